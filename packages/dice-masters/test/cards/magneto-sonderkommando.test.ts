import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/magneto-sonderkommando', 'avx/loki-gem-keeper', 'avx/angel-soaring'],
    Ben: ['avx/doctor-octopus-mad-scientist'],
  },
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-ACTIVE-AND-FIELDED-2'],
  'your Villains other than Magneto get +2A and +2D, however many Magnetos are out',
  {
    given: {
      ...given,
      phase: 'attack',
      Ann: { field: ['magneto@L1', 'magneto@L1', 'loki@L1', 'angel@L1', 'sidekick@character'] },
      Ben: { field: ['doctor-octopus@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: ['loki'] },
        then: {
          Ann: { stats: { loki: '3/7', magneto: '4/4', angel: '2/2', sidekick: '1/1' } },
          Ben: { stats: { 'doctor-octopus': '4/4' } },
        },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 17 }, quiet: true },
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-3', 'DM-DICE-IDENTITY-5'],
  'a mask rerolls a Villain of either side; a character face stays fielded',
  {
    given: {
      ...given,
      Ann: { reserve: ['sidekick@mask'], field: ['loki@L1', 'angel@L1', 'sidekick@character'] },
      Ben: { field: ['doctor-octopus@L3', 'sidekick@character'] },
    },
    when: [
      {
        who: 'Ann',
        does: { global: 'magneto' },
        then: { 'only-offered': { Ann: ['doctor-octopus@L3', 'loki@L1'] } },
      },
      { who: 'Ann', does: { choose: ["Ben's doctor-octopus"], roll: ['doctor-octopus@L1'] } },
    ],
    then: { Ben: { field: ['doctor-octopus@L1', 'sidekick@character'] }, quiet: true },
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-DICE-IDENTITY-7', 'DM-DICE-IDENTITY-8'],
  'used by the opponent; an energy face goes to the reserve pool of the owner',
  {
    given: {
      ...given,
      Ann: { field: ['loki@L1', 'sidekick@character'] },
      Ben: { reserve: ['sidekick@mask'] },
    },
    when: [{ who: 'Ben', does: { global: 'magneto', roll: ['loki@mask+mask'] } }],
    then: {
      Ann: { reserve: ['loki@mask+mask'], field: ['sidekick@character'] },
      Ben: { used: { sidekick: 1 } },
    },
  },
);
