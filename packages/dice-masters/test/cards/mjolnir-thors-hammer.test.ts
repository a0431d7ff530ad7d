import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/mjolnir-thors-hammer', 'avx/thor-god-of-thunder', 'avx/doctor-octopus-mad-scientist'],
    Ben: ['avx/thor-god-of-thunder', 'avx/doctor-octopus-mad-scientist'],
  },
};
const field = ['thor@L1', 'doctor-octopus@L2', 'sidekick@character'];

const struck = (damage: number) => ({ die: 'thor@L1', damage });

scenario(
  ['DM-DAMAGE-13', 'DM-CORE-RULES-4', 'DM-CORE-RULES-6'],
  "all characters of both sides take 4 damage, except one's own Thor",
  {
    given: { ...given, Ann: { reserve: ['mjolnir@action'], field }, Ben: { field } },
    when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
    then: {
      Ann: { life: 20, field: ['thor@L1', { die: 'doctor-octopus@L2', damage: 4 }], prep: { sidekick: 1 } },
      Ben: { life: 20, field: [struck(4), { die: 'doctor-octopus@L2', damage: 4 }], prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario(['DM-CORE-RULES-4', 'DM-CORE-RULES-6'], "used by the other player it spares that player's Thor", {
  given: {
    ...given,
    teams: { Ann: given.teams.Ben, Ben: given.teams.Ann },
    active: 'Ben',
    Ann: { field: ['thor@L1'] },
    Ben: { reserve: ['mjolnir@action'], field: ['thor@L1'] },
  },
  when: [{ who: 'Ben', does: { use: 'mjolnir' } }],
  then: { Ann: { field: [struck(4)] }, Ben: { field: ['thor@L1'] }, quiet: true },
});

scenario('DM-BURSTS-2', 'with one burst it is 5', {
  given: { ...given, Ann: { reserve: ['mjolnir@action*'], field: ['thor@L1'] }, Ben: { field } },
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: {
    Ann: { field: ['thor@L1'] },
    Ben: { field: [struck(5), { die: 'doctor-octopus@L2', damage: 5 }], prep: { sidekick: 1 } },
    quiet: true,
  },
});

scenario('DM-BURSTS-5', 'two bursts have no text: 4 again', {
  given: { ...given, Ann: { reserve: ['mjolnir@action**'], field: ['thor@L1'] }, Ben: { field } },
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: { Ben: { field: [struck(4), { die: 'doctor-octopus@L2', damage: 4 }] }, quiet: true },
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
