import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/hawkeye-brer-hawkeye'], Ben: ['avx/silver-surfer-silverado', 'avx/venom-eddie-brock'] },
  phase: 'attack',
  Ann: { field: ['hawkeye@L1', 'sidekick@character'] },
  Ben: { field: ['silver-surfer@L3', 'venom@L2'] },
};

scenario([], 'whoever Hawkeye damages is turned to level 1, even if he falls in the same fight', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['hawkeye'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'hawkeye' } } },
  ],
  then: {
    Ben: { field: ['silver-surfer@L1', 'venom@L2'], life: 20 },
    Ann: { prep: { hawkeye: 1 } },
    quiet: true,
  },
});

scenario('DM-DAMAGE-4', 'everybody he damages', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['hawkeye'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'hawkeye', venom: 'hawkeye' } } },
    { who: 'Ann', does: { divide: { 'silver-surfer': 2, venom: 1 } } },
  ],
  then: { Ben: { field: ['silver-surfer@L1', 'venom@L1'] }, quiet: true },
});

scenario([], 'damage of others does not count', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { venom: 'sidekick' } } },
  ],
  then: { Ben: { field: ['silver-surfer@L3', 'venom@L2'] }, quiet: true },
});
