import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/captain-america-sentinel-of-liberty'],
  Ben: ['avx/captain-america-sentinel-of-liberty'],
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-ACTIVE-AND-FIELDED-2'],
  'his sidekicks have +2A, once, and nobody else has',
  {
    given: {
      teams,
      phase: 'attack',
      Ann: { field: ['captain-america@L1', 'captain-america@L1', 'sidekick@character'] },
      Ben: { field: ['sidekick@character'] },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: ['sidekick'] },
        then: {
          Ann: { stats: { sidekick: '3/1', 'captain-america': '3/3' } },
          Ben: { stats: { sidekick: '1/1' } },
        },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 17 }, quiet: true },
  },
);

scenario('DM-CORE-RULES-1', 'the opponent pays 1 more for each sidekick', {
  given: {
    teams,
    Ann: { reserve: ['sidekick@character', 'sidekick@fist'] },
    Ben: { field: ['captain-america@L1'] },
  },
  when: [{ who: 'Ann', does: { field: 'sidekick@character', pay: ['fist'] } }],
  then: {
    Ann: { field: ['sidekick@character'], used: { sidekick: 1 }, stats: { sidekick: '1/1' } },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'whoever cannot pay does not field them', {
  given: {
    teams,
    shared: ['avx/smash'],
    Ann: { reserve: ['sidekick@character', 'smash@action'] },
    Ben: { field: ['captain-america@L1'] },
  },
  when: [{ who: 'Ann', does: { field: 'sidekick' }, refused: ['DM-PAYING-7'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});

scenario('DM-FIELDING-2', 'his own player pays nothing', {
  given: { teams, Ann: { reserve: ['sidekick@character'], field: ['captain-america@L1'] } },
  when: [{ who: 'Ann', does: { field: 'sidekick' } }],
  then: { Ann: { field: ['captain-america@L1', 'sidekick@character'] }, quiet: true },
});
