import { scenario } from '../kit.ts';

/** Bags that run out in the middle, energy of many kinds, phases in which something may or may not be paid. */
const S = 'sidekick@character';

scenario(
  ['DM-ZONES-3', 'DM-BURSTS-7', 'DM-ZONES-4'],
  'Gambit’s burst draws two from a bag of one: the used pile goes in, spent dice too, and what he returns goes back',
  {
    given: {
      teams: { Ann: ['avx/gambit-ace-in-the-hole', 'avx/thor-odinson'] },
      Ann: {
        reserve: ['gambit@L1', 'sidekick@mask', 'sidekick@bolt'],
        bag: { thor: 1 },
        used: {},
        prep: { sidekick: 1 },
      },
      roll: ['thor@L1'],
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'gambit', pay: ['mask'], choose: ['thor'] },
        then: {
          Ann: {
            reserve: ['thor@L1', 'sidekick@bolt'],
            bag: { sidekick: 1 },
            used: {},
            prep: { sidekick: 1 },
          },
        },
      },
    ],
  },
);

scenario(
  ['DM-ZONES-3', 'DM-ACTION-DICE-3', 'DM-CLEAR-AND-DRAW-9'],
  'Gearing Up finds one die: it is rolled, nobody is damaged for the other, and Gearing Up is not drawn by itself',
  {
    given: {
      shared: ['avx/gearing-up'],
      Ann: { reserve: ['gearing-up@action', 'sidekick@fist'], bag: {}, used: { sidekick: 1 } },
      roll: ['sidekick@character'],
    },
    when: [
      {
        who: 'Ann',
        does: { use: 'gearing-up' },
        then: { damage: {}, Ann: { used: { 'gearing-up': 1 }, reserve: [S, 'sidekick@fist'] } },
      },
    ],
  },
);

scenario(
  ['DM-CLEAR-AND-DRAW-9', 'DM-CLEAR-AND-DRAW-10', 'DM-LIFE-AND-WINNING-2', 'DM-DAMAGE-14'],
  'two dice short: one damage event of 2; Hulk answers it once, before anything is rolled',
  {
    given: {
      phase: 'clear-and-draw',
      teams: { Ann: ['avx/hulk-green-goliath'], Ben: ['avx/angel-soaring', 'avx/iron-man-inventor'] },
      Ann: { field: ['hulk@L3'], bag: { sidekick: 2 }, used: {} },
      Ben: { field: ['angel@L3', S] },
    },
    when: [{ who: 'Ann', does: {}, then: { phase: 'roll-and-reroll' } }],
    then: {
      Ann: { life: 18, markers: 2, prep: { sidekick: 2 } },
      Ben: { field: [{ die: 'angel@L3', damage: 2 }], prep: { sidekick: 1 } },
    },
  },
);

scenario(
  ['DM-CLEAR-AND-DRAW-9', 'DM-CORE-RULES-1'],
  'Silver Surfer’s additional die is not one of the four: for want of it nobody is damaged',
  {
    given: {
      phase: 'clear-and-draw',
      teams: { Ann: ['avx/silver-surfer-sentinel'] },
      Ann: { life: 5, field: ['silver-surfer@L1'], bag: { sidekick: 1 }, used: { sidekick: 3 } },
    },
    when: [{ who: 'Ann', does: {}, then: { phase: 'roll-and-reroll' } }],
    then: { Ann: { life: 5, markers: 0, prep: { sidekick: 4 } } },
  },
);

scenario(
  ['DM-CLEAR-AND-DRAW-11', 'DM-ENERGY-6', 'DM-PURCHASING-5'],
  'markers are generic energy: they field and buy along, and are no mask for Beast',
  {
    given: {
      teams: { Ann: ['avx/beast-mutate-666', 'avx/angel-soaring'] },
      Ann: { markers: 2, reserve: ['angel@L2', 'sidekick@wild'] },
    },
    when: [
      { who: 'Ann', does: { buy: 'beast', pay: ['marker', 'marker'] }, refused: ['DM-PURCHASING-5'] },
      { who: 'Ann', does: { pay: ['wild', 'marker'] } },
      { who: 'Ann', does: { field: 'angel', pay: ['marker'] } },
    ],
    then: { Ann: { markers: 0, field: ['angel@L2'], used: { beast: 1, sidekick: 1 } } },
  },
);

