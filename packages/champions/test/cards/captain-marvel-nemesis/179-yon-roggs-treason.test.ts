import { scenario } from '../../kit.ts';

scenario('MC-ENCOUNTER-3', "Yon-Rogg's Treason: energy leaves your hand", {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary'],
    ada: {
      hero: 'Captain Marvel',
      hand: ['Energy', 'Crisis Interdiction', 'Strength', 'Vibranium'],
      dealt: ["Yon-Rogg's Treason"],
    },
    ben: { hero: 'She-Hulk', hand: ['Energy'] },
  },
  when: [],
  then: {
    ada: { hand: ['Strength', 'Vibranium'], discard: ['Energy', 'Crisis Interdiction'], minions: [] },
    ben: { hand: ['Energy'] },
    encounter: 1,
    quiet: true,
  },
});

scenario('MC-KEYWORD-7', "Yon-Rogg's Treason: surge if nothing was discarded", {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary'],
    ada: { hero: 'Captain Marvel', hand: ['Strength'], dealt: ["Yon-Rogg's Treason"] },
  },
  when: [],
  then: { ada: { hand: ['Strength'], minions: ['Hydra Mercenary'] }, quiet: true },
});
