import { scenario } from '../../kit.ts';

scenario(['MC-SIDE-2', 'MC-TRIGGER-6'], 'The Psyche-Magnitron: 3 threat, and 1 for each player', {
  given: {
    villainStep: 4,
    threat: 1,
    scenario: [{ card: 'Highway Robbery', threat: 2 }],
    ada: { hero: 'Captain Marvel', dealt: ['The Psyche-Magnitron'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    cards: { 'The Psyche-Magnitron': { threat: 5 }, 'Highway Robbery': { threat: 2 } },
    scheme: { threat: 1 },
    quiet: true,
  },
});

scenario('MC-SIDE-5', 'The Psyche-Magnitron: one more encounter card is dealt', {
  given: {
    villainStep: 3,
    scenario: ['The Psyche-Magnitron'],
    encounter: ['Hydra Mercenary', 'Sandman', 'Shocker'],
    ada: { hero: 'Captain Marvel' },
  },
  when: [],
  then: { ada: { minions: ['Hydra Mercenary', 'Sandman'] }, encounter: 1, quiet: true },
});

scenario('MC-SIDE-4', 'The Psyche-Magnitron: does not speed up the main scheme', {
  given: {
    villainStep: 1,
    villainIs: { stunned: true },
    scenario: ['The Psyche-Magnitron'],
    ada: { hero: 'Captain Marvel' },
  },
  when: [],
  then: { scheme: { threat: 1 }, quiet: true },
});
