import { scenario } from '../../kit.ts';

scenario('MC-RESPONSE-1', 'Hawkeye: an arrow for each minion that enters play', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', play: ['Hawkeye'], minions: ['Shocker'] },
    ben: { hero: 'She-Hulk', dealt: ['Hydra Soldier'] },
  },
  when: [{ who: 'ada', does: { use: 'Hawkeye' } }],
  then: {
    cards: {
      'Hydra Soldier': { damage: 2 },
      Shocker: { damage: 0 },
      Hawkeye: { counters: 3, exhausted: false },
    },
    villain: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-COMPONENT-2', 'Hawkeye: without arrows he stays and shoots no more', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Spider-Man',
      play: [{ card: 'Hawkeye', counters: 1 }],
      dealt: ['Hydra Soldier', 'Hydra Mercenary'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Hawkeye' } }],
  then: {
    cards: {
      'Hydra Soldier': { damage: 2 },
      'Hydra Mercenary': { damage: 0 },
      Hawkeye: { counters: 0, zone: 'play' },
    },
    quiet: true,
  },
});

scenario('MC-COMPONENT-3', 'Hawkeye: played, he has four arrows', {
  given: { ada: { hero: 'Spider-Man', hand: ['Hawkeye', 'Strength', 'Energy'] } },
  when: [{ who: 'ada', does: { play: 'Hawkeye' } }],
  then: { cards: { Hawkeye: { counters: 4 } }, quiet: true },
});
