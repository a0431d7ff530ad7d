import { scenario } from '../kit.ts';

const start = { phase: 'clear-and-draw', teams: { Ann: ['avx/hulk-jade-giant'] } };

scenario(
  ['DM-CLEAR-AND-DRAW-1', 'DM-CLEAR-AND-DRAW-2', 'DM-CLEAR-AND-DRAW-3', 'DM-ZONES-3'],
  'only the active player clears, whatever the dice show, and before drawing',
  {
    given: {
      ...start,
      Ann: { bag: {}, reserve: ['sidekick@fist', 'hulk@L1'] },
      Ben: { reserve: ['sidekick@fist', 'sidekick@fist'] },
      draw: ['hulk', 'sidekick'],
      roll: ['hulk@L1', 'sidekick@fist'],
    },
    // Both cleared dice are in the used pile before the draw, so the refill holds them.
    when: [{ who: 'Ann', does: { reroll: 'none' } }],
    then: {
      Ann: { reserve: ['hulk@L1', 'sidekick@fist'], used: {}, bag: {}, life: 18 },
      Ben: { reserve: ['sidekick@fist', 'sidekick@fist'] },
    },
  },
);

scenario(
  [
    'DM-CLEAR-AND-DRAW-4',
    'DM-CLEAR-AND-DRAW-6',
    'DM-CLEAR-AND-DRAW-7',
    'DM-ROLL-AND-REROLL-1',
    'DM-ROLL-AND-REROLL-5',
  ],
  'four dice are drawn beside those of the prep area, and all of them are rolled',
  {
    given: {
      ...start,
      Ann: { bag: { sidekick: 5 }, prep: { sidekick: 2, hulk: 1 } },
      roll: ['fist', 'fist', 'fist', 'fist', 'fist', 'fist', 'L1'],
    },
    when: [{ who: 'Ann', does: { reroll: 'none' } }],
    then: {
      Ann: {
        bag: { sidekick: 1 },
        prep: {},
        reserve: [...Array.from({ length: 6 }, () => 'sidekick@fist'), 'hulk@L1'],
      },
    },
  },
);

scenario(
  ['DM-CLEAR-AND-DRAW-5', 'DM-ZONES-4', 'DM-ZONES-9'],
  'a short bag is drawn empty first, then refilled from the used pile alone',
  {
    given: {
      ...start,
      Ann: { bag: { hulk: 1 }, used: { sidekick: 5 }, field: ['sidekick@character'] },
      draw: ['hulk', 'sidekick', 'sidekick', 'sidekick'],
    },
    when: [{ who: 'Ann', does: { reroll: 'none' } }],
    then: { Ann: { bag: { sidekick: 2 }, used: {}, field: ['sidekick@character'], life: 20 } },
  },
);

scenario(['DM-CLEAR-AND-DRAW-8', 'DM-ZONES-4'], 'a bag of exactly four is not refilled', {
  given: { ...start, Ann: { bag: { sidekick: 4 }, used: { sidekick: 3, hulk: 1 } } },
  when: [{ who: 'Ann', does: { reroll: 'none' } }],
  then: { Ann: { bag: {}, used: { sidekick: 3, hulk: 1 } } },
});

scenario(
  ['DM-CLEAR-AND-DRAW-9', 'DM-CLEAR-AND-DRAW-10', 'DM-CLEAR-AND-DRAW-11'],
  'each missing die costs one life and gives one generic marker, spendable alone, until the next clear',
  {
    given: {
      ...start,
      teams: {},
      shared: ['avx/force-beam'],
      Ann: { bag: { sidekick: 1 }, used: { sidekick: 1 } },
      roll: ['fist', 'character', 'mask', 'mask', 'mask', 'mask'],
    },
    when: [
      { who: 'Ann', does: { reroll: 'none' }, then: { Ann: { life: 18, markers: 2 }, happened: [] } },
      {
        who: 'Ann',
        does: { buy: 'force-beam', pay: ['fist', 'marker', 'marker'] },
        then: { Ann: { markers: 0 } },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ann: { markers: 0, life: 18 }, Ben: { life: 20 } },
  },
);

scenario('DM-CLEAR-AND-DRAW-11', 'an unspent marker is gone after its player’s next clear', {
  given: {
    phase: 'main',
    active: 'Ben',
    Ann: { markers: 2, bag: { sidekick: 4 } },
    roll: ['fist', 'fist', 'fist', 'fist'],
  },
  // Ben has nothing to do; Ann's turn clears her markers.
  when: [{ who: 'Ann', does: { reroll: 'none' } }],
  then: { Ann: { markers: 0 } },
});

scenario(['DM-LIFE-AND-WINNING-2', 'DM-LIFE-AND-WINNING-1'], 'damage for a missing die can end the game', {
  given: { ...start, active: 'Ann', phase: 'regroup', Ben: { life: 1, bag: { sidekick: 3 } } },
  when: [],
  then: { won: 'Ann', Ben: { life: 0 } },
});
