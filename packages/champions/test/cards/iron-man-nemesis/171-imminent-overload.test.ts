import { scenario } from '../../kit.ts';

scenario(['MC-SIDE-2', 'MC-TRIGGER-6'], 'Imminent Overload: 3 threat, and 1 for each player', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Iron Man', dealt: ['Imminent Overload'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { cards: { 'Imminent Overload': { threat: 5 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-4', 'Imminent Overload: speeds up the main scheme and deals no card', {
  given: {
    villainStep: 1,
    villainIs: { stunned: true },
    scenario: ['Imminent Overload'],
    encounter: ['Hydra Mercenary', 'Sandman'],
    ada: { hero: 'Iron Man' },
  },
  when: [],
  then: { scheme: { threat: 2 }, ada: { minions: ['Hydra Mercenary'] }, encounter: 1, quiet: true },
});
