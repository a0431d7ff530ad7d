import { dice, scenario } from '../kit.ts';

/** Where three cards meet after an attack, in a collision or at the end of a round: worked out by hand from the ledger. */

const IRON = 'invincible-iron-man';

const unibeam = {
  active: IRON,
  dice: dice('critical, hit 2, blank 4, blank 2, blank 2'),
  Ann: { characters: { [IRON]: { at: [10, 18], power: 4, damage: 4 }, giant: { at: [4, 4] } } },
};

scenario(
  ['CP-ATTACK-14', 'CP-DAZED-4'],
  'Focused Unibeam, Last Line of Defense: toward an attacker whom his own attack has Dazed',
  {
    given: {
      ...unibeam,
      Ben: {
        affiliation: 'shield',
        leader: 'nick-fury',
        characters: { 'nick-fury': { at: [30, 30] }, dummy: { at: [16, 18] } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'focused-unibeam' } },
      { who: 'Ben', does: { react: 'last-line-of-defense', to: [13, 18] } },
    ],
    then: {
      Ann: { [IRON]: { dazed: true, power: 0 } },
      Ben: { dummy: { damage: 3, power: 2, at: [13, 18] } },
      quiet: true,
    },
  },
);

scenario(['CP-ATTACK-14', 'CP-DAZED-4'], 'Focused Unibeam, Aggressive, I Can Take It: the same', {
  given: { ...unibeam, Ben: { characters: { 'crossbones-merciless-merc': { at: [16, 18] } } } },
  when: [
    { who: 'Ann', does: { attack: 'focused-unibeam' } },
    { who: 'Ben', does: { react: 'aggressive', to: [13, 18] } },
  ],
  then: { Ben: { 'crossbones-merciless-merc': { damage: 2, at: [13, 18] } }, quiet: true },
});

scenario('CP-DAZED-4', 'Focused Unibeam, Counter-Strike: nobody strikes back at who is Dazed', {
  given: { ...unibeam, Ben: { characters: { 'baron-zemo': { at: [14, 18], power: 2 } } } },
  when: [
    { who: 'Ann', does: { attack: 'focused-unibeam' } },
    // Strategic Genius.
    { who: 'Ben', does: { pass: true } },
  ],
  then: {
    Ann: { [IRON]: { dazed: true } },
    Ben: { 'baron-zemo': { damage: 3, power: 5 } },
    turn: 'Ben',
    quiet: true,
  },
});

