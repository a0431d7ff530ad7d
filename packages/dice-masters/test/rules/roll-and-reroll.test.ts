import { scenario } from '../kit.ts';

const start = { phase: 'clear-and-draw', Ann: { bag: { sidekick: 4 } } };

scenario(
  ['DM-ROLL-AND-REROLL-2', 'DM-ROLL-AND-REROLL-3', 'DM-ROLL-AND-REROLL-5'],
  'some dice are chosen together and rerolled; the others keep their faces',
  {
    given: { ...start, shared: ['avx/smash'], roll: ['fist', 'fist', 'bolt', 'character'] },
    when: [{ who: 'Ann', does: { reroll: ['sidekick@fist', 'sidekick@bolt'], roll: ['mask', 'mask'] } }],
    then: {
      Ann: { reserve: ['sidekick@mask', 'sidekick@fist', 'sidekick@mask', 'sidekick@character'], prep: {} },
    },
  },
);

scenario('DM-ROLL-AND-REROLL-2', 'all dice may be rerolled', {
  given: { ...start, shared: ['avx/smash'], roll: ['fist', 'fist', 'fist', 'fist'] },
  when: [{ who: 'Ann', does: { reroll: 'all', roll: ['mask', 'bolt', 'shield', 'character'] } }],
  then: { Ann: { reserve: ['sidekick@mask', 'sidekick@bolt', 'sidekick@shield', 'sidekick@character'] } },
});

scenario(
  ['DM-ROLL-AND-REROLL-4', 'DM-ROLL-AND-REROLL-3'],
  'there is no second reroll, not even of a die left alone',
  {
    given: { ...start, shared: ['avx/smash'], roll: ['fist', 'fist', 'bolt', 'character'] },
    when: [
      {
        who: 'Ann',
        does: { reroll: ['sidekick@bolt'], roll: ['wild'] },
        then: {
          asked: { Ann: 'ask.main' },
          Ann: { reserve: ['sidekick@fist', 'sidekick@fist', 'sidekick@wild', 'sidekick@character'] },
        },
      },
    ],
  },
);

scenario(
  ['DM-ZONES-5', 'DM-KNOCK-OUT-2'],
  'a character knocked out in one turn is rolled in its owner’s next',
  {
    given: {
      phase: 'attack',
      teams: { Ben: ['avx/hulk-jade-giant'] },
      Ann: { field: ['sidekick@character'] },
      Ben: { field: ['sidekick@character', 'sidekick@character'], bag: { sidekick: 4 } },
      roll: ['fist', 'fist', 'fist', 'fist', 'fist'],
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] } },
      { who: 'Ben', does: { block: { sidekick: 'sidekick' } }, then: { asked: { Ben: 'ask.reroll' } } },
    ],
    // Both sidekicks were knocked out: Ben rolls four dice and his own one, Ann's waits for her turn.
    then: { Ben: { prep: { sidekick: 5 } }, Ann: { prep: { sidekick: 1 } } },
  },
);
