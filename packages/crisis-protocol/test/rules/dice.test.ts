import { dice, scenario } from '../kit.ts';

const duel = {
  Ann: { characters: { blocker: { at: [10, 18] } } },
  Ben: { characters: { blocker: { at: [12, 18], power: 4 } } },
} as const;

scenario(
  ['CP-MODIFY-1', 'CP-MODIFY-6', 'CP-MODIFY-7', 'CP-MODIFY-8'],
  'CP-CASE-23: a named rule rerolls a die once, another rule may again',
  {
    given: {
      ...duel,
      active: 'blocker',
      dice: ['blank', 'blank', 'blank', 'blank', 'block', 'block', 'block', 'blank', 'hit'],
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { pass: true }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'steady', reroll: [0, 0] }, refused: ['CP-MODIFY-7'] },
      { who: 'Ann', does: { reroll: [0] } },
      { who: 'Ann', does: { react: 'sure', reroll: [0] } },
      { who: 'Ben', does: { pass: true } },
    ],
    then: {
      happened: [
        { rerolled: { die: 0, by: 'test/blocker#steady/0' } },
        { rerolled: { die: 0, by: 'test/blocker#sure/0', face: 'hit' } },
        'compared',
      ],
      quiet: true,
    },
  },
);

scenario(
  ['CP-SUPER-8', 'CP-SUPER-9', 'CP-ATTACK-20', 'CP-ATTACK-5'],
  'CP-CASE-30: a Reactive superpower once for each trigger',
  {
    given: {
      ...duel,
      active: 'blocker',
      dice: [
        ...Array(4).fill('blank'),
        ...Array(5).fill('failure'),
        ...Array(4).fill('blank'),
        ...Array(5).fill('failure'),
      ] as never,
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      // Used once, it is not offered again: the dice are rolled, and Ann may modify hers.
      {
        who: 'Ben',
        does: { react: 'perfect-block' },
        then: { asked: { Ann: 'ask.react' }, roll: { defense: Array(5).fill('failure') } },
      },
      { who: 'Ann', does: { pass: true } },
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'perfect-block' } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ben: { blocker: { power: 0 } }, quiet: true },
  },
);

