import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/mystique-shapeshifter', 'avx/hawkeye-brer-hawkeye'],
    Ben: [
      'avx/captain-america-sentinel-of-liberty',
      'avx/nick-fury-wwii-veteran',
      'avx/mjolnir-fist-of-the-righteous',
    ],
  },
};
const field = ['sidekick@character', 'hawkeye@L1'];

scenario(
  ['DM-COPYING-5', 'DM-COPYING-6'],
  "Mystique uses one of the opponent's character cards, and goes on doing so",
  {
    given: { ...given, Ann: { field, reserve: ['mystique@L2'] } },
    when: [
      {
        who: 'Ann',
        does: { field: 'mystique', copy: 'captain-america' },
        then: { Ann: { stats: { mystique: '1/1', sidekick: '3/1', hawkeye: '3/1' } } },
      },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: {
      active: 'Ben',
      Ann: { stats: { mystique: '1/1', sidekick: '3/1' } },
      Ben: { life: 20 },
      quiet: true,
    },
  },
);

scenario('DM-BURSTS-8', 'with a burst she has the values of the same level too', {
  given: { ...given, Ann: { field, reserve: ['mystique@L3', 'sidekick@mask', 'sidekick@mask'] } },
  when: [{ who: 'Ann', does: { field: 'mystique', copy: 'captain-america' } }],
  then: { Ann: { stats: { mystique: '5/5', sidekick: '3/1' } }, quiet: true },
});

scenario([], 'another Mystique ends the first copy', {
  given: { ...given, Ann: { field, reserve: ['mystique@L2', 'mystique@L2'] } },
  when: [
    {
      who: 'Ann',
      does: { field: 'mystique', copy: 'captain-america' },
      then: { Ann: { stats: { sidekick: '3/1', hawkeye: '3/1' } } },
    },
    { who: 'Ann', does: { field: 'mystique', copy: 'nick-fury' } },
  ],
  then: { Ann: { stats: { sidekick: '1/1', hawkeye: '4/2' } }, quiet: true },
});
