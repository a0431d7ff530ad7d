import { scenario } from '../../kit.ts';

scenario('MC-NEMESIS-2', 'Shadow of the Past: your nemesis and its scheme come, the rest is shuffled in', {
  given: {
    villainStep: 4,
    aside: [
      'Vulture',
      'Highway Robbery',
      'Sweeping Swoop',
      "The Vulture's Plans",
      'Titania',
      'Personal Challenge',
    ],
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Shadow of the Past'] },
    ben: { hero: 'She-Hulk', form: 'alter-ego' },
  },
  when: [],
  then: {
    ada: { minions: ['Vulture'] },
    ben: { minions: [] },
    sideSchemes: ['Highway Robbery'],
    encounter: ['Advance', 'Advance', 'Sweeping Swoop', "The Vulture's Plans"],
    encounterDiscard: ['Shadow of the Past'],
    cards: { Titania: { zone: 'aside' }, 'Personal Challenge': { zone: 'aside' } },
    quiet: true,
  },
});

scenario('MC-KEYWORD-7', 'Shadow of the Past: surges where the nemesis has come before', {
  given: {
    villainStep: 4,
    aside: ['Titania'],
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Shadow of the Past'], minions: ['Vulture'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    ada: { minions: ['Sandman', 'Vulture'] },
    cards: { Titania: { zone: 'aside' } },
    encounter: 1,
    quiet: true,
  },
});
