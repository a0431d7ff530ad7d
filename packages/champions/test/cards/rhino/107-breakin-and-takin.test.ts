import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', "Breakin' & Takin': 2 threat and 1 for each player", {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Spider-Man', dealt: ["Breakin' & Takin'"] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { cards: { "Breakin' & Takin'": { threat: 4 } }, scheme: { threat: 1 }, quiet: true },
});
