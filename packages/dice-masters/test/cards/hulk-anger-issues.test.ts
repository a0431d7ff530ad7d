import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/hulk-anger-issues', 'avx/spider-man-webhead'], Ben: ['avx/thor-lord-of-asgard'] };
const shared = ['avx/force-beam', 'avx/power-bolt'];
const Ben = { field: ['thor@L1'] };

scenario(['DM-DAMAGE-14', 'DM-BURSTS-2'], 'damage to Hulk gives him +2A and +2D, each time anew', {
  given: {
    teams,
    shared,
    Ann: {
      field: ['hulk@L3', 'spider-man@L3'],
      reserve: ['force-beam@action', 'force-beam@action', 'sidekick@character'],
    },
    Ben,
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'force-beam' },
      then: { Ann: { stats: { hulk: '10/10', 'spider-man': '5/5' } }, Ben: { stats: { thor: '5/6' } } },
    },
    { who: 'Ann', does: { use: 'force-beam' } },
  ],
  then: {
    Ann: { stats: { hulk: '12/12', 'spider-man': '5/5' } },
    Ben: { stats: { thor: '5/6' } },
    quiet: true,
  },
});

scenario(['DM-BURSTS-2', 'DM-BURSTS-7'], 'on a face with one burst it is +3A and +3D', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L2'], reserve: ['force-beam@action', 'sidekick@character'] },
    Ben,
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: { Ann: { stats: { hulk: '10/10' } }, quiet: true },
});

scenario(['DM-ACTIVE-AND-FIELDED-2', 'DM-BURSTS-9'], 'two Hulks: once for both, each by its own face', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L3', 'hulk@L2'], reserve: ['force-beam@action', 'sidekick@character'] },
    Ben,
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' }, then: { happened: ['bonus', 'bonus'] } }],
  then: { Ann: { stats: { 'hulk@L3': '10/10', 'hulk@L2': '10/10' } }, quiet: true },
});

scenario('DM-BURSTS-9', 'the other of two Hulks looks at its own face as well', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L2', 'hulk@L3'], reserve: ['force-beam@action', 'sidekick@character'] },
    Ben,
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: { Ann: { stats: { 'hulk@L2': '10/10', 'hulk@L3': '10/10' } }, quiet: true },
});

scenario([], 'damage to his player counts as well, damage to the opponent does not', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L3'], reserve: ['power-bolt@action', 'power-bolt@action', 'sidekick@character'] },
    Ben,
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['Ben'] },
      then: { 'not-happened': ['bonus'], Ben: { life: 18 }, Ann: { stats: { hulk: '8/8' } } },
    },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] } },
  ],
  then: { Ann: { life: 18, stats: { hulk: '10/10' } }, quiet: true },
});

scenario(
  'DM-CORE-RULES-2',
  'a Hulk that waits in the reserve pool gets nothing, also when he is fielded later',
  {
    given: {
      teams,
      shared,
      Ann: {
        field: ['hulk@L3'],
        reserve: ['hulk@L2', 'sidekick@fist', 'sidekick@mask', 'force-beam@action', 'sidekick@character'],
      },
      Ben,
    },
    when: [
      { who: 'Ann', does: { use: 'force-beam' }, then: { Ann: { stats: { hulk: '10/10' } } } },
      { who: 'Ann', does: { field: 'hulk' } },
    ],
    then: { Ann: { stats: { 'hulk@L3': '10/10', 'hulk@L2': '7/7' } }, quiet: true },
  },
);
