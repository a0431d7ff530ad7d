import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/nick-fury-mr-anger', 'avx/captain-america-sentinel-of-liberty', 'avx/nova-quasar'],
    Ben: ['avx/nick-fury-mr-anger'],
  },
  shared: ['avx/smash'],
};
const reserve = ['captain-america@L2', 'nova@L2', 'sidekick@fist'];

scenario(
  ['DM-FIELDING-2', 'DM-ACTIVE-AND-FIELDED-1'],
  'while Nick Fury is active, Avengers are fielded for free and nobody else is',
  {
    given: { ...given, Ann: { field: ['nick-fury@L1'], reserve } },
    when: [
      { who: 'Ann', does: { field: 'nova' }, refused: ['DM-PAYING-7'] },
      { who: 'Ann', does: { field: 'captain-america' } },
    ],
    then: {
      Ann: { field: ['nick-fury@L1', 'captain-america@L2'], reserve: ['nova@L2', 'sidekick@fist'], used: {} },
      quiet: true,
    },
  },
);

scenario([], "without him, or with the opponent's, Avengers cost what they cost", {
  given: { ...given, Ann: { reserve }, Ben: { field: ['nick-fury@L1'] } },
  when: [{ who: 'Ann', does: { field: 'captain-america' }, refused: ['DM-PAYING-7'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});
