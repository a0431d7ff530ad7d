import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/gambit-cardsharp', 'avx/thor-god-of-thunder'] },
  Ann: { reserve: ['gambit@L1', 'sidekick@mask'], bag: { thor: 1 } },
  Ben: { field: ['sidekick@character'] },
};

scenario(
  'DM-FIELDING-5',
  'a character face of the drawn die hits the opponent for its attack; the die goes to the used pile',
  {
    given,
    when: [
      { who: 'Ann', does: { field: 'gambit' }, then: { asked: { Ann: 'ask.may' } } },
      { who: 'Ann', does: { may: true, roll: ['thor@L2'] } },
    ],
    then: {
      Ann: { used: { thor: 1, sidekick: 1 }, reserve: [], bag: {}, field: ['gambit@L1'] },
      Ben: { life: 14, field: ['sidekick@character'] },
      quiet: true,
    },
  },
);

scenario([], 'any other face stays in the reserve pool and does no damage', {
  given,
  when: [{ who: 'Ann', does: { field: 'gambit', may: true, roll: ['thor@bolt+bolt'] } }],
  then: { Ann: { reserve: ['thor@bolt+bolt'], used: { sidekick: 1 } }, Ben: { life: 20 }, quiet: true },
});

scenario([], 'it may be declined', {
  given,
  when: [{ who: 'Ann', does: { field: 'gambit', may: false }, then: { 'not-happened': ['drew', 'rolled'] } }],
  then: { Ann: { bag: { thor: 1 } }, Ben: { life: 20 }, quiet: true },
});

scenario('DM-ZONES-3', 'with an empty bag the used pile is drawn from', {
  given: {
    ...given,
    Ann: { reserve: ['gambit@L1', 'sidekick@character'], markers: 1, bag: {}, used: { thor: 1 } },
  },
  when: [
    { who: 'Ann', does: { field: 'gambit' }, then: { asked: { Ann: 'ask.may' } } },
    { who: 'Ann', does: { may: true, roll: ['thor@bolt'] }, then: { happened: ['refilled', 'drew'] } },
  ],
  then: { Ann: { reserve: ['sidekick@character', 'thor@bolt'], used: {}, bag: {} }, quiet: true },
});

scenario([], 'with neither, nothing is asked', {
  given: { ...given, Ann: { reserve: ['gambit@L1', 'sidekick@character'], markers: 1, bag: {} } },
  when: [{ who: 'Ann', does: { field: 'gambit' }, then: { asked: { Ann: 'ask.main' } } }],
  then: { Ann: { field: ['gambit@L1'], markers: 0 }, quiet: true },
});
