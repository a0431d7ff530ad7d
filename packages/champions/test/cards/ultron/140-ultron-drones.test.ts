import { scenario } from '../../kit.ts';

scenario(
  'MC-ENCOUNTER-2',
  'Ultron Drones: face-down drones have 1 SCH, 1 ATK and 1 hit point, others their own',
  {
    given: {
      villain: 'Ultron',
      villainStep: 2,
      villainIs: { stunned: true, confused: true },
      scenario: ['Ultron Drones'],
      encounter: ['Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'She-Hulk', minions: ['Drone'] },
      ben: {
        hero: 'Iron Man',
        form: 'alter-ego',
        minions: ['Drone', { card: 'Advanced Ultron Drone', confused: true }],
      },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { choose: 'Drone' } },
    ],
    then: {
      ada: { damage: 1 },
      scheme: { threat: 1 },
      cards: { 'Drone#1': { remaining: 1 }, 'Advanced Ultron Drone': { remaining: 4 } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-CONTROL-5', 'MC-DAMAGE-11'],
  'Ultron Drones: a defeated drone goes to the discard pile of its owner, whoever defeats it',
  {
    given: {
      villain: 'Ultron',
      scenario: ['Ultron Drones'],
      ada: { hero: 'She-Hulk' },
      ben: { hero: 'Iron Man', minions: ['Drone', 'Shocker'] },
    },
    when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Drone' } }],
    then: {
      ada: { discard: [] },
      ben: { discard: ['Energy'], minions: ['Shocker'] },
      encounterDiscard: [],
      quiet: true,
    },
  },
);
