import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-4', 'Mark V Helmet: 1 threat from a scheme', {
  given: {
    threat: 3,
    scenario: [{ card: 'Highway Robbery', threat: 3 }],
    ada: { hero: 'Iron Man', play: ['Mark V Helmet'] },
  },
  when: [
    { who: 'ada', does: { use: 'Mark V Helmet', choose: 'Highway Robbery' } },
    { who: 'ada', does: { use: 'Mark V Helmet' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    scheme: { threat: 3 },
    cards: { 'Highway Robbery': { threat: 2 } },
    ada: { exhausted: false },
    quiet: true,
  },
});

scenario('MC-MOD-10', 'Mark V Helmet: 1 threat from each scheme in the air', {
  given: {
    threat: 3,
    scenario: [
      { card: 'Highway Robbery', threat: 3 },
      { card: 'Usurp The Throne', threat: 2 },
    ],
    ada: { hero: 'Iron Man', hand: ['Genius'], play: ['Mark V Helmet', 'Rocket Boots'] },
  },
  when: [
    { who: 'ada', does: { use: 'Rocket Boots' } },
    { who: 'ada', does: { use: 'Mark V Helmet' } },
  ],
  then: {
    scheme: { threat: 2 },
    cards: { 'Highway Robbery': { threat: 2 }, 'Usurp The Throne': { threat: 1 } },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Mark V Helmet: not for Tony Stark', {
  given: { threat: 3, ada: { hero: 'Iron Man', form: 'alter-ego', play: ['Mark V Helmet'] } },
  when: [{ who: 'ada', does: { use: 'Mark V Helmet' }, refused: ['MC-TRIGGER-1'] }],
  then: { scheme: { threat: 3 }, quiet: true },
});
