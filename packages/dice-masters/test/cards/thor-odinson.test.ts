import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/thor-odinson', 'avx/spider-man-tiger'],
  Ben: ['avx/spider-man-webhead', 'avx/hulk-annihilator', 'avx/beast-big-boy-blue'],
};
const Ben = { field: ['spider-man@L2', { die: 'hulk@L3', damage: 1 }, 'beast@L2', 'sidekick@character'] };

scenario(
  [
    'DM-CAPTURE-AND-CONTROL-1',
    'DM-CAPTURE-AND-CONTROL-2',
    'DM-CAPTURE-AND-CONTROL-4',
    'DM-CAPTURE-AND-CONTROL-14',
  ],
  'Thor captures the opposing fist characters until the turn ends',
  {
    given: {
      teams,
      Ann: { field: ['spider-man@L1'], reserve: ['thor@L1', 'sidekick@bolt', 'sidekick@character'] },
      Ben,
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'thor' },
        then: {
          Ben: { field: ['beast@L2', 'sidekick@character'] },
          Ann: { field: ['spider-man@L1', 'thor@L1'] },
        },
      },
      {
        who: 'Ann',
        does: { pass: true, attack: ['thor'] },
        then: { 'only-offered': { Ben: ['beast blocks thor', 'sidekick blocks thor'] } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: {
      Ben: { life: 15, field: ['spider-man@L2', 'hulk@L3', 'beast@L2', 'sidekick@character'] },
      active: 'Ben',
      quiet: true,
    },
  },
);

scenario('DM-CAPTURE-AND-CONTROL-5', 'when Thor is knocked out his captives return at once', {
  given: {
    teams,
    shared: ['avx/power-bolt'],
    Ann: {
      reserve: [
        'thor@L1',
        'sidekick@bolt',
        'power-bolt@action',
        'power-bolt@action',
        'power-bolt@action',
        'sidekick@character',
      ],
    },
    Ben,
  },
  when: [
    { who: 'Ann', does: { field: 'thor' } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['thor'] } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['thor'] } },
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['thor'] },
      then: { happened: ['knocked-out', 'released', 'released'] },
    },
  ],
  // The damage Hulk had is gone.
  then: {
    Ann: { prep: { thor: 1 } },
    Ben: { field: ['spider-man@L2', 'hulk@L3', 'beast@L2', 'sidekick@character'] },
    quiet: true,
  },
});

scenario([], 'without opposing fist characters nothing is captured', {
  given: {
    teams,
    Ann: { reserve: ['thor@L1', 'sidekick@bolt', 'sidekick@character'] },
    Ben: { field: ['beast@L2'], reserve: ['spider-man@L2'] },
  },
  when: [{ who: 'Ann', does: { field: 'thor' }, then: { 'not-happened': ['captured'] } }],
  then: { unchanged: ['Ben'], quiet: true },
});
