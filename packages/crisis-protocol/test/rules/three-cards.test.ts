import { dice, scenario } from '../kit.ts';

// Where three cards meet; those that pass an attack on have a file of their own.

const AVENGER = 'captain-america-first-avenger';
const MERC = 'crossbones-merciless-merc';
const THANOS = 'thanos-the-mad-titan';

scenario(
  ['CP-COND-14', 'CP-COND-12', 'CP-ACTIVATE-9'],
  'Charge under Slow and Stun: a Short advance, and 1 Power for 3 damage',
  {
    given: {
      active: AVENGER,
      dice: dice('hit 3, blank 2, failure 3'),
      Ann: { characters: { [AVENGER]: { at: [10, 18], power: 2, conditions: ['slow', 'stun'] } } },
      Ben: { characters: { giant: { at: [18, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'charge' } },
      { who: 'Ann', does: { move: [15.2, 18] }, refused: ['CP-ADVANCE-9'] },
      { who: 'Ann', does: { move: [14.5, 18], attack: 'shield-bounce' } },
    ],
    then: {
      Ann: { [AVENGER]: { at: [14.5, 18], power: 1 } },
      Ben: { giant: { damage: 3 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-DAZED-10', 'CP-DAZED-2', 'CP-EFFECT-6'],
  'Hit and Run, Counter-Strike: who is Dazed after the first granted action does not make the second',
  {
    given: {
      active: MERC,
      dice: dice('failure 5, failure 3, critical, failure 3'),
      Ann: { characters: { [MERC]: { at: [10, 18], power: 2, damage: 5 }, giant: { at: [4, 4] } } },
      Ben: { characters: { 'baron-zemo': { at: [12, 18], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { power: 'hit-and-run' } },
      { who: 'Ann', does: { attack: 'plasma-beam', aim: [20, 18] } },
      { who: 'Ben', does: { react: 'counter-strike' } },
    ],
    then: {
      Ann: { [MERC]: { at: [10, 18], dazed: true, activated: true } },
      asked: { Ben: 'ask.turn' },
      quiet: true,
    },
  },
);

scenario(
  ['CP-DAZED-10', 'CP-CLIMB-1', 'CP-CLIMB-2'],
  'Charge, Kill Box: who is Dazed at the end of the granted move does not attack',
  {
    given: {
      active: AVENGER,
      dice: dice('failure 4'),
      terrain: { car: { at: [11, 20, 13, 21], size: 2 } },
      Ann: { characters: { [AVENGER]: { at: [10, 18], power: 2, damage: 4 }, giant: { at: [4, 4] } } },
      Ben: { characters: { 'winter-soldier-operative': { at: [15, 18], power: 3 } } },
    },
    when: [
      { who: 'Ann', does: { power: 'charge' } },
      { who: 'Ann', does: { move: [12, 18] } },
      { who: 'Ben', does: { react: 'kill-box' } },
    ],
    then: {
      Ann: { [AVENGER]: { dazed: true, activated: true } },
      Ben: { 'winter-soldier-operative': { damage: 0, power: 0 } },
      'not-happened': ['attack-declared'],
      asked: { Ben: 'ask.turn' },
      quiet: true,
    },
  },
);

scenario(
  ['CP-DAZED-7', 'CP-ATTACK-14', 'CP-TIMING-4'],
  'Unleash the Cube, Counter-Strike: the throw comes first, and who is Dazed by it no longer strikes back',
  {
    given: {
      active: 'red-skull',
      dice: dice('hit, blank 6, failure 3'),
      terrain: { wall: { at: [16.5, 16, 17.5, 20], size: 3 } },
      Ann: { characters: { 'red-skull': { at: [10, 18], power: 4 } } },
      Ben: { characters: { 'baron-zemo': { at: [14, 18], damage: 3, power: 2 }, giant: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'unleash-the-cube', may: true, aim: [20, 18] } }],
    then: {
      Ann: { 'red-skull': { damage: 0, power: 0 } },
      Ben: { 'baron-zemo': { dazed: true, damage: 5, power: 4 } },
      terrain: ['wall'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-11', 'CP-ATTACK-12', 'CP-DAZED-4'],
  'Throw before damage: who is Dazed by the collision suffers none of the attack, and nobody gains Power for it',
  {
    given: {
      active: THANOS,
      dice: dice('wild, hit 2, blank 3, failure 3'),
      terrain: { wall: { at: [16.5, 16, 17.5, 20], size: 3 } },
      Ann: { characters: { [THANOS]: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [13, 18], damage: 5 }, giant: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'strike', may: true, aim: [20, 18] } }],
    then: {
      Ann: { [THANOS]: { power: 0 } },
      Ben: { dummy: { dazed: true, damage: 6, power: 1 } },
      happened: [{ dazed: { who: 'dummy' } }, { 'attack-resolved': { dealt: 0 } }],
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-2', 'CP-MODIFY-3', 'CP-EFFECT-1'],
  'Pierce, Bleed, the Time gem: what Pierce changed is rolled again, and the last roll shows no wild',
  {
    given: {
      active: 'sabretooth',
      dice: dice('wild, hit 4, block 3, hit 2, blank 3, blank 3'),
      Ann: { characters: { sabretooth: { at: [10, 18], power: 2, gems: ['time'] } } },
      Ben: { characters: { giant: { at: [13, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'claw-slash', change: [5] } },
      { who: 'Ann', does: { react: 'time-gem' } },
    ],
    then: {
      Ann: { sabretooth: { power: 2 } },
      Ben: { giant: { damage: 2, conditions: [] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-FORM-9', 'CP-TACTIC-10', 'CP-TACTIC-4'],
  'a throw, Pym Particle Control, Brace for Impact: she shrinks, and both are spared',
  {
    given: {
      active: 'hulk',
      Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
      Ben: {
        tactics: ['brace-for-impact'],
        characters: { wasp: { at: [13, 18], power: 2 }, dummy: { at: [16, 18], power: 1 } },
      },
    },
    when: [
      { who: 'Ann', does: { power: 'strongest-one-there-is', aim: [30, 18] } },
      { who: 'Ben', does: { react: 'pym-particle-control', to: [14, 18] } },
      { who: 'Ben', does: { react: 'brace-for-impact', players: ['wasp', 'dummy'] } },
    ],
    then: {
      Ben: { wasp: { form: 1, damage: 0, power: 0 }, dummy: { damage: 0, power: 0 }, tactics: [] },
      'not-happened': ['damaged'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-THROW-12', 'CP-THROW-13', 'CP-DODGE-2'],
  'a throw into an ally of the thrower: the dodge, the damage and who gains Power for it',
  {
    given: {
      active: 'hulk',
      // Doctor Octopus dodges with four dice: one critical and one more die, a block.
      dice: dice('critical, failure 3, block'),
      Ann: { characters: { hulk: { at: [10, 18], power: 2 }, 'doctor-octopus': { at: [16, 18] } } },
      Ben: { characters: { dummy: { at: [13, 18] } } },
    },
    when: [{ who: 'Ann', does: { power: 'strongest-one-there-is', aim: [30, 18] } }],
    // 3 damage threaten him in every edition. From an ally's effect it brings no Power; his critical does.
    then: {
      Ann: { 'doctor-octopus': { damage: 1, power: 1 } },
      Ben: { dummy: { damage: 1, power: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-KO-1'],
  'The Age of Ultron, Death’s Agenda: who was KO’d and stays all the same scores the enemy a point',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, blank 3, failure 4'),
      Ann: {
        affiliation: 'black-order',
        leader: THANOS,
        characters: { dummy: { at: [10, 18] }, [THANOS]: { at: [4, 4] } },
      },
      Ben: {
        tactics: ['the-age-of-ultron'],
        characters: { ultron: { at: [12.5, 18], side: 'injured', damage: 4, power: 8 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'the-age-of-ultron', may: false } },
    ],
    then: {
      Ann: { points: 1 },
      Ben: { ultron: { gone: false, side: 'healthy', damage: 0, power: 1 }, tactics: [] },
      happened: ['restored', { scored: { player: 'Ann' } }],
      'not-happened': ['knocked-out'],
      quiet: true,
    },
  },
);
