import { scenario } from '../../kit.ts';

scenario([], 'Hellcat: back to your hand, and only she', {
  given: {
    ada: { hero: 'She-Hulk', play: [{ card: 'Hellcat', damage: 2, exhausted: true }, 'Mockingbird'] },
  },
  when: [{ who: 'ada', does: { use: 'Hellcat' } }],
  then: { ada: { hand: ['Hellcat'], play: ['Mockingbird'], discard: [] }, quiet: true },
});

scenario('MC-ABILITY-7', 'Hellcat: stays as long as her player does not want her back', {
  given: {
    turn: 'ben',
    ada: { hero: 'She-Hulk', play: ['Hellcat'] },
    ben: { hero: 'Spider-Man' },
  },
  when: [
    { who: 'ben', does: { ask: 'ada' } },
    { who: 'ada', does: { decline: true }, then: { ada: { play: ['Hellcat'] } } },
    { who: 'ben', does: { ask: 'ada' } },
    { who: 'ada', does: { use: 'Hellcat' } },
  ],
  then: { ada: { hand: ['Hellcat'], play: [] }, ben: { hand: [] }, quiet: true },
});
