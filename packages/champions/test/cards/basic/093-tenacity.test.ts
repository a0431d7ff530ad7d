import { scenario } from '../../kit.ts';

scenario(['MC-COST-3', 'MC-EXHAUST-6'], 'Tenacity: a physical resource and the card for a ready hero', {
  given: {
    ada: {
      hero: 'Spider-Man',
      identity: { exhausted: true },
      hand: ['Strength', 'Energy'],
      play: ['Tenacity', { card: 'Vision', exhausted: true }],
    },
  },
  when: [{ who: 'ada', does: { use: 'Tenacity' } }],
  then: {
    ada: { exhausted: false, hand: ['Energy'], discard: ['Strength', 'Tenacity'] },
    cards: { Vision: { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Tenacity: not in alter-ego form', {
  given: {
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      identity: { exhausted: true },
      hand: ['Strength'],
      play: ['Tenacity'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Tenacity' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { exhausted: true, play: ['Tenacity'] }, quiet: true },
});
