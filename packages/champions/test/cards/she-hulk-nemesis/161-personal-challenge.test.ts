import { scenario } from '../../kit.ts';

scenario(['MC-SIDE-2', 'MC-TRIGGER-6'], 'Personal Challenge: 3 threat, and 1 for each player', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'She-Hulk', dealt: ['Personal Challenge'] },
    ben: { hero: 'Spider-Man' },
    cat: { hero: 'Iron Man' },
  },
  when: [],
  then: { cards: { 'Personal Challenge': { threat: 6 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-3', 'Personal Challenge: keeps threat on the main scheme, not on other side schemes', {
  given: {
    threat: 4,
    scenario: ['Personal Challenge', { card: 'Highway Robbery', threat: 4 }],
    ada: { hero: 'She-Hulk', play: ['Maria Hill'] },
  },
  when: [
    { who: 'ada', does: { thwart: 'Maria Hill', choose: 'The Break-In!' }, refused: ['MC-THWART-4'] },
    { who: 'ada', does: { choose: 'Highway Robbery' } },
  ],
  then: { scheme: { threat: 4 }, cards: { 'Highway Robbery': { threat: 2 } }, quiet: true },
});
