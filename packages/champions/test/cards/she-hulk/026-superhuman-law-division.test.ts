import { scenario } from '../../kit.ts';

scenario(['MC-RESOURCE-4', 'MC-COST-3'], 'Superhuman Law Division: 2 threat for a mental resource', {
  given: {
    threat: 5,
    scenario: [{ card: 'Highway Robbery', threat: 4 }],
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      // Confused stays: this is no thwart.
      identity: { confused: true },
      hand: ['Gamma Slam', 'Strength'],
      play: ['Superhuman Law Division'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Superhuman Law Division', pay: ['Gamma Slam'], choose: 'Highway Robbery' } },
    { who: 'ada', does: { use: 'Superhuman Law Division' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    scheme: { threat: 5 },
    cards: { 'Highway Robbery': { threat: 2 }, 'Superhuman Law Division': { exhausted: true } },
    ada: { hand: ['Strength'], confused: true },
    quiet: true,
  },
});

scenario('MC-RESOURCE-4', 'Superhuman Law Division: another resource will not do', {
  given: {
    threat: 5,
    ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Strength'], play: ['Superhuman Law Division'] },
  },
  when: [{ who: 'ada', does: { use: 'Superhuman Law Division' }, refused: ['MC-RESOURCE-3'] }],
  then: { scheme: { threat: 5 }, ada: { hand: 1 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Superhuman Law Division: not as She-Hulk', {
  given: {
    threat: 5,
    ada: { hero: 'She-Hulk', hand: ['Gamma Slam'], play: ['Superhuman Law Division'] },
  },
  when: [{ who: 'ada', does: { use: 'Superhuman Law Division' }, refused: ['MC-TRIGGER-1'] }],
  then: { scheme: { threat: 5 }, ada: { hand: 1 }, quiet: true },
});
