import { scenario } from '../../kit.ts';

scenario(['MC-COST-1'], 'Legal Practice: 1 threat for each card discarded', {
  given: {
    threat: 6,
    scenario: [{ card: 'Highway Robbery', threat: 4 }],
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      hand: ['Legal Practice', 'Strength', 'Energy', 'Genius', 'Hellcat'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Legal Practice', discard: ['Strength', 'Energy', 'Genius'] } },
    { who: 'ada', does: { choose: 'The Break-In!' } },
  ],
  then: {
    scheme: { threat: 3 },
    cards: { 'Highway Robbery': { threat: 4 } },
    ada: { hand: ['Hellcat'], discard: ['Energy', 'Genius', 'Legal Practice', 'Strength'] },
    quiet: true,
  },
});

scenario('MC-INIT-4', 'Legal Practice: not without a card to discard', {
  given: { threat: 6, ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Legal Practice'] } },
  when: [{ who: 'ada', does: { use: 'Legal Practice' }, refused: ['MC-INIT-4'] }],
  then: { scheme: { threat: 6 }, ada: { hand: 1 }, quiet: true },
});

scenario([], 'Legal Practice: not more than five cards', {
  given: {
    threat: 6,
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      hand: ['Legal Practice', 'Strength', 'Energy', 'Genius', 'Hellcat', 'Gamma Slam', 'Ground Stomp'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Legal Practice' } },
    {
      who: 'ada',
      does: { discard: ['Strength', 'Energy', 'Genius', 'Hellcat', 'Gamma Slam', 'Ground Stomp'] },
      refused: ['MC-COST-1'],
    },
  ],
  then: { scheme: { threat: 6 } },
});

scenario('MC-TRIGGER-1', 'Legal Practice: not as She-Hulk', {
  given: { threat: 6, ada: { hero: 'She-Hulk', hand: ['Legal Practice', 'Energy'] } },
  when: [{ who: 'ada', does: { use: 'Legal Practice' }, refused: ['MC-TRIGGER-1'] }],
  then: { scheme: { threat: 6 }, ada: { hand: 2 }, quiet: true },
});

scenario('MC-COST-1', 'Legal Practice: one card is enough', {
  given: { threat: 6, ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Legal Practice', 'Energy'] } },
  when: [{ who: 'ada', does: { use: 'Legal Practice', discard: 'Energy' } }],
  then: { scheme: { threat: 5 }, ada: { hand: [] }, quiet: true },
});