scenario(
  ['DM-PAYING-3', 'DM-GLOBAL-ABILITIES-8', 'DM-CLEAR-AND-DRAW-3', 'DM-GLOBAL-ABILITIES-2'],
  'Ben pays globals of Ann’s card in Ann’s turn with one symbol of a double face, and keeps the other',
  {
    given: {
      teams: { Ann: ['avx/phoenix-ms-psyche', 'avx/thor-odinson'], Ben: ['avx/thor-odinson'] },
      Ann: { field: ['thor@L1', S] },
      Ben: { field: [S], reserve: ['thor@bolt+bolt'] },
    },
    when: [
      { who: 'Ben', does: { global: 'phoenix', choose: ["Ann's thor"], pay: ['thor@bolt+bolt:1'] } },
      { who: 'Ben', does: {}, then: { Ben: { reserve: ['thor@bolt'] } } },
      { who: 'Ben', does: { pass: true } },
      { who: 'Ann', does: { attack: ['sidekick'] }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ann', does: { attack: ['thor'] } },
    ],
  },
);

scenario(
  ['DM-ATTACK-4', 'DM-GLOBAL-ABILITIES-6', 'DM-ATTACK-7'],
  'without attackers nobody uses a global, though effects of the beginning attack have happened; they end with the turn',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/thing-grim-ben'], Ben: ['avx/mjolnir-forged-by-odin'] },
      shared: ['avx/take-cover'],
      Ann: { field: ['thing@L1'], reserve: ['sidekick@shield'] },
      Ben: { field: [S, S], reserve: ['sidekick@bolt', 'sidekick@bolt'] },
    },
    when: [
      { who: 'Ann', does: {}, then: { Ann: { stats: { thing: '6/6' } } } },
      { who: 'Ann', does: { attack: [] }, then: { asked: { Ben: 'ask.reroll' } } },
    ],
    then: { Ann: { stats: { thing: '3/3' }, reserve: ['sidekick@shield'] } },
  },
);

scenario(
  ['DM-CORE-RULES-3', 'DM-LIFE-AND-WINNING-1', 'DM-PAYING-7'],
  'with 2 life left Ben may buy himself free of Professor X, and has lost by it',
  {
    given: {
      active: 'Ben',
      teams: { Ann: ['avx/professor-x-charles-francis-xavier'] },
      Ann: { field: ['professor-x@L1'] },
      Ben: { life: 2, reserve: [S] },
    },
    when: [{ who: 'Ben', does: { lift: 'professor-x' } }],
    then: { won: 'Ann' },
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-9', 'DM-SPINNING-4', 'DM-PAYING-9'],
  'Venom’s global paid three times at once is one spin by as many levels as there are; the rest is lost',
  {
    given: {
      teams: { Ann: ['avx/venom-eddie-brock'], Ben: ['avx/hulk-annihilator', 'avx/wolverine-wildboy'] },
      Ann: { reserve: ['venom@fist+fist', 'sidekick@wild'] },
      Ben: { field: [{ die: 'hulk@L3', damage: 5 }, 'wolverine@L3'], used: { hulk: 1 } },
    },
    when: [
      {
        who: 'Ann',
        does: { global: 'venom', also: { again: true }, choose: ['hulk'] },
        // Level 1 has a defense of 5.
        then: { Ben: { field: ['wolverine@L3'], prep: { hulk: 1 }, used: { hulk: 1 } } },
      },
    ],
  },
);

scenario(
  ['DM-PURCHASING-9', 'DM-CORE-RULES-1', 'DM-PURCHASING-8'],
  'Doctor Strange takes the last die of a shared card for nothing; it is then sold out for both',
  {
    given: {
      teams: { Ann: ['avx/doctor-strange-sorcerer-supreme'] },
      shared: ['avx/smash', 'avx/power-bolt'],
      left: { smash: 1, 'power-bolt': 0 },
      Ann: { field: ['doctor-strange@L1'], reserve: ['sidekick@fist', 'sidekick@fist', 'sidekick@fist'] },
    },
    when: [
      {
        who: 'Ann',
        does: { activate: 'doctor-strange' },
        then: { Ann: { used: { smash: 1 } }, shared: { smash: 0 } },
      },
      { who: 'Ann', does: { buy: 'smash' }, refused: ['DM-PURCHASING-9'] },
      { who: 'Ann', does: { activate: 'doctor-strange' }, refused: ['DM-CORE-RULES-1'] },
    ],
  },
);
