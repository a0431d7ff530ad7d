import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/angel-avenging-angel'], Ben: ['avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { field: ['angel@L2', 'sidekick@character'] },
  Ben: { field: ['sidekick@character', 'silver-surfer@L1'] },
};

scenario([], 'blocked and still standing, Angel deals 2 damage to the opponent', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { block: { sidekick: 'angel' } } },
  ],
  then: {
    Ben: { life: 18, field: ['silver-surfer@L1'] },
    Ann: { field: ['angel@L2', 'sidekick@character'], life: 20 },
    quiet: true,
  },
});

scenario('DM-DAMAGE-8', 'unblocked he deals his attack and no more', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 17 }, quiet: true },
});

scenario([], 'knocked out he deals nothing', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'angel' } } },
  ],
  then: { Ben: { life: 20 }, Ann: { prep: { angel: 1 } }, quiet: true },
});
