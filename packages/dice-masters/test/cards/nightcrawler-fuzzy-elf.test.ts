import { scenario } from '../kit.ts';

scenario('DM-BLOCKING-7', 'only mask characters can block Nightcrawler; anyone can block the others', {
  given: {
    teams: {
      Ann: ['avx/nightcrawler-fuzzy-elf'],
      Ben: ['avx/beast-big-boy-blue', 'avx/silver-surfer-silverado'],
    },
    phase: 'attack',
    Ann: { field: ['nightcrawler@L1', 'sidekick@character'] },
    Ben: { field: ['beast@L2', 'silver-surfer@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['nightcrawler', 'sidekick'] },
      then: {
        'only-offered': {
          Ben: [
            'beast blocks nightcrawler',
            'beast blocks sidekick',
            'sidekick blocks sidekick',
            'silver-surfer blocks sidekick',
          ],
        },
      },
    },
    { who: 'Ben', does: { block: { beast: 'nightcrawler' } } },
  ],
  then: {
    Ben: { life: 19, field: ['beast@L2', 'silver-surfer@L1', 'sidekick@character'] },
    Ann: { field: ['nightcrawler@L1'] },
    quiet: true,
  },
});
