import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/mystique-unknown'],
    Ben: ['avx/mr-fantastic-brilliant-scientist', 'avx/captain-america-sentinel-of-liberty'],
  },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['mystique@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
};

scenario(
  ['DM-COPYING-1', 'DM-COPYING-5'],
  'Mystique copies values and abilities of a character engaged with her',
  {
    given: { ...given, Ben: { field: ['captain-america@L2', 'sidekick@character'] } },
    when: [
      { who: 'Ann', does: { attack: ['mystique'] } },
      {
        who: 'Ben',
        does: { block: { 'captain-america': 'mystique' } },
        // Captain America gives sidekicks +2A, now on both sides.
        then: {
          Ann: { stats: { mystique: '5/4', sidekick: '3/1' } },
          Ben: { stats: { sidekick: '3/1', 'captain-america': '5/4' } },
        },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      Ann: { field: ['sidekick@character'], prep: { mystique: 1 }, stats: { sidekick: '1/1' } },
      quiet: true,
    },
  },
);

scenario('DM-COPYING-7', 'the copy ends with the turn', {
  given: { ...given, Ben: { field: ['mr-fantastic@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['mystique'] } },
    {
      who: 'Ben',
      does: { block: { 'mr-fantastic': 'mystique' } },
      then: { Ann: { stats: { mystique: '1/5' } }, Ben: { stats: { 'mr-fantastic': '3/7' } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { field: ['mystique@L1', 'sidekick@character'], stats: { mystique: '1/1' } }, quiet: true },
});

scenario(['DM-BURSTS-8', 'DM-COPYING-4'], 'with a burst she has +1A and +1D on top', {
  given: { ...given, Ann: { ...given.Ann, field: ['mystique@L3'] }, Ben: { field: ['mr-fantastic@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['mystique'] } },
    {
      who: 'Ben',
      does: { block: { 'mr-fantastic': 'mystique' } },
      then: { Ann: { stats: { mystique: '2/6' } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { field: ['mystique@L3'], stats: { mystique: '1/1' } }, quiet: true },
});

scenario('DM-COPYING-1', 'of several blockers her player chooses one', {
  given: { ...given, Ben: { field: ['mr-fantastic@L1', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['mystique'] } },
    {
      who: 'Ben',
      does: { block: { 'mr-fantastic': 'mystique', sidekick: 'mystique' } },
      then: { 'only-offered': { Ann: ['mr-fantastic@L1', 'sidekick@character'] } },
    },
    {
      who: 'Ann',
      does: { choose: 'mr-fantastic' },
      then: { Ann: { stats: { mystique: '1/5', sidekick: '1/1' } } },
    },
    { who: 'Ann', does: { pass: true, divide: { sidekick: 1 } } },
  ],
  then: {
    Ann: { field: ['mystique@L1', 'sidekick@character'] },
    Ben: { field: ['mr-fantastic@L1'] },
    quiet: true,
  },
});

scenario('DM-BLOCKING-8', 'unblocked she copies nobody', {
  given: { ...given, Ben: { field: ['mr-fantastic@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['mystique'] } },
    {
      who: 'Ben',
      does: { block: {} },
      then: { 'not-happened': ['copied'], Ann: { stats: { mystique: '1/1' } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { life: 19 }, quiet: true },
});
