import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/venom-eddie-brock'],
  Ben: ['avx/spider-man-webhead', 'avx/silver-surfer-silverado'],
};

scenario('DM-BLOCKING-7', 'only fist characters can block Venom', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['venom@L1'] },
    Ben: { field: ['spider-man@L1', 'silver-surfer@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['venom'] },
      then: { 'only-offered': { Ben: ['spider-man blocks venom'] } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 16 }, quiet: true },
});

scenario(['DM-GLOBAL-ABILITIES-3', 'DM-SPINNING-3'], 'for a fist an opposing fist character is spun down', {
  given: {
    teams,
    Ann: { field: ['venom@L2'], reserve: ['sidekick@fist'] },
    Ben: { field: ['spider-man@L2', 'silver-surfer@L2'] },
  },
  when: [{ who: 'Ann', does: { global: 'venom' } }],
  then: {
    Ben: { field: ['spider-man@L1', 'silver-surfer@L2'] },
    Ann: { field: ['venom@L2'], used: { sidekick: 1 } },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-2', 'by the opponent too', {
  given: {
    teams,
    Ann: { field: ['venom@L2'] },
    Ben: { field: ['spider-man@L2'], reserve: ['sidekick@fist'] },
  },
  when: [{ who: 'Ben', does: { global: 'venom' } }],
  then: { Ann: { field: ['venom@L1'] }, Ben: { field: ['spider-man@L2'] }, quiet: true },
});

scenario('DM-SPINNING-4', 'nobody is spun down below level 1', {
  given: { teams, Ann: { reserve: ['sidekick@fist'] }, Ben: { field: ['spider-man@L1'] } },
  when: [{ who: 'Ann', does: { global: 'venom' } }],
  then: { Ben: { field: ['spider-man@L1'] }, 'not-happened': ['spun'], quiet: true },
});
