import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-1', 'Genius: two mental resources', {
  given: { threat: 5, ada: { hero: 'Spider-Man', hand: ['For Justice!', 'Genius', 'Energy'] } },
  when: [{ who: 'ada', does: { use: 'For Justice!', pay: ['Genius'] } }],
  then: {
    scheme: { threat: 1 },
    ada: { hand: ['Energy'], discard: ['For Justice!', 'Genius'] },
    quiet: true,
  },
});

scenario('MC-RESOURCE-4', 'Genius: not where another type is asked for', {
  given: {
    ada: { hero: 'Spider-Man', identity: { exhausted: true }, hand: ['Genius'], play: ['Tenacity'] },
  },
  when: [{ who: 'ada', does: { use: 'Tenacity' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { exhausted: true, hand: ['Genius'] }, quiet: true },
});
