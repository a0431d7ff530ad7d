import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/mjolnir-fist-of-the-righteous', 'avx/doctor-doom-nemesis'],
  Ben: ['avx/venom-eddie-brock', 'avx/silver-surfer-silverado'],
};
const Ben = { field: ['venom@L1', 'silver-surfer@L1'] };
const using = (face: string) => ({
  teams,
  Ann: { field: ['doctor-doom@L2'], reserve: [`mjolnir@${face}`] },
  Ben,
});

scenario(['DM-DAMAGE-13'], 'every Villain of either side takes 6 damage, nobody else any', {
  given: using('action'),
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: {
    Ann: { field: [{ die: 'doctor-doom@L2', damage: 6 }], used: { mjolnir: 1 } },
    Ben: { field: ['silver-surfer@L1'], prep: { venom: 1 }, life: 20 },
    quiet: true,
  },
});

scenario('DM-BURSTS-5', 'one burst changes nothing', {
  given: using('action*'),
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: { Ann: { field: [{ die: 'doctor-doom@L2', damage: 6 }] }, quiet: true },
});

scenario('DM-BURSTS-7', 'with two bursts it is 8 damage instead', {
  given: using('action**'),
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: {
    Ann: { field: [], prep: { 'doctor-doom': 1 } },
    Ben: { prep: { venom: 1, sidekick: 4 } },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-3', 'for two bolts one character takes 1 damage', {
  given: { teams, Ann: { reserve: ['sidekick@bolt', 'sidekick@bolt'], field: ['doctor-doom@L2'] }, Ben },
  when: [{ who: 'Ann', does: { global: 'mjolnir', choose: 'venom' } }],
  then: {
    Ben: { field: [{ die: 'venom@L1', damage: 1 }, 'silver-surfer@L1'] },
    Ann: { used: { sidekick: 2 } },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may pay for it too, but not with one bolt', {
  given: {
    teams,
    Ann: { field: ['sidekick@character'] },
    Ben: { ...Ben, reserve: ['sidekick@bolt', 'sidekick@wild'] },
  },
  when: [{ who: 'Ben', does: { global: 'mjolnir', choose: "Ann's sidekick" } }],
  then: { Ann: { field: [], prep: { sidekick: 1 } }, Ben: { ...Ben, reserve: [] }, quiet: true },
});

scenario('DM-PAYING-7', 'one bolt is not enough', {
  given: { teams, Ann: { reserve: ['sidekick@bolt', 'mjolnir@action'], field: ['doctor-doom@L2'] }, Ben },
  when: [{ who: 'Ann', does: { global: 'mjolnir' }, refused: ['DM-PAYING-7'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});
