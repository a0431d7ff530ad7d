import { scenario } from '../../kit.ts';

scenario(['MC-SIDE-2', 'MC-MOD-11'], 'Highway Robbery: a card of each player lies under it', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', hand: ['Energy'], dealt: ['Highway Robbery'], play: ['Aunt May'] },
    ben: { hero: 'She-Hulk', hand: ['Genius'] },
  },
  when: [],
  then: {
    cards: { 'Highway Robbery': { threat: 6, under: 2 } },
    ada: { hand: [], discard: [], play: ['Aunt May'] },
    ben: { hand: [], discard: [] },
    quiet: true,
  },
});

scenario(['MC-TRIGGER-7', 'MC-CONTROL-5'], 'Highway Robbery: when it is defeated, each card goes home', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Spider-Man', hand: ['Energy'], dealt: ['Highway Robbery'] },
    ben: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      identity: { exhausted: true },
      hand: ['Genius'],
      discard: ['Strength'],
      play: ['Surveillance Team', 'Surveillance Team', 'Maria Hill', 'Nick Fury'],
    },
  },
  when: [
    {
      who: 'ben',
      does: { use: 'Surveillance Team', choose: 'Highway Robbery' },
      then: { cards: { 'Highway Robbery': { threat: 5, under: 2 } } },
    },
    { who: 'ben', does: { use: 'Surveillance Team', choose: 'Highway Robbery' } },
    { who: 'ben', does: { thwart: 'Maria Hill', choose: 'Highway Robbery' } },
    {
      who: 'ben',
      does: { thwart: 'Nick Fury', choose: 'Highway Robbery' },
      then: { ada: { hand: ['Energy'] } },
    },
  ],
  then: {
    sideSchemes: [],
    ben: { hand: ['Genius'], discard: ['Strength'] },
    encounterDiscard: ['Highway Robbery'],
    scheme: { threat: 1 },
    quiet: true,
  },
});

scenario('MC-SIDE-4', 'Highway Robbery: speeds up the main scheme', {
  given: {
    villainStep: 1,
    villainIs: { stunned: true },
    scenario: ['Highway Robbery'],
    ada: { hero: 'Spider-Man' },
  },
  when: [],
  then: { scheme: { threat: 2 }, cards: { 'Highway Robbery': { threat: 3 } }, quiet: true },
});
