import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', 'Invasive AI: 3 threat for each player, who all discard the top 3 of their decks', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      dealt: ['Invasive AI'],
      hand: ['Haymaker'],
      deck: ['Genius', 'Strength', 'Energy', 'First Aid'],
    },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Energy', 'Genius', 'Strength'] },
  },
  when: [],
  then: {
    cards: { 'Invasive AI': { threat: 6 } },
    ada: { deck: ['First Aid'], discard: ['Energy', 'Genius', 'Strength'], hand: ['Haymaker'] },
    ben: { deck: ['Strength'], discard: ['Energy', 'Energy', 'Genius'] },
    encounter: 2,
    quiet: true,
  },
});

scenario('MC-EMPTY-7', 'Invasive AI: no further card is discarded from a new deck', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Invasive AI'], deck: ['Genius', 'Strength'] },
  },
  when: [],
  // The empty deck deals an encounter card.
  then: { ada: { deck: 2, discard: [] }, sideSchemes: ['Crowd Control', 'Invasive AI'], quiet: true },
});

scenario('MC-SIDE-5', 'Invasive AI: one more encounter card is dealt, to the first player', {
  given: {
    villain: 'Ultron',
    villainStep: 3,
    scenario: ['Invasive AI'],
    encounter: ['Hydra Mercenary', 'Shocker', 'Sandman', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Genius', 'Genius', 'Genius', 'Genius'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [],
  // In play it discards nothing more.
  then: {
    ada: { minions: ['Hydra Mercenary', 'Sandman'], deck: 4 },
    ben: { minions: ['Shocker'] },
    quiet: true,
  },
});
