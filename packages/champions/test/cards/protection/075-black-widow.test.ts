import { scenario } from '../../kit.ts';

scenario(['MC-CANCEL-1', 'MC-REVEAL-2'], 'Black Widow: the card does nothing; another one comes', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Sandman'],
    ada: { hero: 'Spider-Man', hand: ['Genius', 'Strength'], play: ['Black Widow', 'Vision'] },
    ben: { hero: 'She-Hulk', dealt: ['Hydra Mercenary'] },
  },
  when: [{ who: 'ada', does: { use: 'Black Widow' } }],
  then: {
    ben: { minions: [] },
    ada: { hand: ['Strength'], minions: [] },
    sideSchemes: ['Crowd Control'],
    encounterDiscard: ['Hydra Mercenary'],
    cards: { 'Black Widow': { exhausted: true }, Vision: { exhausted: false } },
    encounter: 1,
    quiet: true,
  },
});

scenario('MC-EXHAUST-4', 'Black Widow: not while exhausted', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Spider-Man',
      hand: ['Genius'],
      play: [{ card: 'Black Widow', exhausted: true }],
      dealt: ['Hydra Mercenary'],
    },
  },
  when: [],
  then: { ada: { minions: ['Hydra Mercenary'], hand: ['Genius'] }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Black Widow: not without a mental resource', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', hand: ['Strength'], play: ['Black Widow'], dealt: ['Hydra Mercenary'] },
  },
  when: [],
  then: { ada: { minions: ['Hydra Mercenary'], hand: ['Strength'] }, quiet: true },
});
