import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/mystique-could-be-anyone'],
    Ben: ['avx/doctor-octopus-mad-scientist', 'avx/angel-soaring'],
  },
  phase: 'regroup',
  active: 'Ben',
};
const draw = ['sidekick', 'sidekick', 'sidekick', 'sidekick'];
const roll = ['sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'];

scenario(
  ['DM-COPYING-2', 'DM-COPYING-4', 'DM-COPYING-7'],
  'at the start of your turn all Mystiques take the values of an opposing character until your next turn; one burst adds 1',
  {
    given: {
      ...given,
      Ann: { field: ['mystique@L1', 'mystique@L2', 'sidekick@character'] },
      Ben: { field: ['doctor-octopus@L2', 'sidekick@character'] },
      draw,
    },
    when: [
      {
        who: 'Ann',
        does: { choose: ["Ben's doctor-octopus"], roll },
        then: {
          Ann: {
            field: ['mystique@L1', 'mystique@L2', 'sidekick@character'],
            stats: { mystique: '4/8', sidekick: '1/1' },
          },
          Ben: { stats: { 'doctor-octopus': '4/8' } },
        },
      },
      { who: 'Ann', does: { reroll: 'none' } },
      {
        who: 'Ann',
        does: { attack: [], draw, roll },
        then: { active: 'Ben', Ann: { stats: { mystique: '4/8' } } },
      },
      { who: 'Ben', does: { reroll: 'none' } },
      // The end of the opponent's turn ends it; at the start of the next one she chooses anew.
      {
        who: 'Ben',
        does: { attack: [] },
        then: { active: 'Ann', asked: { Ann: 'ask.choose' }, Ann: { stats: { mystique: '1/1' } } },
      },
      { who: 'Ann', does: { choose: ["Ben's sidekick"] }, then: { Ann: { stats: { mystique: '1/1' } } } },
    ],
    then: { quiet: true },
  },
);

scenario(['DM-COPYING-4', 'DM-BURSTS-2'], 'on her face with one burst she has 1 more of each', {
  given: {
    ...given,
    Ann: { field: ['mystique@L3'] },
    Ben: { field: ['doctor-octopus@L2'] },
    draw,
  },
  when: [
    // With one opposing character there is nothing to choose: the next question is the reroll.
    { who: 'Ann', does: { reroll: 'none', roll }, then: { Ann: { stats: { mystique: '5/9' } } } },
  ],
  then: { quiet: true },
});

scenario([], 'nothing happens at the start of the opponent’s turn or without an opposing character', {
  given: { ...given, Ann: { field: ['mystique@L3'] }, Ben: {}, draw },
  when: [{ who: 'Ann', does: { reroll: 'none', roll }, then: { Ann: { stats: { mystique: '1/1' } } } }],
  then: { 'not-happened': ['copied'], quiet: true },
});