scenario(
  ['CP-DICE-2', 'CP-DICE-3', 'CP-DICE-4', 'CP-DICE-5', 'CP-DICE-6', 'CP-ATTACK-10'],
  'what each face counts for on either side',
  {
    given: {
      active: 'dummy',
      // A critical brings one more die: a blank to the first attack, a block to the second defense.
      dice: dice('critical, wild, hit, block, blank, failure 2, blank, hit 4, critical, wild, hit, block'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      // Three successes and nothing against them: neither the block nor a blank is one in attack.
      { who: 'Ann', does: { attack: 'jab' }, then: { Ben: { dummy: { damage: 3 } } } },
      // Four against three: the hit is none in defense.
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: { happened: [{ 'attack-resolved': { dealt: 1 } }], Ben: { dummy: { damage: 4 } }, quiet: true },
  },
);

scenario(['CP-ATTACK-8', 'CP-ATTACK-27', 'CP-DICE-8'], 'criticals of added dice add none', {
  given: {
    active: 'dummy',
    dice: ['critical', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'critical'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { dummy: { damage: 2 } }, quiet: true },
});

scenario(
  ['CP-ATTACK-17', 'CP-STAT-19', 'CP-MEASURE-12'],
  'CP-CASE-16: in range means any part of the bases',
  {
    given: {
      active: 'spider-man',
      dice: [...Array(6).fill('blank'), ...Array(3).fill('blank')] as never,
      Ann: { characters: { 'spider-man': { at: [10, 18], power: 2 } } },
      // Range 3 is 6 inches: 7.378 from centre to centre.
      Ben: { characters: { 'red-skull': { at: [17.37, 18] }, dummy: { at: [10, 26] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'taser-webs' } }],
    then: { happened: [{ 'attack-declared': { target: 'red-skull' } }], quiet: true },
  },
);

scenario(
  ['CP-ATTACK-15', 'CP-ATTACK-17', 'CP-LOS-1', 'CP-LOS-3'],
  'CP-CASE-10: larger terrain hides the target, smaller does not',
  {
    given: {
      active: 'dummy',
      terrain: { building: { at: [13, 15, 16, 19.5], size: 3 } },
      Ann: { characters: { dummy: { at: [10, 19.2], power: 2 } } },
      Ben: { characters: { dummy: { at: [17.5, 17.5] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'zap' }, refused: ['CP-ATTACK-15'] }],
    then: { 'not-offered': { Ann: ['attack:test/dummy#zap'] }, quiet: true },
  },
);

scenario(['CP-LOS-1'], 'CP-CASE-10: a target that peeks out is seen', {
  given: {
    active: 'dummy',
    terrain: { building: { at: [13, 15, 16, 19.5], size: 3 } },
    Ann: { characters: { dummy: { at: [10, 19.2], power: 2 } } },
    Ben: { characters: { dummy: { at: [17.5, 19.2] } } },
  },
  when: [],
  then: { offered: { Ann: ['attack:test/dummy#zap'] }, quiet: true },
});

scenario(
  ['CP-COVER-1', 'CP-COVER-2', 'CP-COVER-3', 'CP-COVER-4', 'CP-COVER-5', 'CP-COVER-7', 'CP-MODIFY-2'],
  'cover changes one defense die to a block, but no failure',
  {
    given: {
      active: 'dummy',
      terrain: { wall: { at: [15, 17, 16, 19], size: 2 } },
      dice: ['hit', 'hit', 'hit', 'failure', 'blank'],
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { dummy: { at: [17, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'cover', change: [3] }, refused: ['CP-DICE-7'] },
      { who: 'Ben', does: { change: [4] } },
    ],
    then: {
      Ben: { dummy: { damage: 2 } },
      happened: [{ 'die-changed': { before: 'blank', face: 'block' } }],
      quiet: true,
    },
  },
);

scenario(
  ['CP-COVER-5', 'CP-COVER-7'],
  'blocks and failures are nothing for cover to change: nobody is asked',
  {
    given: {
      active: 'dummy',
      terrain: { wall: { at: [15, 17, 16, 19], size: 2 } },
      dice: ['hit', 'hit', 'hit', 'failure', 'block'],
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { dummy: { at: [17, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'zap' } }],
    then: { Ben: { dummy: { damage: 2 } }, asked: { Ann: 'ask.activation' }, quiet: true },
  },
);

scenario(['CP-COVER-4'], 'within Range 2 there is no cover', {
  given: {
    active: 'dummy',
    terrain: { wall: { at: [13, 17, 13.5, 19], size: 2 } },
    dice: ['hit', 'hit', 'hit', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [11, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [15, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' } }],
  then: { Ben: { dummy: { damage: 3 } }, 'not-happened': ['die-changed'], quiet: true },
});

scenario(['CP-ATTACK-16', 'CP-DAZED-3'], 'neither allies nor Dazed enemies can be attacked', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18] }, blocker: { at: [12, 18] } } },
    Ben: { characters: { dummy: { at: [10, 16], dazed: true }, giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' }, refused: ['CP-ATTACK-15'] }],
  then: { quiet: true },
});

scenario(['CP-ATTACK-18', 'CP-POWER-5', 'CP-STAT-21'], 'an attack that cannot be paid cannot be chosen', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' }, refused: ['CP-ATTACK-18'] }],
  then: { Ann: { dummy: { power: 1 } }, quiet: true },
});

scenario(['CP-KEYWORD-12', 'CP-EFFECT-1'], 'Stealth: only attackers within Range 3, in whatever edition', {
  given: {
    active: 'iron-man',
    Ann: { characters: { 'iron-man': { at: [10, 18] } } },
    Ben: { characters: { 'black-widow': { at: [18, 18] } } },
  },
  when: [],
  then: { 'not-offered': { Ann: ['attack:core/iron-man#repulsor-blast'] }, quiet: true },
});

scenario(
  ['CP-BEAM-2', 'CP-BEAM-3', 'CP-BEAM-4', 'CP-BEAM-5', 'CP-BEAM-6'],
  'CP-CASE-21: one payment, one attack for each enemy under the tool',
  {
    given: {
      active: 'dummy',
      dice: [
        'hit',
        'blank',
        'failure',
        'failure',
        'failure',
        'blank',
        'blank',
        'failure',
        'failure',
        'failure',
      ],
      Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
      Ben: { characters: { dummy: { at: [12, 18] }, blocker: { at: [14, 18] }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'ray', aim: [10, 30] }, refused: ['CP-RULING-25'] },
      { who: 'Ann', does: { aim: [20, 18], target: "Ben's dummy" } },
    ],
    then: {
      Ann: { dummy: { power: 1 } },
      Ben: { dummy: { damage: 1 }, blocker: { damage: 0 }, giant: { damage: 0 } },
      happened: ['power-spent', 'attack-resolved', 'attack-resolved'],
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-BEAM-7', 'CP-AREA-9'],
  'CP-CASE-34: in the older editions a friend under the tool suffers 1 damage and gains nothing',
  {
    editions: ['en', 'de'],
    given: {
      active: 'dummy',
      dice: ['blank', 'blank', 'failure', 'failure', 'failure'],
      Ann: { characters: { dummy: { at: [10, 18], power: 1 }, blocker: { at: [14, 18] } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'ray', aim: [20, 18] } }],
    then: { Ann: { blocker: { damage: 1, power: 0 } }, quiet: true },
  },
);

scenario(['CP-BEAM-8'], 'CP-CASE-34: in the newest edition nothing happens to it', {
  editions: ['es13'],
  given: {
    active: 'dummy',
    dice: ['blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [10, 18], power: 1 }, blocker: { at: [14, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'ray', aim: [20, 18] } }],
  then: { Ann: { blocker: { damage: 0 } }, quiet: true },
});

scenario(
  ['CP-AREA-2', 'CP-AREA-3', 'CP-AREA-4', 'CP-AREA-5'],
  'an area attacks every enemy in range, in an order the attacker chooses',
  {
    given: {
      active: 'dummy',
      dice: ['hit', 'hit', 'failure', 'failure', 'failure', 'hit', 'blank', 'failure', 'failure', 'failure'],
      Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
      Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [10, 14] }, 'iron-man': { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'quake', target: 'giant' } }],
    then: {
      Ann: { dummy: { power: 0 } },
      Ben: { giant: { damage: 2 }, dummy: { damage: 1 }, 'iron-man': { damage: 0 } },
      quiet: true,
    },
  },
);

scenario('CP-AREA-4', 'an area spares whom the attacker cannot see', {
  given: {
    active: 'dummy',
    terrain: { wall: { at: [6, 16.2, 14, 16.8], size: 5 } },
    dice: ['hit', 'hit', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [12, 18] }, blocker: { at: [10, 15] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'quake' } }],
  then: { Ben: { dummy: { damage: 2 }, blocker: { damage: 0 } }, quiet: true },
});
