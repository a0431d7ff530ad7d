import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/doctor-strange-probably-a-charlatan', 'avx/mjolnir-forged-by-odin'],
    Ben: ['avx/mjolnir-thors-hammer'],
  },
  shared: ['avx/inner-rage'],
};

scenario(
  ['DM-FIELDING-5', 'DM-DICE-IDENTITY-4', 'DM-FIELDING-7'],
  'an action die out of the bag is rolled into the reserve pool and can be used at once',
  {
    given: {
      ...given,
      Ann: { reserve: ['doctor-strange@L1', 'sidekick@mask'], bag: { mjolnir: 1, sidekick: 3 } },
      Ben: { field: ['sidekick@character'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'doctor-strange', roll: ['mjolnir@action'] },
        then: { Ann: { reserve: ['mjolnir@action'], bag: { sidekick: 3 } } },
      },
      { who: 'Ann', does: { use: 'mjolnir', choose: ["Ben's sidekick"] } },
    ],
    then: { Ann: { field: ['doctor-strange@L1'] }, Ben: { prep: { sidekick: 1 } }, quiet: true },
  },
);

scenario('DM-DICE-IDENTITY-4', 'of several kinds its player chooses one', {
  given: {
    ...given,
    Ann: {
      reserve: ['doctor-strange@L1', 'sidekick@mask'],
      bag: { mjolnir: 1, 'inner-rage': 1, 'doctor-strange': 1, sidekick: 1 },
    },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'doctor-strange' },
      then: { 'only-offered': { Ann: ['inner-rage', 'mjolnir'] } },
    },
    { who: 'Ann', does: { choose: ['inner-rage'], roll: ['inner-rage@2'] } },
  ],
  then: {
    Ann: { reserve: ['inner-rage@2'], bag: { mjolnir: 1, 'doctor-strange': 1, sidekick: 1 } },
    quiet: true,
  },
});

scenario('DM-DICE-IDENTITY-4', 'without an action die in the bag nothing is rolled', {
  given: {
    ...given,
    Ann: { reserve: ['doctor-strange@L1', 'sidekick@mask'], bag: { sidekick: 3 }, used: { mjolnir: 1 } },
    Ben: { bag: { mjolnir: 1, sidekick: 4 } },
  },
  when: [{ who: 'Ann', does: { field: 'doctor-strange' }, then: { 'not-happened': ['rolled'] } }],
  then: { Ann: { bag: { sidekick: 3 }, used: { mjolnir: 1, sidekick: 1 }, reserve: [] }, quiet: true },
});
