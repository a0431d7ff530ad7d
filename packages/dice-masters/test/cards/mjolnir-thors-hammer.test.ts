import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/mjolnir-thors-hammer', 'avx/thor-god-of-thunder', 'avx/doctor-octopus-mad-scientist'],
    Ben: ['avx/thor-god-of-thunder', 'avx/doctor-octopus-mad-scientist'],
  },
};
const field = ['thor@L1', 'doctor-octopus@L2', 'sidekick@character'];

scenario(['DM-DAMAGE-12', 'DM-DAMAGE-13'], 'all characters of both sides except Thor take 4 damage', {
  given: { ...given, Ann: { reserve: ['mjolnir@action'], field }, Ben: { field } },
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: {
    Ann: { life: 20, field: ['thor@L1', { die: 'doctor-octopus@L2', damage: 4 }], prep: { sidekick: 1 } },
    Ben: { life: 20, field: ['thor@L1', { die: 'doctor-octopus@L2', damage: 4 }], prep: { sidekick: 1 } },
    quiet: true,
  },
});

scenario('DM-BURSTS-2', 'with one burst it is 5', {
  given: { ...given, Ann: { reserve: ['mjolnir@action*'], field: ['thor@L1'] }, Ben: { field } },
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: {
    Ann: { field: ['thor@L1'] },
    Ben: { field: ['thor@L1', { die: 'doctor-octopus@L2', damage: 5 }] },
    quiet: true,
  },
});

scenario('DM-BURSTS-5', 'two bursts have no text: 4 again', {
  given: { ...given, Ann: { reserve: ['mjolnir@action**'], field: ['thor@L1'] }, Ben: { field } },
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: { Ben: { field: ['thor@L1', { die: 'doctor-octopus@L2', damage: 4 }] }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-2', 'two bolts deal 1 damage to a character, for the opponent too', {
  given: { ...given, Ann: { field }, Ben: { reserve: ['thor@bolt+bolt'], field: ['thor@L1'] } },
  when: [{ who: 'Ben', does: { global: 'mjolnir', choose: ["Ann's thor"] } }],
  then: {
    Ann: { field: [{ die: 'thor@L1', damage: 1 }, 'doctor-octopus@L2', 'sidekick@character'] },
    Ben: { field: ['thor@L1'], used: { thor: 1 } },
    quiet: true,
  },
});
