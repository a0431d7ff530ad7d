import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-1', 'Energy: two energy resources', {
  given: {
    ada: { hero: 'Captain Marvel', hand: ['Energy', 'Genius'], play: ['Energy Channel'] },
  },
  when: [{ who: 'ada', does: { use: 'Energy Channel', pay: ['Energy'] } }],
  then: {
    cards: { 'Energy Channel': { counters: 2 } },
    ada: { hand: ['Genius'], discard: ['Energy'] },
    quiet: true,
  },
});

scenario('MC-RESOURCE-4', 'Energy: not where another type is asked for', {
  given: {
    ada: { hero: 'Spider-Man', identity: { exhausted: true }, hand: ['Energy'], play: ['Tenacity'] },
  },
  when: [{ who: 'ada', does: { use: 'Tenacity' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { exhausted: true, hand: ['Energy'] }, quiet: true },
});
