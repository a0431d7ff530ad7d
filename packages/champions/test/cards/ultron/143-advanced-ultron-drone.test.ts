import { scenario } from '../../kit.ts';

scenario([], 'Advanced Ultron Drone: defeated, it leaves a drone to the player it was engaged with', {
  given: {
    villain: 'Ultron',
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Genius'] },
    ben: {
      hero: 'Iron Man',
      deck: ['Energy', 'Strength'],
      minions: [{ card: 'Advanced Ultron Drone', damage: 1 }],
    },
  },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Advanced Ultron Drone' } }],
  then: {
    ada: { minions: [], deck: 2 },
    ben: { minions: ['Drone'], deck: ['Strength'] },
    encounterDiscard: ['Advanced Ultron Drone'],
    quiet: true,
  },
});

scenario(['MC-KEYWORD-5', 'MC-KEYWORD-6'], 'Advanced Ultron Drone: guards against its player only', {
  given: {
    villain: 'Ultron',
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Genius'], minions: ['Advanced Ultron Drone'] },
    ben: { hero: 'Iron Man' },
  },
  when: [
    // Wounded, it leaves nothing behind; the villain is no target for Ada.
    {
      who: 'ada',
      does: { attack: 'She-Hulk' },
      then: { cards: { 'Advanced Ultron Drone': { damage: 3 } }, ada: { deck: 2 }, villain: { damage: 0 } },
    },
    { who: 'ada', does: { end: true } },
    { who: 'ben', does: { attack: 'Iron Man', choose: 'Ultron' } },
  ],
  then: { villain: { damage: 1 }, ada: { minions: ['Advanced Ultron Drone'] }, quiet: true },
});
