import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/human-torch-playing-with-fire', 'avx/storm-african-priestess'],
  Ben: ['avx/human-torch-matchstick'],
};
const holder = 'sidekick@character';

scenario(
  ['DM-BONUSES-1', 'DM-CORE-RULES-6'],
  'the first character of a turn gives the Torch +1A and +1D, the second does not',
  {
    given: {
      teams,
      Ann: { field: ['human-torch@L1'], reserve: [holder, holder, holder] },
      Ben: { field: ['human-torch@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'sidekick' },
        then: { Ann: { stats: { 'human-torch': '3/3', sidekick: '1/1' } } },
      },
      { who: 'Ann', does: { field: 'sidekick' }, then: { 'not-happened': ['bonus'] } },
    ],
    then: { Ann: { stats: { 'human-torch': '3/3' } }, Ben: { stats: { 'human-torch': '2/2' } }, quiet: true },
  },
);

scenario([], 'a Torch that is the first character himself gets nothing, nor does he later that turn', {
  given: { teams, Ann: { reserve: ['human-torch@L1', holder, holder] } },
  when: [
    { who: 'Ann', does: { field: 'human-torch' } },
    { who: 'Ann', does: { field: 'sidekick' } },
  ],
  then: { Ann: { stats: { 'human-torch': '2/2' } }, quiet: true },
});

scenario([], 'a second Torch strengthens only the one that was out before', {
  // The die in the reserve pool is the one whose values are looked at.
  given: { teams, Ann: { field: ['human-torch@L3'], reserve: ['human-torch@L1', holder] } },
  when: [{ who: 'Ann', does: { field: 'human-torch' }, then: { happened: ['bonus'] } }],
  then: { Ann: { stats: { 'human-torch': '2/2' } }, quiet: true },
});

scenario([], 'fielded second for the same payment, the Torch was not out before', {
  given: {
    teams,
    Ann: { reserve: ['human-torch@L2', 'storm@L2', 'sidekick@fist', 'sidekick@mask', holder] },
  },
  when: [{ who: 'Ann', does: { field: 'storm', also: { field: 'human-torch' } } }],
  then: { Ann: { stats: { 'human-torch': '3/3' }, reserve: [holder] }, quiet: true },
});

scenario([], 'the opponent’s first character does nothing', {
  given: { teams, active: 'Ben', Ann: { field: ['human-torch@L1'] }, Ben: { reserve: [holder, holder] } },
  when: [{ who: 'Ben', does: { field: 'sidekick' } }],
  then: { Ann: { stats: { 'human-torch': '2/2' } }, quiet: true },
});
