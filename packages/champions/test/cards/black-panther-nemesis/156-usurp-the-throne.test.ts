import { scenario } from '../../kit.ts';

scenario(['MC-SIDE-2', 'MC-MOD-11'], 'Usurp The Throne: 3 threat for each player', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Black Panther', dealt: ['Usurp The Throne'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { cards: { 'Usurp The Throne': { threat: 6 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-5', 'Usurp The Throne: one more encounter card is dealt, to the first player', {
  given: {
    villainStep: 3,
    scenario: ['Usurp The Throne'],
    encounter: ['Hydra Mercenary', 'Sandman', 'Shocker', 'Sandman'],
    ada: { hero: 'Black Panther', form: 'alter-ego' },
    ben: { hero: 'She-Hulk', form: 'alter-ego' },
  },
  when: [],
  then: { ada: { minions: ['Hydra Mercenary', 'Shocker'] }, ben: { minions: ['Sandman'] }, encounter: 1 },
});
