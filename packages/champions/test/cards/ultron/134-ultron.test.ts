import { scenario } from '../../kit.ts';

scenario('MC-BOOST-7', 'Ultron I: after he attacks you, a drone comes if you do not take the threat', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Strength'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { option: 1 }, then: { ada: { minions: ['Drone'], deck: ['Strength'], damage: 2 } } },
    // The drone attacks as well.
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  // Against the alter-ego he schemes, and nothing follows.
  then: {
    ada: { damage: 3, minions: ['Drone', 'Hydra Mercenary'] },
    ben: { minions: ['Hydra Mercenary'], deck: 2 },
    scheme: { threat: 1 },
    quiet: true,
  },
});

scenario([], 'Ultron I: 1 threat on the main scheme keeps the drone away', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    scenario: ['Ultron Drones', 'Invasive AI'],
    encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { option: 0 } },
  ],
  then: {
    scheme: { threat: 1 },
    cards: { 'Invasive AI': { threat: 3 } },
    ada: { damage: 2, deck: 2, minions: ['Hydra Mercenary', 'Hydra Mercenary'] },
    quiet: true,
  },
});

scenario('MC-STATUS-6', 'Ultron I: nothing follows where he was stunned', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: ['Ultron Drones'],
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Strength'] },
  },
  when: [],
  then: { scheme: { threat: 0 }, ada: { damage: 0, deck: 2, minions: ['Hydra Mercenary'] }, quiet: true },
});

scenario('MC-ENEMY-ATTACK-4', 'Ultron I: who defends for another player is the one attacked, and chooses', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', identity: { exhausted: true }, deck: ['Genius', 'Strength'] },
    ben: { hero: 'Captain Marvel', deck: ['Energy', 'Strength'] },
  },
  when: [
    { who: 'ben', does: { defend: 'Captain Marvel' } },
    { who: 'ben', does: { option: 1 } },
    // Then Ben is attacked himself, exhausted now, and takes the threat.
    { who: 'ben', does: { option: 0 } },
  ],
  // 2 ATK against 1 DEF, 2 ATK without, and the drone.
  then: {
    scheme: { threat: 1 },
    ada: { damage: 0, minions: [], deck: 2 },
    ben: { damage: 4, minions: ['Drone'], deck: ['Strength'] },
    quiet: true,
  },
});
