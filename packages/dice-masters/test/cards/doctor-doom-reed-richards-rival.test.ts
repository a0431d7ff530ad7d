import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/doctor-doom-reed-richards-rival', 'avx/spider-man-webhead'],
  Ben: ['avx/thor-lord-of-asgard', 'avx/green-goblin-goblin-lord'],
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-2'],
  'all characters without Villains have -1A and -1D, once for two Dooms',
  {
    given: {
      teams,
      Ann: { field: ['doctor-doom@L1', 'doctor-doom@L1', 'spider-man@L2'], reserve: ['sidekick@character'] },
      Ben: { field: ['thor@L1', 'green-goblin@L1'] },
    },
    when: [],
    then: {
      Ann: { stats: { 'doctor-doom': '3/6', 'spider-man': '3/3' } },
      Ben: { stats: { thor: '4/5', 'green-goblin': '2/2' } },
      quiet: true,
    },
  },
);

scenario('DM-BONUSES-4', 'sidekicks are knocked out when he is fielded, and when they are', {
  given: {
    teams: { Ann: teams.Ann, Ben: ['avx/thor-lord-of-asgard'] },
    Ann: { reserve: ['doctor-doom@L1', 'sidekick@shield', 'sidekick@character', 'sidekick@character'] },
    Ben: { field: ['sidekick@character', 'thor@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'doctor-doom' },
      then: { Ben: { field: ['thor@L1'], prep: { sidekick: 1 } } },
    },
    { who: 'Ann', does: { field: 'sidekick' } },
  ],
  then: { Ann: { field: ['doctor-doom@L1'], prep: { sidekick: 1 } }, quiet: true },
});
