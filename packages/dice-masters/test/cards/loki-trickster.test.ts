import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/loki-trickster'], Ben: ['avx/beast-big-boy-blue'] },
  Ann: { reserve: ['loki@L1', 'sidekick@mask'] },
};

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-CAPTURE-AND-CONTROL-4'],
  'Loki captures a die of no higher level until the turn ends',
  {
    given: { ...given, Ben: { field: ['beast@L1', 'beast@L2', 'sidekick@character'] } },
    when: [
      {
        who: 'Ann',
        does: { field: 'loki' },
        then: { 'only-offered': { Ann: ['beast@L1', 'sidekick@character'] } },
      },
      {
        who: 'Ann',
        does: { choose: 'beast@L1' },
        then: { Ben: { field: ['beast@L2', 'sidekick@character'] } },
      },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: {
      Ben: { field: ['beast@L1', 'beast@L2', 'sidekick@character'] },
      Ann: { field: ['loki@L1'] },
      quiet: true,
    },
  },
);

scenario([], 'a die of a higher level is out of his reach', {
  given: { ...given, Ben: { field: ['beast@L2'] } },
  when: [{ who: 'Ann', does: { field: 'loki' } }],
  then: { 'not-happened': ['captured'], Ben: { field: ['beast@L2'] }, quiet: true },
});

scenario('DM-CAPTURE-AND-CONTROL-3', 'at level 2 he may take a level 2 die', {
  given: {
    ...given,
    Ann: { reserve: ['loki@L2', 'sidekick@mask'] },
    Ben: { field: ['beast@L2', 'beast@L3'] },
  },
  when: [
    { who: 'Ann', does: { field: 'loki' }, then: { Ben: { field: ['beast@L3'] } } },
    { who: 'Ann', does: { attack: [] } },
  ],
  then: { Ben: { field: ['beast@L2', 'beast@L3'] }, quiet: true },
});
