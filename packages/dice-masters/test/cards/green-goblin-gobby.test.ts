import { scenario } from '../kit.ts';

const given = { teams: { Ann: ['avx/green-goblin-gobby'] } };

scenario(['DM-FIELDING-5'], 'the opponent takes 1 damage for each of your fielded sidekicks', {
  given: {
    ...given,
    Ann: {
      reserve: ['green-goblin@L1', 'sidekick@character'],
      field: ['sidekick@character', 'sidekick@character'],
    },
    Ben: { field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { field: 'green-goblin' } }],
  then: { Ann: { life: 20 }, Ben: { life: 18, field: ['sidekick@character'] }, quiet: true },
});

scenario([], 'without sidekicks no damage is dealt at all', {
  given: { ...given, Ann: { reserve: ['green-goblin@L1'] }, Ben: { field: ['sidekick@character'] } },
  when: [{ who: 'Ann', does: { field: 'green-goblin' }, then: { 'not-happened': ['player-damaged'] } }],
  then: { Ben: { life: 20 }, quiet: true },
});
