import { scenario } from '../../kit.ts';

scenario('MC-BOOST-7', 'Ultron II: brings a drone and hits harder for each of your drones', {
  given: {
    villain: 'Ultron',
    stage: 2,
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      deck: ['Genius', 'Strength'],
      minions: [
        { card: 'Advanced Ultron Drone', stunned: true },
        { card: 'Shocker', stunned: true },
      ],
    },
    ben: {
      hero: 'Iron Man',
      form: 'alter-ego',
      deck: ['Energy', 'Strength'],
      minions: [{ card: 'Drone', confused: true }],
    },
  },
  when: [
    // The advanced drone and the new one count; Shocker and Ben's drone do not.
    { who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 4, deck: ['Strength'] } } },
    { who: 'ada', does: { choose: 'Advanced Ultron Drone' } },
    { who: 'ada', does: { choose: 'Shocker' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  // Against the alter-ego he schemes for 2.
  then: {
    ada: { damage: 5, minions: ['Advanced Ultron Drone', 'Drone', 'Shocker'] },
    ben: { damage: 0, minions: ['Drone'], deck: 2 },
    scheme: { threat: 2 },
    quiet: true,
  },
});

scenario('MC-ACTIVATION-3', 'Ultron II: brings none when he schemes', {
  given: {
    villain: 'Ultron',
    stage: 2,
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Genius', 'Strength'] },
  },
  when: [],
  then: { scheme: { threat: 2 }, ada: { minions: ['Hydra Mercenary'], deck: 2 }, quiet: true },
});
