import { scenario } from '../../kit.ts';

scenario([], 'Android Efficiency (energy): a drone from the deck of each player', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', dealt: ['core/144a'], deck: ['Genius', 'Strength'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Strength'] },
  },
  when: [],
  then: {
    ada: { minions: ['Drone', 'Shocker'], deck: ['Strength'] },
    ben: { minions: ['Drone'], deck: ['Strength'] },
    encounterDiscard: ['Android Efficiency'],
    quiet: true,
  },
});

scenario(
  ['MC-BOOST-2', 'MC-BOOST-3', 'MC-RESOURCE-4'],
  'Android Efficiency (energy): as a boost you may spend energy instead of taking a drone',
  {
    given: {
      villain: 'Ultron',
      villainStep: 2,
      scenario: ['Ultron Drones'],
      encounter: ['core/144a', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'She-Hulk', hand: ['Energy'], deck: ['Genius', 'Strength'] },
      ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Energy'], deck: ['Energy', 'Strength'] },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ada', does: { option: 0 } },
      // The choice after the attack of Ultron I.
      { who: 'ada', does: { option: 0 } },
    ],
    then: {
      ada: { damage: 2, hand: [], deck: 2, minions: ['Hydra Mercenary'] },
      ben: { hand: ['Energy'], deck: 2, minions: ['Hydra Mercenary'] },
      quiet: true,
    },
  },
);

scenario('MC-WORD-4', 'Android Efficiency (energy): without energy the drone comes, to nobody else', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['core/144a', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Genius'], deck: ['Genius', 'Strength'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Energy'], deck: ['Energy', 'Strength'] },
  },
  when: [],
  // Ultron schemes twice for 1, the new drone once.
  then: {
    scheme: { threat: 3 },
    ada: { hand: ['Genius'], deck: ['Strength'], minions: ['Drone', 'Hydra Mercenary'] },
    ben: { hand: ['Energy'], deck: 2, minions: ['Hydra Mercenary'] },
    quiet: true,
  },
});

scenario(
  'MC-EMPTY-8',
  'Android Efficiency: a player without any cards has no drone, the others have theirs',
  {
    given: {
      villain: 'Ultron',
      first: 'ben',
      villainStep: 4,
      scenario: ['Ultron Drones'],
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Spider-Man', deck: [], discard: [], dealt: ['core/144a'] },
      ben: { hero: 'She-Hulk', deck: ['Genius', 'Genius'] },
    },
    when: [],
    then: { ada: { minions: [] }, ben: { minions: ['Drone'], deck: 1 }, quiet: true },
  },
);
