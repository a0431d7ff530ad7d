import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-7', 'Exhaustion: exhausts you and surges; the others stay ready', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Exhaustion'], play: ['Mockingbird'] },
    ben: { hero: 'Iron Man' },
  },
  when: [],
  then: {
    ada: { exhausted: true, minions: ['Sandman'] },
    ben: { exhausted: false },
    cards: { Mockingbird: { exhausted: false } },
    quiet: true,
  },
});
