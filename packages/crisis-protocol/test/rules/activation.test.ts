import { scenario } from '../kit.ts';

const two = {
  Ann: { characters: { dummy: { at: [10, 18] }, giant: { at: [4, 30] } } },
  Ben: { characters: { dummy: { at: [30, 18] }, giant: { at: [32, 4] } } },
};

scenario(
  ['CP-ACTPHASE-2', 'CP-ACTPHASE-3', 'CP-ACTPHASE-5', 'CP-PRIORITY-1', 'CP-ACTIVATE-13'],
  'players alternate, priority first; nobody activates twice',
  {
    given: { ...two, priority: 'Ben' },
    when: [
      { who: 'Ben', does: { activate: 'dummy', end: true }, then: { asked: { Ann: 'ask.turn' } } },
      { who: 'Ann', does: { activate: 'dummy', end: true } },
      { who: 'Ben', does: { activate: 'dummy' }, refused: ['CP-ACTIVATE-13'] },
    ],
    then: {
      Ben: { dummy: { activated: true } },
      Ann: { dummy: { activated: true }, giant: { activated: false } },
      quiet: true,
    },
  },
);

scenario(['CP-PASS-1', 'CP-PASS-2', 'CP-PASS-3'], 'passing needs fewer ready characters than the opponent', {
  given: { ...two, Ann: { characters: { dummy: { at: [10, 18] } } } },
  when: [{ who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.turn' } } }],
  then: { Ann: { dummy: { activated: false } }, happened: ['passed'], quiet: true },
});

scenario(['CP-PASS-1'], 'with as many ready characters passing is refused', {
  editions: ['en', 'de'],
  given: two,
  when: [{ who: 'Ann', does: { pass: true }, refused: ['CP-PASS-1'] }],
  then: { quiet: true },
});

scenario(['CP-PASS-2'], 'with as many ready characters passing is refused', {
  editions: ['es13'],
  given: two,
  when: [{ who: 'Ann', does: { pass: true }, refused: ['CP-PASS-2'] }],
  then: { quiet: true },
});

scenario(['CP-ACTPHASE-4', 'CP-DAZED-11'], 'a Dazed character can’t be chosen', {
  given: { ...two, Ann: { characters: { dummy: { at: [10, 18], dazed: true }, giant: { at: [4, 30] } } } },
  when: [{ who: 'Ann', does: { activate: 'dummy' }, refused: ['CP-DAZED-11'] }],
  then: { offered: { Ann: ['activate:1'] }, quiet: true },
});

scenario('CP-ACTIVATE-1', 'whoever is activated has two actions', {
  given: { ...two, priority: 'Ben' },
  when: [{ who: 'Ben', does: { activate: 'dummy' } }],
  then: { actions: 2, quiet: true },
});

scenario(
  ['CP-ACTIVATE-1', 'CP-ACTIVATE-2', 'CP-ACTIVATE-10'],
  'two actions, the same one twice, then no third',
  {
    given: { ...two, active: 'dummy' },
    when: [
      { who: 'Ann', does: { move: [12, 18] }, then: { actions: 1 } },
      { who: 'Ann', does: { move: [14, 18] }, then: { actions: 0 } },
      { who: 'Ann', does: { move: [16, 18] }, refused: ['CP-ACTIVATE-1'] },
      { who: 'Ann', does: { end: true } },
    ],
    then: { Ann: { dummy: { at: [14, 18], activated: true } }, quiet: true },
  },
);

scenario(
  ['CP-SUPER-6', 'CP-ACTIVATE-6', 'CP-ACTIVATE-9'],
  'CP-CASE-25: Charge takes one action; its move and attack do not count',
  {
    given: {
      active: 'baron-zemo',
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      Ann: { characters: { 'baron-zemo': { at: [10, 18], power: 4 } } },
      Ben: { characters: { dummy: { at: [20, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'charge', to: [18, 18] } },
      { who: 'Ann', does: { attack: 'sword-strike' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { pass: true }, then: { actions: 1 } },
      { who: 'Ann', does: { power: 'charge' }, refused: ['CP-SUPER-4'] },
    ],
    then: { Ann: { 'baron-zemo': { power: 2, at: [18, 18] } }, quiet: true },
  },
);

scenario(
  ['CP-EFFECT-7', 'CP-EFFECT-8'],
  'CP-CASE-11: after a move, Charge still attacks where only one move action is allowed',
  {
    given: {
      active: 'baron-zemo',
      extraction: 'mutant-extremists-target-us-senators',
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      Ann: { characters: { 'baron-zemo': { at: [10, 18], power: 2, holds: [0] } } },
      Ben: { characters: { dummy: { at: [20, 18] } } },
    },
    when: [
      { who: 'Ann', does: { move: [18, 18] } },
      { who: 'Ann', does: { move: [17, 18] }, refused: ['CP-EFFECT-7'] },
      { who: 'Ann', does: { power: 'charge' } },
      { who: 'Ann', does: { attack: 'sword-strike' } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      actions: 0,
      Ann: { 'baron-zemo': { at: [18, 18], power: 0 } },
      happened: ['moved', 'attack-resolved'],
      quiet: true,
    },
  },
);

scenario(['CP-EFFECT-8', 'CP-SUPER-4'], 'Charge is of no use with nobody to attack and no move left', {
  given: {
    active: 'baron-zemo',
    extraction: 'mutant-extremists-target-us-senators',
    Ann: { characters: { 'baron-zemo': { at: [10, 18], power: 2, holds: [0] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { move: [14, 18] } },
    { who: 'Ann', does: { power: 'charge' }, refused: ['CP-SUPER-4'] },
  ],
  then: { actions: 1, Ann: { 'baron-zemo': { at: [14, 18], power: 2 } }, quiet: true },
});

scenario(['CP-DAZED-10'], 'Dazed in its own activation, the activation ends at once', {
  given: {
    active: 'red-skull',
    dice: ['failure', 'failure', 'failure', 'failure', 'failure'],
    Ann: { characters: { 'red-skull': { at: [10, 18], damage: 3 } } },
    Ben: { characters: { dummy: { at: [30, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'cosmic-cube' } }],
  then: {
    Ann: { 'red-skull': { dazed: true, activated: true, power: 3 } },
    asked: { Ben: 'ask.turn' },
    quiet: true,
  },
});

scenario(
  [
    'CP-ACTPHASE-6',
    'CP-CLEANUP-1',
    'CP-CLEANUP-2',
    'CP-CLEANUP-9',
    'CP-CLEANUP-10',
    'CP-CLEANUP-11',
    'CP-ROUND-2',
  ],
  'once all have activated the round is cleaned up; priority leaves who activated last',
  {
    given: {
      priority: 'Ann',
      Ann: { characters: { dummy: { at: [10, 18] }, giant: { at: [4, 30], activated: true } } },
      Ben: { characters: { dummy: { at: [30, 18], activated: true } } },
    },
    when: [{ who: 'Ann', does: { activate: 'dummy', end: true } }],
    then: {
      round: 2,
      phase: 'activation',
      priority: 'Ben',
      Ann: { dummy: { activated: false, power: 1 }, giant: { activated: false, power: 1 } },
      Ben: { dummy: { activated: false, power: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-CLEANUP-7', 'CP-CLEANUP-8', 'CP-STAT-1'],
  'a Dazed character comes back Injured, with its Power and what else it has',
  {
    given: {
      phase: 'cleanup',
      Ann: {
        characters: { dummy: { at: [10, 18], dazed: true, damage: 6, power: 4, conditions: ['slow'] } },
      },
      Ben: { characters: { dummy: { at: [30, 18], damage: 2 } } },
    },
    when: [],
    then: {
      Ann: { dummy: { dazed: false, side: 'injured', damage: 0, power: 5, conditions: [] } },
      Ben: { dummy: { side: 'healthy', damage: 2, power: 1 } },
      quiet: true,
    },
  },
);
