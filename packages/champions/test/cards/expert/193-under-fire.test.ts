import { scenario } from '../../kit.ts';

scenario(
  ['MC-REVEAL-2', 'MC-KEYWORD-7'],
  'Under Fire: two more cards for you, one by its text and one by surge',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'Spider-Man', dealt: ['Under Fire'] },
      ben: { hero: 'Iron Man' },
    },
    when: [],
    then: {
      ada: { minions: ['Hydra Mercenary', 'Sandman'] },
      ben: { minions: [] },
      encounter: 1,
      quiet: true,
    },
  },
);
