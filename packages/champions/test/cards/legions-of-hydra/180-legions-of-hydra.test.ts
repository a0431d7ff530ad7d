import { scenario } from '../../kit.ts';

scenario(
  ['MC-SIDE-2', 'MC-SEARCH-2'],
  'Legions of Hydra: brings Madame Hydra to you, and 2 more threat for each Hydra enemy in play',
  {
    given: {
      villainStep: 4,
      encounter: ['Advance', 'Madame Hydra', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Legions of Hydra'], minions: ['Shocker'] },
      ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Hydra Soldier'] },
    },
    when: [],
    // 3, 2 for Madame Hydra, 2 for the soldier; Shocker is not of Hydra.
    then: {
      cards: { 'Legions of Hydra': { threat: 7 } },
      ada: { minions: ['Madame Hydra', 'Shocker'] },
      ben: { minions: ['Hydra Soldier'] },
      encounter: 2,
      quiet: true,
    },
  },
);

scenario('MC-SEARCH-2', 'Legions of Hydra: finds her in the discard pile', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    encounterDiscard: ['Madame Hydra', 'Stampede'],
    ada: { hero: 'She-Hulk', dealt: ['Legions of Hydra'] },
  },
  when: [],
  then: {
    cards: { 'Legions of Hydra': { threat: 5 } },
    ada: { minions: ['Madame Hydra'] },
    encounterDiscard: ['Stampede'],
    quiet: true,
  },
});

scenario('MC-SIDE-2', 'Legions of Hydra: Madame Hydra stays where she is', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Legions of Hydra'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Madame Hydra'] },
  },
  when: [],
  then: {
    cards: { 'Legions of Hydra': { threat: 5 } },
    ada: { minions: [] },
    ben: { minions: ['Madame Hydra'] },
    quiet: true,
  },
});

scenario('MC-SIDE-5', 'Legions of Hydra: one more encounter card is dealt', {
  given: {
    villainStep: 3,
    scenario: ['Legions of Hydra'],
    encounter: ['Shocker', 'Hydra Soldier', 'Madame Hydra', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego' },
  },
  when: [],
  // What comes later adds no threat here.
  then: {
    ada: { minions: ['Hydra Soldier', 'Shocker'] },
    cards: { 'Legions of Hydra': { threat: 3 } },
    quiet: true,
  },
});
