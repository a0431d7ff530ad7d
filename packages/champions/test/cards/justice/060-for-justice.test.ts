import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-4', 'For Justice!: 3 threat from a scheme', {
  given: {
    threat: 5,
    scenario: [{ card: 'Highway Robbery', threat: 5 }],
    ada: { hero: 'Spider-Man', hand: ['For Justice!', 'Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'For Justice!', choose: 'Highway Robbery' } }],
  then: {
    scheme: { threat: 5 },
    cards: { 'Highway Robbery': { threat: 2 } },
    ada: { exhausted: false },
    quiet: true,
  },
});

scenario('MC-RESOURCE-2', 'For Justice!: 4 threat if a mental resource paid for it', {
  given: { threat: 5, ada: { hero: 'Spider-Man', hand: ['For Justice!', 'Genius'] } },
  when: [{ who: 'ada', does: { use: 'For Justice!' } }],
  then: { scheme: { threat: 1 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'For Justice!: not in alter-ego form', {
  given: { threat: 5, ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['For Justice!', 'Genius'] } },
  when: [{ who: 'ada', does: { use: 'For Justice!' }, refused: ['MC-TRIGGER-1'] }],
  then: { scheme: { threat: 5 }, ada: { hand: 2 }, quiet: true },
});
