import { dice, scenario } from '../kit.ts';

/** Who falls, steps in or wins in the middle of something: worked out by hand from the ledger. */

scenario(
  ['CP-LEAD-4', 'CP-EFFECT-6', 'CP-GRUNT-14'],
  'Rough Around the Edges, Master of Evil: with its leader KO’d by what the attack brought, the attacker gains nothing',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, blank, failure 2'),
      Ann: {
        affiliation: 'cabal',
        leader: 'red-skull',
        characters: {
          dummy: { at: [10, 18] },
          'red-skull': { at: [12.5, 20], side: 'injured', damage: 5 },
        },
      },
      Ben: {
        characters: { 'ultron-drones': { at: [12.5, 18] }, 'ultron-metal-tyrant': { at: [30, 30] } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'rough-around-the-edges' } },
    ],
    then: {
      Ann: { dummy: { damage: 1, power: 1 }, 'red-skull': { gone: true } },
      Ben: { 'ultron-drones': { gone: true } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-WIN-1', 'CP-AREA-5'],
  'God of Thunder, Death’s Agenda: the 16th point ends the match before the second enemy is attacked',
  {
    given: {
      active: 'thor-prince-of-asgard',
      dice: dice('hit 5, failure 2, failure 2'),
      Ann: {
        points: 15,
        affiliation: 'black-order',
        leader: 'thanos-the-mad-titan',
        characters: {
          'thor-prince-of-asgard': { at: [10, 18], power: 4 },
          'thanos-the-mad-titan': { at: [30, 30] },
        },
      },
      Ben: {
        points: 15,
        characters: {
          dummy: { at: [12, 18], side: 'injured', damage: 4 },
          blocker: { at: [10, 20], side: 'injured', damage: 4 },
          giant: { at: [4, 4] },
        },
      },
    },
    when: [{ who: 'Ann', does: { attack: 'god-of-thunder', target: 'dummy' } }],
    then: {
      won: 'Ann',
      Ann: { points: 16 },
      Ben: { dummy: { gone: true }, blocker: { gone: false, damage: 4 } },
    },
  },
);

scenario(
  ['CP-KEYWORD-12', 'CP-ATTACK-20', 'CP-EFFECT-1'],
  'Hail Hydra, Stealth: whom the attacker could not choose from so far away is pushed forward all the same',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank, failure 2'),
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: {
        characters: {
          'red-skull': { at: [16, 18], power: 2 },
          'black-widow': { at: [18.5, 18] },
        },
      },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'zap' },
        then: { happened: [{ 'attack-declared': { target: 'red-skull' } }] },
      },
      { who: 'Ben', does: { react: 'hail-hydra' } },
    ],
    then: {
      Ben: { 'red-skull': { damage: 0, power: 0 }, 'black-widow': { damage: 2, power: 2 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-HOLD-2', 'CP-HOLD-5', 'CP-THROW-11', 'CP-THROW-12'],
  'a throw, two tokens, a collision: both drop what they hold, and the thrower’s player places both',
  {
    given: {
      active: 'captain-marvel',
      extraction: 'struggle-for-the-cube-continues',
      dice: dice('failure 3'),
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
      Ben: {
        characters: {
          dummy: { at: [12, 18], damage: 5, holds: [1] },
          other: { card: 'dummy', at: [15, 18], damage: 4, holds: [2] },
          giant: { at: [30, 30] },
        },
      },
    },
    when: [
      {
        who: 'Ann',
        does: { power: 'danvers-special', choose: 'dummy', aim: [30, 18] },
        then: { asked: { Ann: 'ask.drop' }, Ben: { dummy: { dazed: true } } },
      },
      { who: 'Ann', does: { to: [12, 15] }, then: { asked: { Ann: 'ask.drop' } } },
      { who: 'Ann', does: { to: [15, 21] } },
    ],
    then: {
      Ben: { dummy: { dazed: true, holds: [] }, other: { dazed: true, holds: [], damage: 6 } },
      tokens: { 1: { at: [12, 15] }, 2: { at: [15, 21] } },
      quiet: true,
    },
  },
);
