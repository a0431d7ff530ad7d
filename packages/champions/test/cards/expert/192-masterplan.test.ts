import { scenario } from '../../kit.ts';

scenario('MC-COMPONENT-4', 'Masterplan: 4 threat on each side scheme', {
  given: {
    villainStep: 4,
    threat: 1,
    scenario: [
      { card: 'Bomb Scare', threat: 1 },
      { card: 'Crowd Control', threat: 2 },
    ],
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Masterplan'] },
  },
  when: [],
  then: {
    cards: { 'Bomb Scare': { threat: 5 }, 'Crowd Control': { threat: 6 } },
    scheme: { threat: 1 },
    encounter: 2,
    quiet: true,
  },
});

scenario('MC-REVEAL-2', 'Masterplan: without one, the next side scheme of the deck is revealed', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Crowd Control', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Masterplan'] },
  },
  when: [],
  then: {
    sideSchemes: ['Crowd Control'],
    cards: { 'Crowd Control': { threat: 2 } },
    encounterDiscard: ['Advance', 'Masterplan'],
    encounter: 1,
    quiet: true,
  },
});
