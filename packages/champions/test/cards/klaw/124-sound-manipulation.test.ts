import { scenario } from '../../kit.ts';

scenario('MC-HEAL-2', 'Sound Manipulation: 2 damage to your hero, and Klaw heals 2', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    villainIs: { damage: 5 },
    encounter: ['Sandman', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      dealt: ['Sound Manipulation'],
      play: ['Mockingbird'],
      minions: [{ card: 'Shocker', damage: 1 }],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    ada: { damage: 2 },
    ben: { damage: 0 },
    villain: { damage: 3 },
    cards: { Mockingbird: { damage: 0 }, Shocker: { damage: 1 } },
    encounter: 2,
    quiet: true,
  },
});

scenario([], 'Sound Manipulation: no surge for a hero where there is nothing to heal', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Sound Manipulation'] },
  },
  when: [],
  then: { ada: { damage: 2, minions: [] }, villain: { damage: 0 }, encounter: 2, quiet: true },
});

scenario('MC-HEAL-2', 'Sound Manipulation: with an alter-ego Klaw heals 4', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    villainIs: { damage: 5 },
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Sound Manipulation'] },
  },
  when: [],
  then: { ada: { damage: 0, minions: [] }, villain: { damage: 1 }, encounter: 2, quiet: true },
});

scenario('MC-KEYWORD-7', 'Sound Manipulation: surges for an alter-ego where there is nothing to heal', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Sound Manipulation'] },
  },
  when: [],
  then: { ada: { damage: 0, minions: ['Sandman'] }, encounter: 1, quiet: true },
});
