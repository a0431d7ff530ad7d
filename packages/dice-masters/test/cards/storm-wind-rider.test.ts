import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/storm-wind-rider'], Ben: ['avx/hulk-jade-giant'] },
  Ann: { reserve: ['storm@L1'], field: ['sidekick@character'] },
  Ben: { field: ['hulk@L1', 'sidekick@character', 'sidekick@character'] },
};

scenario(
  ['DM-DICE-IDENTITY-5', 'DM-DICE-IDENTITY-6'],
  'up to two opposing characters are rerolled; what shows no character goes to the used pile for 2 damage',
  {
    given,
    when: [
      {
        who: 'Ann',
        does: { field: 'storm' },
        then: { 'only-offered': { Ann: ['hulk@L1', 'sidekick@character'] }, asked: { Ann: 'ask.choose' } },
      },
      {
        who: 'Ann',
        does: { choose: ["Ben's hulk", "Ben's sidekick"], roll: ['hulk@fist', 'sidekick@character'] },
      },
    ],
    then: {
      Ann: { life: 20, field: ['storm@L1', 'sidekick@character'] },
      Ben: { life: 18, used: { hulk: 1 }, field: ['sidekick@character', 'sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-DICE-IDENTITY-6', 'two dice that move make 4 damage', {
  given,
  when: [
    {
      who: 'Ann',
      does: {
        field: 'storm',
        choose: ["Ben's hulk", "Ben's sidekick"],
        roll: ['hulk@fist', 'sidekick@mask'],
      },
    },
  ],
  then: { Ben: { life: 16, used: { hulk: 1, sidekick: 1 }, field: ['sidekick@character'] }, quiet: true },
});

scenario('DM-DICE-IDENTITY-5', 'a character face stays fielded at its new level, without damage', {
  given,
  when: [{ who: 'Ann', does: { field: 'storm', choose: ["Ben's hulk"], roll: ['hulk@L3'] } }],
  then: {
    Ben: { life: 20, field: ['hulk@L3', 'sidekick@character', 'sidekick@character'] },
    'not-happened': ['player-damaged'],
    quiet: true,
  },
});

scenario([], 'none may be chosen; then nothing happens to the opponent', {
  given,
  when: [{ who: 'Ann', does: { field: 'storm', choose: [] }, then: { unchanged: ['Ben'] } }],
  then: { 'not-happened': ['player-damaged', 'rolled'], quiet: true },
});

scenario([], 'three are too many', {
  given,
  when: [
    { who: 'Ann', does: { field: 'storm' } },
    {
      who: 'Ann',
      does: { choose: ["Ben's hulk", "Ben's sidekick", "Ben's sidekick"] },
      refused: ['DM-CORE-RULES-1'],
    },
    { who: 'Ann', does: { choose: [] } },
  ],
  then: { Ben: { life: 20 }, quiet: true },
});

scenario(
  [],
  'whoever is not affected leaves the rest of the effect as it is: the other die is rerolled and counts',
  {
    given: {
      teams: { Ann: ['avx/storm-wind-rider'], Ben: ['avx/spider-man-tiger'] },
      Ann: { reserve: ['storm@L1'], field: ['sidekick@character'] },
      Ben: { field: ['spider-man@L2', 'sidekick@character'], reserve: ['sidekick@fist'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'storm', choose: ["Ben's spider-man", "Ben's sidekick"], roll: ['sidekick@mask'] },
        then: { asked: { Ben: 'ask.react' } },
      },
      { who: 'Ben', does: { react: 'spider-man' }, then: { happened: ['prevented', 'rolled'] } },
    ],
    then: { Ben: { life: 18, field: ['spider-man@L2'], used: { sidekick: 2 } }, quiet: true },
  },
);
