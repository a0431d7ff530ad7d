import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', 'Bomb Scare: 2 threat and 1 for each player', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Spider-Man', dealt: ['Bomb Scare'] },
    ben: { hero: 'She-Hulk' },
    cat: { hero: 'Iron Man' },
  },
  when: [],
  then: { cards: { 'Bomb Scare': { threat: 5 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-4', 'Bomb Scare: 1 more threat in step one, on the main scheme alone', {
  given: {
    villainStep: 1,
    villainIs: { stunned: true },
    scenario: [
      { card: 'Bomb Scare', threat: 2 },
      { card: 'Crowd Control', threat: 3 },
    ],
    encounter: ['Hydra Mercenary', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    scheme: { threat: 2 },
    acceleration: 0,
    cards: { 'Bomb Scare': { threat: 2 }, 'Crowd Control': { threat: 3 } },
    quiet: true,
  },
});

scenario('MC-SIDE-4', 'Bomb Scare: no more once it is thwarted', {
  given: {
    villainIs: { stunned: true },
    threat: 1,
    scenario: [{ card: 'Bomb Scare', threat: 1 }],
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { thwart: 'She-Hulk', choose: 'Bomb Scare' } },
    { who: 'ada', does: { end: true } },
  ],
  then: { scheme: { threat: 2 }, sideSchemes: [], quiet: true },
});
