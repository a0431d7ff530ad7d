import { scenario } from '../../kit.ts';

scenario(['MC-TRIGGER-6', 'MC-MAIN-2'], 'Assault on NORAD: a drone for each player as it comes', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    threat: 5,
    scenario: ['Ultron Drones'],
    encounter: ['Shocker', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'], deck: ['Genius', 'Strength'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Strength'] },
  },
  when: [],
  // Threat by a scheme is not that of step one: nobody is asked.
  then: {
    scheme: { stage: 2, threat: 0 },
    ada: { minions: ['Drone'], deck: ['Strength'] },
    ben: { minions: ['Drone'], deck: ['Strength'] },
    quiet: true,
  },
});

scenario('MC-WORD-3', 'Assault on NORAD: after step one each player takes 2 threat or a drone', {
  given: {
    villain: 'Ultron',
    villainStep: 1,
    schemeStage: 2,
    villainIs: { stunned: true },
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Strength'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { option: 0 }, then: { scheme: { threat: 4 }, ada: { minions: [] } } },
    { who: 'ben', does: { option: 1 } },
  ],
  // Ultron and the drone scheme for 1 each against Ben.
  then: {
    scheme: { stage: 2, threat: 6 },
    ada: { minions: ['Hydra Mercenary'], deck: 2 },
    ben: { minions: ['Drone', 'Hydra Mercenary'], deck: ['Strength'] },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Assault on NORAD: threat that comes later asks nobody', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    schemeStage: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'], deck: ['Genius', 'Strength'] },
  },
  when: [],
  then: { scheme: { threat: 2 }, ada: { minions: [], deck: 2 }, quiet: true },
});
