import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-6', 'MC-CONSTANT-1'],
  'Ultron III: his imperative is revealed, and drones have 1 more hit point, others not',
  {
    given: {
      villain: 'Ultron',
      stage: 2,
      villainIs: { damage: 43 },
      scenario: ['Ultron Drones'],
      encounter: ['Advance', "Ultron's Imperative", 'Advance'],
      ada: { hero: 'Iron Man', deck: ['Energy', 'Strength', 'Genius'] },
      ben: { hero: 'She-Hulk', deck: ['Genius', 'Genius'], minions: ['Advanced Ultron Drone', 'Shocker'] },
    },
    when: [{ who: 'ada', does: { attack: 'Iron Man', choose: 'Ultron' } }],
    then: {
      villain: { stage: 3, remaining: 54 },
      sideSchemes: ["Ultron's Imperative"],
      encounter: 2,
      ada: { minions: ['Drone', 'Drone'], deck: ['Genius'] },
      ben: { minions: ['Advanced Ultron Drone', 'Shocker'], deck: 2 },
      cards: {
        'Drone#1': { remaining: 2 },
        'Drone#2': { remaining: 2 },
        'Advanced Ultron Drone': { remaining: 5 },
        Shocker: { remaining: 3 },
      },
      quiet: true,
    },
  },
);

scenario('MC-CONSTANT-2', 'Ultron III: takes no damage while any player has a drone, then he does', {
  given: {
    villain: 'Ultron',
    stage: 3,
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', hand: ['Haymaker', 'Strength'], play: ['Mockingbird'] },
    ben: { hero: 'Iron Man', minions: [{ card: 'Drone', damage: 1 }] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'She-Hulk', choose: 'Ultron' },
      then: { villain: { damage: 0 }, ben: { minions: ['Drone'] } },
    },
    { who: 'ada', does: { attack: 'Mockingbird', choose: 'Drone' }, then: { ben: { minions: [] } } },
    { who: 'ada', does: { use: 'Haymaker' } },
  ],
  then: { villain: { damage: 3 }, quiet: true },
});

scenario('MC-MOD-1', 'Ultron III: drones attack for 1 more, other minions do not', {
  given: {
    villain: 'Ultron',
    stage: 3,
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: ['Ultron Drones'],
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', minions: ['Drone', 'Sandman'] },
  },
  when: [
    { who: 'ada', does: { choose: 'Drone' } },
    { who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 2 } } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  // Sandman has 3 ATK.
  then: { ada: { damage: 5 }, quiet: true },
});

scenario('MC-SEARCH-2', 'Ultron III: finds his imperative in the discard pile as well', {
  given: {
    villain: 'Ultron',
    stage: 2,
    villainIs: { damage: 21 },
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Advance'],
    encounterDiscard: ["Ultron's Imperative", 'Stampede'],
    ada: { hero: 'Iron Man', deck: ['Energy', 'Strength', 'Genius'] },
  },
  when: [{ who: 'ada', does: { attack: 'Iron Man' } }],
  then: { sideSchemes: ["Ultron's Imperative"], encounterDiscard: ['Stampede'], quiet: true },
});
