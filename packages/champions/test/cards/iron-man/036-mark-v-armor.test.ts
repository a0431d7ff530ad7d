import { scenario } from '../../kit.ts';

scenario(['MC-HP-1', 'MC-HP-4'], 'Mark V Armor: 6 hit points for you, in both forms', {
  given: {
    ada: {
      hero: 'Iron Man',
      identity: { damage: 4 },
      hand: ['Mark V Armor', 'Genius', 'Energy'],
      play: ['War Machine'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { play: 'Mark V Armor' }, then: { ada: { damage: 4, remaining: 11 } } },
    { who: 'ada', does: { flip: true } },
  ],
  then: {
    ada: { damage: 4, remaining: 11 },
    ben: { remaining: 15 },
    cards: { 'War Machine': { remaining: 4 } },
    quiet: true,
  },
});

scenario('MC-HP-3', 'Mark V Armor: who lives by it alone falls without it', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Iron Man',
      identity: { damage: 9 },
      play: ['Mark V Armor'],
      dealt: ['Caught Off Guard'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { ada: { out: true }, ben: { out: false } },
});
