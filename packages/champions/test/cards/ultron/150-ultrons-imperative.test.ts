import { scenario } from '../../kit.ts';

scenario(
  'MC-SIDE-2',
  "Ultron's Imperative: two drones from the deck of the first player, whoever reveals it",
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      first: 'ben',
      scenario: ['Ultron Drones'],
      ada: { hero: 'She-Hulk', dealt: ["Ultron's Imperative"], deck: ['Genius', 'Strength', 'Energy'] },
      ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Strength', 'Genius'] },
    },
    when: [],
    then: {
      cards: { "Ultron's Imperative": { threat: 4 } },
      ada: { minions: [], deck: 3 },
      ben: { minions: ['Drone', 'Drone'], deck: ['Genius'] },
      quiet: true,
    },
  },
);

scenario('MC-SIDE-5', "Ultron's Imperative: one more encounter card is dealt; no drone comes later", {
  given: {
    villain: 'Ultron',
    villainStep: 3,
    scenario: ['Ultron Drones', "Ultron's Imperative"],
    encounter: ['Hydra Mercenary', 'Sandman', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Genius', 'Genius', 'Genius'] },
  },
  when: [],
  then: { ada: { minions: ['Hydra Mercenary', 'Sandman'], deck: 3 }, quiet: true },
});
