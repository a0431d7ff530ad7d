import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/ghost-rider-brimstone-biker', 'avx/thor-god-of-thunder', 'avx/mjolnir-forged-by-odin'],
  },
};

scenario(
  ['DM-FIELDING-5', 'DM-FIELDING-6'],
  'a die of the used pile goes to the prep area, but none that paid for this fielding',
  {
    given: {
      ...given,
      Ann: { reserve: ['ghost-rider@L1', 'sidekick@mask'], used: { thor: 1, 'ghost-rider': 1, mjolnir: 1 } },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'ghost-rider' },
        then: { 'only-offered': { Ann: ['ghost-rider', 'mjolnir', 'thor'] } },
      },
      { who: 'Ann', does: { choose: ['thor'] } },
    ],
    then: { Ann: { prep: { thor: 1 }, used: { 'ghost-rider': 1, mjolnir: 1, sidekick: 1 } }, quiet: true },
  },
);

scenario('DM-FIELDING-6', 'with nothing else in the used pile nothing moves', {
  given: { ...given, Ann: { reserve: ['ghost-rider@L1', 'sidekick@mask'] }, Ben: { used: { sidekick: 2 } } },
  when: [{ who: 'Ann', does: { field: 'ghost-rider' }, then: { 'not-happened': ['moved'] } }],
  then: { Ann: { prep: {}, used: { sidekick: 1 }, field: ['ghost-rider@L1'] }, quiet: true },
});