scenario('CP-ATTACK-14', 'both players have one: the rules of the attacker’s own card alone', {
  given: {
    active: "Ann's captain-america",
    dice: dice('hit 3, blank 2, blank 4'),
    Ann: { characters: { 'captain-america': { at: [10, 18] } } },
    Ben: { characters: { 'captain-america': { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike' } }],
  then: {
    Ann: { 'captain-america': { power: 3 } },
    Ben: { 'captain-america': { power: 3, damage: 3 } },
    quiet: true,
  },
});

scenario(
  ['CP-ATTACK-14', 'CP-TIMING-4', 'CP-DAZED-10'],
  'Master of Evil, Counter-Strike: the attacker’s Power first, and then he falls',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 2, failure 3, critical 2, blank 2'),
      Ann: {
        affiliation: 'cabal',
        leader: 'red-skull',
        characters: { dummy: { at: [10, 18], damage: 4 }, 'red-skull': { at: [4, 4] } },
      },
      Ben: { characters: { 'black-widow': { at: [12.5, 18], power: 1 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'counter-strike' } },
    ],
    then: {
      Ann: { dummy: { dazed: true, power: 3 } },
      Ben: { 'black-widow': { power: 1, damage: 2 } },
      turn: 'Ben',
      quiet: true,
    },
  },
);

scenario(
  ['CP-BEAM-5', 'CP-ATTACK-20'],
  'a beam, Bodyguard, Vibranium Shield: who steps in under the tool is attacked twice',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 4, hit 2, blank 4'),
      Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
      Ben: { characters: { blocker: { at: [13, 18] }, 'captain-america': { at: [15.5, 18], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'ray', aim: [16, 18], target: 'blocker' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      { who: 'Ben', does: { pass: true } },
    ],
    then: {
      Ann: { dummy: { power: 4 } },
      Ben: { blocker: { damage: 0 }, 'captain-america': { damage: 4, power: 4 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-20', 'CP-ATTACK-5'],
  'Sacrifice, Bodyguard, Vibranium Shield: the last one is bound by nothing that was said of the one before',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, block 2, blank 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['sacrifice'],
        characters: {
          giant: { at: [12.5, 18], power: 1 },
          blocker: { at: [15.5, 18], power: 1 },
          'captain-america': { at: [17.5, 18], power: 4 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'sacrifice', players: ['giant', 'blocker'] } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    then: {
      Ben: {
        giant: { damage: 0, power: 0 },
        blocker: { damage: 0, power: 0 },
        'captain-america': { damage: 2, power: 2 },
      },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-12', 'CP-THROW-9', 'CP-DAZED-4'],
  'Hulk Smash!, a wall: whom the throw Dazes suffers nothing more, and gains no Stagger',
  {
    given: {
      active: 'hulk',
      terrain: { wall: { at: [16, 16, 17, 20], size: 5 } },
      dice: dice('wild 2, hit 6, blank 3'),
      Ann: { characters: { hulk: { at: [10, 18], power: 4 } } },
      Ben: { characters: { dummy: { at: [13, 18], damage: 5 }, giant: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'hulk-smash', may: true, aim: [16, 18] } }],
    then: {
      Ben: { dummy: { dazed: true, damage: 6, power: 1, conditions: [] } },
      terrain: ['wall'],
      actions: 1,
      quiet: true,
    },
  },
);

scenario(['CP-ATTACK-11', 'CP-COND-14'], 'Widow Stingers: a Stun before the damage cuts the Power for it', {
  given: {
    active: 'the-black-widow',
    dice: dice('wild, hit 2, blank, blank 2'),
    Ann: { characters: { 'the-black-widow': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'widow-stingers' } }],
  then: {
    Ann: { 'the-black-widow': { power: 1 } },
    Ben: { dummy: { damage: 3, power: 1, conditions: ['stun'] } },
    quiet: true,
  },
});

scenario(
  ['CP-ATTACK-31', 'CP-DAMAGE-3'],
  'Repulsor MK 2, Being of Immeasurable Power: what is reduced to nothing was not dealt',
  {
    given: {
      active: IRON,
      dice: dice('hit, blank 4, blank 3'),
      Ann: { characters: { [IRON]: { at: [10, 18] } } },
      Ben: { characters: { 'thanos-the-mad-titan': { at: [14, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'repulsor-mk-2' } }],
    then: {
      Ann: { [IRON]: { power: 1 } },
      Ben: { 'thanos-the-mad-titan': { damage: 0, power: 0 } },
      'not-happened': ['damaged'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-THROW-11', 'CP-THROW-12'],
  'Proportionate Strength, I Am Iron Man, I Can Take It: each lessens the damage of the collision that is its own',
  {
    given: {
      active: 'spectacular-spider-man',
      dice: dice('blank 4'),
      Ann: { characters: { 'spectacular-spider-man': { at: [6, 18], power: 3 } } },
      Ben: {
        characters: {
          [IRON]: { at: [10, 18], power: 1 },
          'crossbones-merciless-merc': { at: [13, 18] },
        },
      },
    },
    when: [
      {
        who: 'Ann',
        does: { power: 'proportionate-strength-of-a-spider', throw: IRON, aim: [14, 18] },
      },
      { who: 'Ben', does: { react: 'i-am-iron-man' } },
    ],
    // Size 2 and 1 more, or 3 in the newest edition.
    then: {
      Ben: { [IRON]: { damage: 0, power: 0 }, 'crossbones-merciless-merc': { damage: 2, power: 2 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-TIMING-1', 'CP-THROW-11'],
  'Brace for Impact of both players: the one with priority plays it first, and nobody has anything to dodge',
  {
    given: {
      active: 'spectacular-spider-man',
      priority: 'Ben',
      Ann: {
        tactics: ['brace-for-impact'],
        characters: {
          'spectacular-spider-man': { at: [6, 18], power: 3 },
          dummy: { at: [13, 18], power: 1 },
        },
      },
      Ben: { tactics: ['brace-for-impact'], characters: { blocker: { at: [10, 18], power: 1 } } },
    },
    when: [
      {
        who: 'Ann',
        does: { power: 'proportionate-strength-of-a-spider', aim: [14, 18] },
        then: { asked: { Ben: 'react' } },
      },
      { who: 'Ben', does: { react: 'brace-for-impact' } },
      { who: 'Ann', does: { react: 'brace-for-impact' } },
    ],
    then: {
      Ann: { dummy: { damage: 0, power: 0 } },
      Ben: { blocker: { damage: 0, power: 0 } },
      'not-happened': ['rolled'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-HOLD-4', 'CP-THROW-9', 'CP-THROW-10'],
  'a thrown holder is Dazed by the wall: it drops where it lies, and the thrower’s player places it',
  {
    given: {
      active: 'spectacular-spider-man',
      extraction: 'struggle-for-the-cube-continues',
      terrain: { wall: { at: [14, 16, 16, 20], size: 3 } },
      Ann: { characters: { 'spectacular-spider-man': { at: [6, 18], power: 3 } } },
      Ben: {
        characters: {
          dummy: { at: [10, 18], damage: 5, holds: ['extraction-1'] },
          giant: { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { power: 'proportionate-strength-of-a-spider', aim: [14, 18] } },
      { who: 'Ann', does: { to: [9.5, 18] } },
    ],
    then: {
      Ben: { dummy: { dazed: true, power: 1, at: [13.311, 18] } },
      tokens: { 'extraction-1': { at: [9.5, 18], holder: null } },
      terrain: ['wall'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-THROW-10', 'CP-GRUNT-3', 'CP-TERRAIN-4'],
  'Proportionate Strength, I Will Create a Better Age: terrain that an ally’s throw breaks brings the Drones',
  {
    given: {
      active: 'spectacular-spider-man',
      terrain: { crate: { at: [12.5, 17, 14, 19], size: 1 } },
      Ann: {
        characters: {
          'spectacular-spider-man': { at: [6, 18], power: 3 },
          'ultron-metal-tyrant': { at: [6, 24] },
          'ultron-drones': {},
        },
      },
      Ben: { characters: { dummy: { at: [10, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'proportionate-strength-of-a-spider', aim: [14, 18] } },
      { who: 'Ann', does: { react: 'i-will-create-a-better-age', to: [6, 27] } },
    ],
    then: {
      Ann: { 'ultron-drones': { at: [6, 27], conditions: ['stagger'] } },
      Ben: { dummy: { damage: 1, power: 1 } },
      terrain: [],
      quiet: true,
    },
  },
);

scenario(
  ['CP-DAZED-10', 'CP-ATTACK-14', 'CP-TIMING-2'],
  'This Is Our Day, Clean Sweep: an attacker who falls with his target sweeps nobody any more',
  {
    given: {
      phase: 'power',
      priority: 'Ann',
      dice: dice('wild, hit 2, blank 4, blank 3'),
      Ann: {
        points: 1,
        characters: {
          'winter-soldier-operative': { at: [10, 18], damage: 5, power: 3 },
          giant: { at: [4, 4] },
        },
      },
      Ben: {
        tactics: ['this-is-our-day'],
        characters: {
          dummy: { at: [12.5, 18], damage: 5 },
          blocker: { at: [10, 22] },
          'doc-ock-sinister-scientist': { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ben', does: { react: 'this-is-our-day' } },
      { who: 'Ann', does: { activate: 'winter-soldier-operative' } },
      { who: 'Ann', does: { attack: 'the-red-agent', target: 'dummy' } },
    ],
    then: {
      Ann: { 'winter-soldier-operative': { dazed: true } },
      Ben: { dummy: { dazed: true }, blocker: { damage: 0 } },
      turn: 'Ben',
      quiet: true,
    },
  },
);
