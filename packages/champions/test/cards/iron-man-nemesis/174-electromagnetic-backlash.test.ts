import { scenario } from '../../kit.ts';

scenario('MC-MOD-9', 'Electromagnetic Backlash: 1 damage for each energy of your own five cards', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Iron Man',
      play: ['Mockingbird'],
      deck: ['Energy', 'Arc Reactor', 'Genius', 'Vibranium', 'Strength', 'Energy'],
      dealt: ['Electromagnetic Backlash'],
    },
    ben: { hero: 'She-Hulk', deck: ['Strength', 'Strength', 'Strength', 'Genius', 'Genius', 'Energy'] },
  },
  when: [],
  then: {
    ada: { damage: 3, deck: ['Energy'], discard: 5 },
    ben: { damage: 0, deck: ['Energy'], discard: 5 },
    cards: { Mockingbird: { damage: 0 } },
    quiet: true,
  },
});
