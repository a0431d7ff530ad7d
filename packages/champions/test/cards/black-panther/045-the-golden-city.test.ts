import { scenario } from '../../kit.ts';

scenario('MC-HAND-1', 'The Golden City: two cards for you alone', {
  given: {
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      play: ['The Golden City'],
      deck: ['Energy', 'Genius', 'Strength'],
    },
    ben: { hero: 'She-Hulk', deck: ['Energy', 'Energy'] },
  },
  when: [
    { who: 'ada', does: { use: 'The Golden City' } },
    { who: 'ada', does: { use: 'The Golden City' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: { ada: { hand: ['Energy', 'Genius'], deck: 1 }, ben: { hand: [] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'The Golden City: not as Black Panther', {
  given: { ada: { hero: 'Black Panther', play: ['The Golden City'], deck: ['Energy', 'Genius'] } },
  when: [{ who: 'ada', does: { use: 'The Golden City' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { hand: [], deck: 2 }, quiet: true },
});
