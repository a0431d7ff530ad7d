import { scenario } from '../../kit.ts';

scenario(
  'MC-SIDE-2',
  'Drone Factory: a drone for each player, and 1 more threat for each drone in play, new or old',
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      threat: 1,
      scenario: ['Ultron Drones'],
      ada: { hero: 'She-Hulk', dealt: ['Drone Factory'], deck: ['Genius', 'Strength'], minions: ['Shocker'] },
      ben: {
        hero: 'Iron Man',
        form: 'alter-ego',
        deck: ['Energy', 'Strength'],
        minions: ['Advanced Ultron Drone'],
      },
    },
    when: [],
    // 4 and three drones; Shocker is none.
    then: {
      cards: { 'Drone Factory': { threat: 7 } },
      scheme: { threat: 1 },
      ada: { minions: ['Drone', 'Shocker'], deck: ['Strength'] },
      ben: { minions: ['Advanced Ultron Drone', 'Drone'], deck: ['Strength'] },
      quiet: true,
    },
  },
);

scenario('MC-SIDE-4', 'Drone Factory: 1 more threat in step one, and drones that come later add none here', {
  given: {
    villain: 'Ultron',
    villainStep: 1,
    villainIs: { confused: true },
    scenario: ['Ultron Drones', 'Drone Factory'],
    encounter: ['core/144a', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Genius', 'Strength'] },
  },
  when: [],
  then: {
    scheme: { threat: 2 },
    cards: { 'Drone Factory': { threat: 4 } },
    ada: { minions: ['Drone'] },
    quiet: true,
  },
});
