import { scenario } from '../../kit.ts';

scenario('MC-COST-1', 'Alpha Flight Station: a discarded card for a new one', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      hand: ['Energy', 'Strength'],
      deck: ['Genius', 'Genius', 'Genius'],
      play: ['Alpha Flight Station'],
    },
    ben: { hero: 'She-Hulk', hand: ['Energy'], deck: ['Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Alpha Flight Station', discard: 'Energy' } }],
  then: {
    ada: { hand: ['Strength', 'Genius'], discard: ['Energy'], deck: 2 },
    ben: { hand: 1, deck: 1 },
    cards: { 'Alpha Flight Station': { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-IDENTITY-2', 'Alpha Flight Station: two new cards for Carol Danvers', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      form: 'alter-ego',
      hand: ['Energy'],
      deck: ['Genius', 'Genius', 'Strength'],
      play: ['Alpha Flight Station'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Alpha Flight Station', discard: 'Energy' } }],
  then: { ada: { hand: ['Genius', 'Genius'], discard: ['Energy'], deck: 1 }, quiet: true },
});

scenario('MC-INIT-4', 'Alpha Flight Station: not with an empty hand', {
  given: { ada: { hero: 'Captain Marvel', deck: ['Genius', 'Genius'], play: ['Alpha Flight Station'] } },
  when: [{ who: 'ada', does: { use: 'Alpha Flight Station' }, refused: ['MC-INIT-4'] }],
  then: { ada: { hand: [], deck: 2 }, cards: { 'Alpha Flight Station': { exhausted: false } }, quiet: true },
});
