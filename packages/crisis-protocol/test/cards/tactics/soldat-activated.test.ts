import { dice, scenario } from '../../kit.ts';

const SOLDIER = 'winter-soldier-operative';
const CABAL = {
  affiliation: 'cabal',
  leader: 'red-skull',
  tactics: ['soldat-activated'],
};

scenario(
  ['CP-TACTIC-4', 'CP-LEAD-2', 'CP-ATTACK-14', 'CP-COVER-6'],
  'Compelled Minion: the leader near him has cover; whoever attacks it is attacked for 2 Power',
  {
    given: {
      phase: 'leadership',
      priority: 'Ben',
      dice: dice('hit 2, blank 2, blank 4, hit 2, failure 3, failure 3'),
      Ann: {
        ...CABAL,
        characters: { 'red-skull': { at: [12, 18] }, [SOLDIER]: { at: [12, 21], power: 2 } },
      },
      Ben: { characters: { dummy: { at: [10, 18] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'soldat-activated' } },
      { who: 'Ben', does: { activate: 'dummy', attack: 'jab' } },
      { who: 'Ben', does: { target: 'red-skull' } },
      { who: 'Ann', does: { react: 'cover', change: [4] } },
      { who: 'Ann', does: { react: 'compelled-minion', may: true, attack: 'spec-ops-rifle' } },
      { who: 'Ann', does: { react: 'spec-ops-rifle.0' } },
    ],
    then: {
      Ann: { 'red-skull': { damage: 1 }, [SOLDIER]: { power: 4 }, tactics: [] },
      Ben: { dummy: { damage: 2 } },
      quiet: true,
    },
  },
);

scenario(
  'CP-SUPER-4',
  'Compelled Minion: beginning his activation near the leader he gains 1 Power and may heal 1 damage',
  {
    given: {
      phase: 'leadership',
      Ann: {
        ...CABAL,
        characters: { 'red-skull': { at: [12, 18] }, [SOLDIER]: { at: [12, 21], damage: 2 } },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'soldat-activated' } },
      { who: 'Ann', does: { activate: SOLDIER, may: true } },
    ],
    then: { Ann: { [SOLDIER]: { power: 2, damage: 1 }, 'red-skull': { power: 1 } }, quiet: true },
  },
);

scenario('CP-TACTIC-2', 'a squad of the Avengers cannot play it', {
  given: {
    phase: 'leadership',
    Ann: {
      affiliation: 'avengers',
      leader: 'captain-america',
      tactics: ['soldat-activated'],
      characters: { 'captain-america': { at: [12, 18] }, [SOLDIER]: { at: [12, 21] } },
    },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { activate: SOLDIER } }],
  then: { Ann: { [SOLDIER]: { power: 1 }, tactics: ['soldat-activated'] }, quiet: true },
});

scenario(['CP-TACTIC-9'], 'nobody without his alter ego and Spetsnaz Training can play it', {
  given: {
    phase: 'leadership',
    Ann: { ...CABAL, characters: { 'red-skull': { at: [12, 18] }, dummy: { at: [12, 21] } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { activate: 'dummy' } }],
  then: { Ann: { tactics: ['soldat-activated'] }, quiet: true },
});

scenario(
  ['CP-DAZED-4', 'CP-ATTACK-14'],
  'Compelled Minion: a leader who was Dazed by the attack is not avenged',
  {
    given: {
      phase: 'leadership',
      priority: 'Ben',
      dice: dice('hit 2, blank 2, failure 4'),
      Ann: {
        ...CABAL,
        characters: { 'red-skull': { at: [12, 18], damage: 5 }, [SOLDIER]: { at: [12, 21], power: 2 } },
      },
      Ben: { characters: { dummy: { at: [10, 18] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'soldat-activated' } },
      { who: 'Ben', does: { activate: 'dummy', attack: 'jab', target: 'red-skull' } },
    ],
    then: {
      Ann: { 'red-skull': { dazed: true }, [SOLDIER]: { power: 3 } },
      Ben: { dummy: { damage: 0 } },
      asked: { Ben: 'ask.activation' },
      quiet: true,
    },
  },
);

scenario('CP-LEAD-5', 'Compelled Minion: somebody whose leadership is not in use is no leader to him', {
  given: {
    phase: 'leadership',
    priority: 'Ben',
    dice: dice('hit 2, blank 2, blank 4'),
    Ann: {
      ...CABAL,
      characters: {
        'red-skull': { at: [30, 30] },
        'captain-america': { at: [12, 18] },
        [SOLDIER]: { at: [12, 21], power: 2 },
      },
    },
    Ben: { characters: { dummy: { at: [10, 18] } } },
  },
  when: [
    { who: 'Ann', does: { react: 'soldat-activated' } },
    { who: 'Ben', does: { activate: 'dummy', attack: 'jab' } },
    { who: 'Ben', does: { target: 'captain-america' } },
  ],
  // Neither cover nor revenge; the Power is that of the Power Phase.
  then: { Ann: { 'captain-america': { damage: 2 }, [SOLDIER]: { power: 3 } }, quiet: true },
});
