import { dice, scenario } from '../kit.ts';

// What is for one attack, or once in a turn, is for no other.

const SABRETOOTH = { at: [10, 18], power: 7 } as const;

scenario(
  ['CP-ATTACK-4', 'CP-ATTACK-14', 'CP-EFFECT-6'],
  'No Mercy, Finisher: the dice are for the next attack, not for the one that follows from it',
  {
    given: {
      active: 'sabretooth',
      dice: dice('wild, hit, failure 8, failure 3, hit, blank 4, failure 3'),
      Ann: { characters: { sabretooth: SABRETOOTH } },
      Ben: { characters: { giant: { at: [13, 18], damage: 3 } } },
    },
    when: [
      { who: 'Ann', does: { power: 'no-mercy' } },
      {
        who: 'Ann',
        does: { attack: 'savage-predator', may: true },
        then: { roll: { attack: dice('hit, blank 4') }, asked: { Ann: 'ask.react' } },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      Ann: { sabretooth: { power: 1 } },
      Ben: { giant: { damage: 6 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-14', 'CP-TACTIC-4', 'CP-COND-1'],
  'Trip Up, Ricochet: the conditions are for the target of this attack, not of the next',
  {
    given: {
      active: 'captain-america',
      dice: dice('wild, hit, blank 3, failure 3, hit 2, blank 3, failure 3'),
      Ann: {
        tactics: ['trip-up'],
        characters: { 'captain-america': { at: [10, 18], power: 1 }, frail: { at: [15, 21], power: 1 } },
      },
      Ben: { characters: { giant: { at: [15, 18] }, dummy: { at: [19, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'shield-throw', target: 'giant', react: 'trip-up' } },
      { who: 'Ann', does: { react: 'shield-throw.2', may: true } },
    ],
    then: {
      Ben: { giant: { damage: 2, conditions: ['stun', 'stagger'] }, dummy: { damage: 2, conditions: [] } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(['CP-RULING-22'], 'Trip Up, an attack that comes to nothing: the next one is not meant', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3'),
    Ann: {
      tactics: ['trip-up'],
      characters: { dummy: { at: [10, 18], power: 3 }, frail: { at: [12, 20.5], power: 1 } },
    },
    Ben: { characters: { drainer: { at: [12, 18], power: 1 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'zap', react: 'trip-up' } },
    { who: 'Ben', does: { react: 'drain' } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: {
    Ann: { dummy: { power: 0 }, tactics: [] },
    Ben: { drainer: { damage: 1, conditions: [] } },
    happened: ['attack-aborted', 'attack-resolved'],
    actions: 0,
    quiet: true,
  },
  editions: ['en', 'es13'],
});

scenario(
  ['CP-TACTIC-14', 'CP-LEAD-2'],
  'Army of Evil: what was played in the Power Phase was played in no turn',
  {
    given: {
      phase: 'power',
      Ann: {
        affiliation: 'hydra',
        leader: 'baron-helmut-zemo',
        tactics: ['stark-armory', 'patch-up'],
        characters: {
          'baron-helmut-zemo': { at: [10, 18], power: 2 },
          'iron-man': { at: [10, 20], power: 1, damage: 2 },
        },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      // Power 2 after step 1: all of it is paid, and 1 comes back.
      { who: 'Ann', does: { react: 'stark-armory', amount: 2 } },
      { who: 'Ann', does: { react: 'army-of-evil/1' }, then: { Ann: { 'iron-man': { power: 1 } } } },
      { who: 'Ann', does: { tactic: 'patch-up', amount: 1 } },
      { who: 'Ann', does: { react: 'army-of-evil/1' } },
    ],
    then: {
      Ann: { 'baron-helmut-zemo': { power: 3 }, 'iron-man': { damage: 1, power: 1 }, tactics: [] },
      quiet: true,
    },
  },
);
