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

scenario(['MC-TRIGGER-7', 'MC-CONTROL-5', 'MC-SIDE-4'], 'Highway Robbery: defeated, each card goes home', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', hand: ['Energy'], dealt: ['Highway Robbery'], play: ['Black Cat'], deck: ['Web-Shooter'] },
    ben: { hero: 'She-Hulk', hand: ['Genius'], discard: ['Strength'] },
    first: 'ada',
  },
  when: [
    { who: 'ben', does: { thwart: 'She-Hulk', choose: 'Highway Robbery' }, then: { cards: { 'Highway Robbery': { threat: 5 } }, ben: { hand: [] } } },
  ],
  then: { sideSchemes: ['Highway Robbery'], ben: { discard: ['Strength'] } },
});
