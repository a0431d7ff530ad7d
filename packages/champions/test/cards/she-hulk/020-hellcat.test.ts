import { scenario } from '../../kit.ts';

scenario('MC-ZONE-4', 'Hellcat: back to your hand, and only she', {
  given: {
    ada: { hero: 'She-Hulk', play: [{ card: 'Hellcat', damage: 2, exhausted: true }, 'Mockingbird'] },
  },
  when: [{ who: 'ada', does: { use: 'Hellcat' } }],
  then: { ada: { hand: ['Hellcat'], play: ['Mockingbird'], discard: [] }, quiet: true },
});

scenario('MC-COST-4', 'Hellcat: not from your hand, and not another player’s', {
  given: {
    ada: { hero: 'She-Hulk', hand: ['Hellcat', 'Strength', 'Genius'] },
  },
  when: [
    { who: 'ada', does: { play: 'Hellcat' } },
    { who: 'ada', does: { thwart: 'Hellcat' }, refused: ['MC-ABILITY-2'] },
    { who: 'ada', does: { use: 'Hellcat' } },
  ],
  then: { ada: { hand: ['Hellcat'], discard: ['Strength', 'Genius'] }, quiet: true },
});
