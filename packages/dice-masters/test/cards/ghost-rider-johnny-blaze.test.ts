import { scenario } from '../kit.ts';

scenario(
  ['DM-FIELDING-1', 'DM-DAMAGE-3'],
  'Ghost Rider has no ability: he is fielded, fights and does nothing else',
  {
    given: {
      teams: { Ann: ['avx/ghost-rider-johnny-blaze'], Ben: ['avx/beast-big-boy-blue'] },
      Ann: { reserve: ['ghost-rider@L1', 'sidekick@fist'] },
      Ben: { field: ['beast@L3', 'sidekick@character'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'ghost-rider' },
        then: { 'not-happened': ['ability-used'], Ann: { stats: { 'ghost-rider': '2/3' } } },
      },
      { who: 'Ann', does: { attack: ['ghost-rider'] } },
      {
        who: 'Ben',
        does: { block: { sidekick: 'ghost-rider' } },
        then: { 'not-happened': ['ability-used'] },
      },
    ],
    then: { Ben: { life: 20, field: ['beast@L3'] }, Ann: { field: ['ghost-rider@L1'] }, quiet: true },
  },
);
