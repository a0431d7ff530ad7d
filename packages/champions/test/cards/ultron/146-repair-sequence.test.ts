import { scenario } from '../../kit.ts';

scenario('MC-HEAL-2', 'Repair Sequence: heals Ultron by 2 for each of your drones', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    villainIs: { damage: 10 },
    scenario: ['Ultron Drones'],
    encounter: ['Crowd Control', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      dealt: ['Repair Sequence'],
      minions: ['Drone', { card: 'Advanced Ultron Drone', damage: 2 }, 'Shocker'],
    },
    ben: { hero: 'Iron Man', minions: ['Drone'] },
  },
  when: [],
  then: {
    villain: { damage: 6 },
    cards: { 'Advanced Ultron Drone': { damage: 2 } },
    sideSchemes: [],
    quiet: true,
  },
});

scenario('MC-KEYWORD-7', 'Repair Sequence: surges without a drone of your own', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    villainIs: { damage: 10 },
    scenario: ['Ultron Drones'],
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Repair Sequence'] },
    ben: { hero: 'Iron Man', minions: ['Drone'] },
  },
  when: [],
  then: { villain: { damage: 10 }, sideSchemes: ['Crowd Control'], quiet: true },
});

scenario('MC-KEYWORD-7', 'Repair Sequence: surges where Ultron is unhurt', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    scenario: ['Ultron Drones'],
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Repair Sequence'], minions: ['Drone'] },
  },
  when: [],
  then: { villain: { damage: 0 }, sideSchemes: ['Crowd Control'], quiet: true },
});

scenario(
  ['MC-BOOST-3', 'MC-BOOST-4'],
  'Repair Sequence: as a boost it heals 1 for each of your drones, and does not surge',
  {
    given: {
      villain: 'Ultron',
      villainStep: 2,
      villainIs: { damage: 10 },
      scenario: ['Ultron Drones'],
      encounter: ['Repair Sequence', 'Hydra Mercenary', 'Crowd Control', 'Advance'],
      ada: { hero: 'Captain Marvel', form: 'alter-ego', minions: [{ card: 'Drone', confused: true }] },
    },
    when: [],
    // 1 SCH and 1 boost icon.
    then: { villain: { damage: 9 }, scheme: { threat: 2 }, sideSchemes: [], encounter: 2, quiet: true },
  },
);
