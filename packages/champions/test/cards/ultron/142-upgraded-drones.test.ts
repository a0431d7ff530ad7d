import { scenario } from '../../kit.ts';

scenario(
  ['MC-ATTACH-1', 'MC-HP-4'],
  'Upgraded Drones: comes onto the environment; face-down drones get 1 ATK and 1 hit point, each copy',
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      scenario: ['Ultron Drones', { card: 'Upgraded Drones', on: 'Ultron Drones' }],
      ada: { hero: 'She-Hulk', dealt: ['Upgraded Drones'], minions: ['Advanced Ultron Drone'] },
      ben: { hero: 'Iron Man', minions: ['Drone'] },
    },
    when: [],
    then: {
      cards: {
        'Ultron Drones': { attachments: ['Upgraded Drones', 'Upgraded Drones'] },
        Drone: { remaining: 3 },
        'Advanced Ultron Drone': { remaining: 4 },
      },
      villain: { attachments: [] },
      quiet: true,
    },
  },
);

scenario('MC-MOD-1', 'Upgraded Drones: a drone attacks for 2, an advanced one for its own 1', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: ['Ultron Drones', { card: 'Upgraded Drones', on: 'Ultron Drones' }],
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', minions: ['Drone', 'Advanced Ultron Drone'] },
  },
  when: [
    { who: 'ada', does: { choose: 'Drone' } },
    { who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 2 } } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 3 }, quiet: true },
});

scenario(
  ['MC-RESOURCE-4', 'MC-HP-3'],
  'Upgraded Drones: one resource of each type takes it off, and a hurt drone falls',
  {
    given: {
      villain: 'Ultron',
      scenario: ['Ultron Drones', { card: 'Upgraded Drones', on: 'Ultron Drones' }],
      ada: { hero: 'She-Hulk', hand: ['Haymaker', 'First Aid', 'Mockingbird'] },
      ben: { hero: 'Iron Man', minions: [{ card: 'Drone', damage: 1 }, 'Drone'] },
    },
    when: [{ who: 'ada', does: { use: 'Upgraded Drones' } }],
    then: {
      ada: { exhausted: false, hand: [] },
      ben: { minions: ['Drone'], discard: ['Energy'] },
      cards: { Drone: { remaining: 1 } },
      encounterDiscard: ['Upgraded Drones'],
      quiet: true,
    },
  },
);

scenario('MC-RESOURCE-4', 'Upgraded Drones: not with other resources', {
  given: {
    villain: 'Ultron',
    scenario: ['Ultron Drones', { card: 'Upgraded Drones', on: 'Ultron Drones' }],
    ada: { hero: 'She-Hulk', hand: ['Haymaker', 'First Aid', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Upgraded Drones' }, refused: ['MC-RESOURCE-3'] }],
  then: { cards: { 'Upgraded Drones': { zone: 'play' } }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Upgraded Drones: not by an alter-ego', {
  given: {
    villain: 'Ultron',
    scenario: ['Ultron Drones', { card: 'Upgraded Drones', on: 'Ultron Drones' }],
    ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Haymaker', 'First Aid', 'Mockingbird'] },
  },
  when: [{ who: 'ada', does: { use: 'Upgraded Drones' }, refused: ['MC-TRIGGER-1'] }],
  then: { cards: { 'Upgraded Drones': { zone: 'play' } }, quiet: true },
});
