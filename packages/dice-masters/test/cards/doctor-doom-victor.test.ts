import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/doctor-doom-victor', 'avx/magneto-sonderkommando', 'avx/angel-soaring'],
    Ben: ['avx/thor-god-of-thunder', 'avx/loki-gem-keeper'],
  },
};

scenario(
  ['DM-FIELDING-5', 'DM-KNOCK-OUT-4', 'DM-ORDERING-1'],
  'both players keep one character that is not a Villain; the others are knocked out',
  {
    given: {
      ...given,
      Ann: {
        reserve: ['doctor-doom@L1', 'sidekick@mask'],
        field: ['angel@L1', 'sidekick@character', 'magneto@L1'],
      },
      Ben: { field: ['thor@L3', 'sidekick@character', 'sidekick@character', 'loki@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'doctor-doom' },
        then: { 'only-offered': { Ann: ['angel@L1', 'sidekick@character'] }, asked: { Ann: 'ask.keep' } },
      },
      {
        who: 'Ann',
        does: { choose: ['angel'] },
        then: { 'only-offered': { Ben: ['thor@L3', 'sidekick@character'] } },
      },
      { who: 'Ben', does: { choose: ['sidekick@character'] } },
    ],
    then: {
      Ann: { prep: { sidekick: 1 }, field: ['angel@L1', 'magneto@L1', 'doctor-doom@L1'] },
      Ben: { prep: { thor: 1, sidekick: 1 }, field: ['sidekick@character', 'loki@L1'] },
      quiet: true,
    },
  },
);

scenario([], 'an only one is kept without asking', {
  given: {
    ...given,
    Ann: { reserve: ['doctor-doom@L1', 'sidekick@mask'], field: ['angel@L1'] },
    Ben: { field: ['thor@L3', 'loki@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'doctor-doom' },
      then: { 'not-happened': ['knocked-out'], unchanged: ['Ben'] },
    },
  ],
  then: { Ann: { field: ['angel@L1', 'doctor-doom@L1'] }, quiet: true },
});
