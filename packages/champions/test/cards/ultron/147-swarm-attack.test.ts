import { scenario } from '../../kit.ts';

scenario('MC-ENCOUNTER-3', 'Swarm Attack: each drone engaged with your hero attacks, no other minion', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    scenario: ['Ultron Drones'],
    encounter: ['Crowd Control', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      dealt: ['Swarm Attack'],
      deck: ['Genius', 'Genius'],
      minions: ['Drone', 'Advanced Ultron Drone', 'Shocker'],
    },
    ben: { hero: 'Iron Man', identity: { exhausted: true }, minions: ['Drone'] },
  },
  when: [
    { who: 'ada', does: { choose: 'Advanced Ultron Drone', defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 2, deck: 2 }, ben: { damage: 0 }, quiet: true },
});

scenario(
  'MC-FIRST-3',
  'Swarm Attack: the first player says which drone attacks next, also another player’s',
  {
    given: {
      first: 'ben',
      villain: 'Ultron',
      villainStep: 4,
      scenario: ['Ultron Drones'],
      encounter: ['Crowd Control', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        dealt: ['Swarm Attack'],
        deck: ['Genius', 'Genius'],
        minions: ['Drone', 'Advanced Ultron Drone', 'Shocker'],
      },
      ben: { hero: 'Iron Man', identity: { exhausted: true }, minions: ['Drone'] },
    },
    when: [
      { who: 'ben', does: { choose: 'Shocker' }, refused: ['MC-FIRST-3'] },
      { who: 'ben', does: { choose: 'Advanced Ultron Drone' } },
      { who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 1 } } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: { ada: { damage: 2 }, ben: { damage: 0 }, quiet: true },
  },
);

scenario('MC-ENCOUNTER-3', 'Swarm Attack: without a drone of your own one comes', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', dealt: ['Swarm Attack'], deck: ['Genius', 'Strength'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man', deck: ['Energy', 'Energy'], minions: ['Drone'] },
  },
  when: [],
  then: {
    ada: { damage: 0, minions: ['Drone', 'Shocker'], deck: ['Strength'] },
    ben: { damage: 0, minions: ['Drone'], deck: 2 },
    quiet: true,
  },
});

scenario([], 'Swarm Attack: an alter-ego is not attacked and gets another drone', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    scenario: ['Ultron Drones'],
    ada: {
      hero: 'Captain Marvel',
      form: 'alter-ego',
      dealt: ['Swarm Attack'],
      deck: ['Genius', 'Strength'],
      minions: ['Drone'],
    },
  },
  when: [],
  then: { ada: { damage: 0, minions: ['Drone', 'Drone'] }, scheme: { threat: 0 }, quiet: true },
});
