import { scenario } from '../kit.ts';

const quick = { roll: ['fist', 'fist', 'fist', 'fist'] };

scenario(
  ['DM-TURN-STRUCTURE-1', 'DM-TURN-STRUCTURE-2'],
  'five phases in their order, then the other player',
  {
    given: { phase: 'clear-and-draw', ...quick },
    when: [
      {
        who: 'Ann',
        does: { reroll: 'none' },
        // Nothing to do in the main phase and nobody to attack with: the turn runs to its end by itself.
        then: {
          happened: ['phase-began', 'phase-began', 'phase-began', 'turn-began', 'phase-began', 'phase-began'],
          active: 'Ben',
          phase: 'roll-and-reroll',
        },
      },
    ],
  },
);

scenario('DM-TURN-STRUCTURE-4', 'the first turn of a game is one like any other: four dice, and an attack', {
  given: { phase: 'clear-and-draw', turn: 1, Ann: { bag: { sidekick: 8 } } },
  when: [
    {
      who: 'Ann',
      does: { roll: ['character', 'character', 'fist', 'fist'], reroll: 'none' },
      then: { Ann: { bag: { sidekick: 4 } } },
    },
    { who: 'Ann', does: { field: 'sidekick' } },
    { who: 'Ann', does: { pass: true, attack: ['sidekick'] } },
  ],
  then: { Ben: { life: 19 } },
});

scenario(['DM-TURN-STRUCTURE-3', 'DM-PURCHASING-1'], 'in the attack phase nothing can be bought any more', {
  given: {
    phase: 'attack',
    shared: ['avx/force-beam', 'avx/smash'],
    Ann: { reserve: ['sidekick@fist', 'sidekick@fist', 'sidekick@fist'], field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] }, then: { asked: { Ann: 'ask.attack-actions' } } },
    { who: 'Ann', does: { buy: 'force-beam' }, refused: ['DM-TURN-STRUCTURE-3'] },
  ],
});

scenario(
  ['DM-TURN-STRUCTURE-5', 'DM-TURN-STRUCTURE-6'],
  'buy, use, field and buy in one main phase, in any order; and nothing of it is compulsory',
  {
    given: {
      shared: ['avx/force-beam', 'avx/inner-rage'],
      Ann: {
        reserve: [
          'force-beam@action',
          'force-beam@2',
          'force-beam@2',
          'inner-rage@2',
          'sidekick@character',
          'sidekick@mask',
          'sidekick@mask',
        ],
        field: [],
      },
    },
    when: [
      { who: 'Ann', does: { buy: 'inner-rage', pay: ['force-beam@2', 'sidekick@mask'] } },
      { who: 'Ann', does: { use: 'force-beam' } },
      { who: 'Ann', does: { field: 'sidekick' } },
      { who: 'Ann', does: { buy: 'inner-rage', pay: ['force-beam@2', 'sidekick@mask'] } },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: { Ann: { field: ['sidekick@character'] } },
  },
);

scenario('DM-TURN-STRUCTURE-6', 'the main phase may be ended with everything left undone', {
  given: {
    shared: ['avx/force-beam'],
    Ann: {
      reserve: ['force-beam@action', 'sidekick@character', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'],
    },
  },
  when: [
    { who: 'Ann', does: { pass: true }, then: { 'not-happened': ['bought', 'fielded', 'action-used'] } },
  ],
  then: { active: 'Ben' },
});

scenario(
  ['DM-TURN-STRUCTURE-7', 'DM-GLOBAL-ABILITIES-8'],
  'the other player may use globals in a main phase and nothing else',
  {
    given: {
      shared: ['avx/smash', 'avx/force-beam', 'avx/take-cover'],
      Ann: { reserve: ['sidekick@character'], field: ['sidekick@character'] },
      Ben: {
        reserve: [
          'sidekick@shield',
          'sidekick@shield',
          'sidekick@shield',
          'sidekick@character',
          'force-beam@action',
        ],
      },
    },
    when: [
      { who: 'Ann', does: { pass: true }, then: { 'only-offered': { Ben: ['global take-cover', 'pass'] } } },
      { who: 'Ben', does: { buy: 'force-beam' }, refused: ['DM-TURN-STRUCTURE-7'] },
      { who: 'Ben', does: { field: 'sidekick@character' }, refused: ['DM-TURN-STRUCTURE-7'] },
      { who: 'Ben', does: { use: 'force-beam' }, refused: ['DM-TURN-STRUCTURE-7'] },
      { who: 'Ben', does: { global: 'take-cover' } },
    ],
    then: { Ann: { stats: { sidekick: '1/2' } } },
  },
);
