import { scenario } from '../../kit.ts';

scenario(['MC-TRIGGER-6', 'MC-MAIN-2'], 'Countdown to Oblivion: a drone for each player as it comes', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    schemeStage: 2,
    threat: 19,
    scenario: ['Ultron Drones'],
    encounter: ['Shocker', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'], deck: ['Genius', 'Strength'] },
    ben: { hero: 'Iron Man', deck: ['Energy', 'Strength'] },
  },
  when: [],
  then: {
    scheme: { stage: 3, threat: 0 },
    ada: { minions: ['Drone'], deck: ['Strength'] },
    ben: { minions: ['Drone'], deck: ['Strength'] },
    quiet: true,
  },
});

scenario('MC-WORD-1', 'Countdown to Oblivion: loses no threat; a side scheme does', {
  given: {
    villain: 'Ultron',
    schemeStage: 3,
    threat: 2,
    scenario: ['Invasive AI'],
    ada: { hero: 'Iron Man', play: ['Mockingbird'] },
  },
  when: [{ who: 'ada', does: { thwart: 'Iron Man' } }],
  // The only scheme that can be thwarted is taken without a question.
  then: { scheme: { threat: 2 }, cards: { 'Invasive AI': { threat: 1 } }, quiet: true },
});

scenario('MC-MAIN-3', 'Countdown to Oblivion: the players lose when it is completed', {
  given: {
    villain: 'Ultron',
    villainStep: 1,
    schemeStage: 3,
    threat: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Iron Man' },
  },
  when: [],
  then: { outcome: 'lost' },
});
