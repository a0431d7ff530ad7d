import { scenario } from '../../kit.ts';

scenario([], "The Vulture's Plans: 1 threat for each different type that was discarded", {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', hand: ['Energy', 'Energy'], dealt: ["The Vulture's Plans"] },
    ben: { hero: 'She-Hulk', hand: ['Genius'] },
    cat: { hero: 'Iron Man', hand: ['Arc Reactor'] },
  },
  when: [],
  then: {
    ada: { hand: ['Energy'], discard: ['Energy'] },
    ben: { hand: [], discard: ['Genius'] },
    cat: { hand: [], discard: ['Arc Reactor'] },
    // Energy twice and mental: two types.
    scheme: { threat: 2 },
    quiet: true,
  },
});

scenario('MC-ABILITY-1', "The Vulture's Plans: no hand, no threat, and cards in play are safe", {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', dealt: ["The Vulture's Plans"], play: ['Aunt May'] },
  },
  when: [],
  then: { scheme: { threat: 0 }, ada: { play: ['Aunt May'], discard: [] }, quiet: true },
});
