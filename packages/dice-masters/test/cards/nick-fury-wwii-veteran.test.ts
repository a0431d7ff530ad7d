import { scenario } from '../kit.ts';

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-ACTIVE-AND-FIELDED-2'],
  "Nick Fury's Avengers have +1A and +1D, once; nobody else has",
  {
    given: {
      teams: {
        Ann: ['avx/nick-fury-wwii-veteran', 'avx/hawkeye-brer-hawkeye'],
        Ben: ['avx/captain-america-sentinel-of-liberty'],
      },
      phase: 'attack',
      Ann: { field: ['nick-fury@L1', 'nick-fury@L1', 'hawkeye@L1', 'sidekick@character'] },
      Ben: { field: ['captain-america@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: ['hawkeye'] },
        then: {
          Ann: { stats: { hawkeye: '4/2', 'nick-fury': '1/3', sidekick: '1/1' } },
          Ben: { stats: { 'captain-america': '3/3' } },
        },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 16 }, quiet: true },
  },
);
