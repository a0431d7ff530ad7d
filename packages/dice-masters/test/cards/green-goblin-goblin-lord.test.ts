import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/green-goblin-goblin-lord', 'avx/captain-america-natural-leader'] };

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-ACTIVE-AND-FIELDED-2'],
  'two Goblins give each own sidekick +1A and +1D once',
  {
    given: {
      teams,
      Ann: {
        field: ['green-goblin@L1', 'green-goblin@L1', 'sidekick@character'],
        reserve: ['sidekick@character'],
      },
      Ben: { field: ['sidekick@character'] },
    },
    when: [],
    then: {
      Ann: { stats: { sidekick: '2/2', 'green-goblin': '2/2' } },
      Ben: { stats: { sidekick: '1/1' } },
      quiet: true,
    },
  },
);

scenario('DM-BONUSES-2', 'the bonus of another card adds up with it', {
  given: {
    teams,
    Ann: {
      field: ['green-goblin@L1', 'captain-america@L1', 'sidekick@character'],
      reserve: ['sidekick@character'],
    },
    Ben: { field: ['sidekick@character'] },
  },
  when: [],
  then: { Ann: { stats: { sidekick: '3/3' } }, Ben: { stats: { sidekick: '1/1' } }, quiet: true },
});

scenario('DM-ACTIVE-AND-FIELDED-1', 'a Goblin in the reserve pool gives nothing', {
  given: { teams, Ann: { field: ['sidekick@character'], reserve: ['green-goblin@L1'] } },
  when: [],
  then: { Ann: { stats: { sidekick: '1/1' } }, quiet: true },
});
