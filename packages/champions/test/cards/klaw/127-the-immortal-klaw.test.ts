import { scenario } from '../../kit.ts';

scenario(['MC-SIDE-2', 'MC-HP-4'], 'The "Immortal" Klaw: 3 threat for each player, 10 hit points for Klaw', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    villainIs: { damage: 4 },
    ada: { hero: 'Spider-Man', dealt: ['The "Immortal" Klaw'], minions: ['Shocker'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  // 12 for each of two players, and 10; not 10 for each.
  then: {
    cards: { 'The "Immortal" Klaw': { threat: 6 }, Shocker: { remaining: 3 } },
    villain: { damage: 4, remaining: 30 },
    quiet: true,
  },
});

scenario('MC-HP-4', 'The "Immortal" Klaw: thwarted, it takes the hit points along', {
  given: {
    villain: 'Klaw',
    villainIs: { damage: 4 },
    scenario: [{ card: 'The "Immortal" Klaw', threat: 1 }],
    ada: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { villain: { stage: 1, damage: 4, remaining: 8 }, sideSchemes: [], quiet: true },
});

scenario('MC-SIDE-4', 'The "Immortal" Klaw: 1 more threat in step one', {
  given: {
    villain: 'Klaw',
    villainStep: 1,
    villainIs: { stunned: true },
    scenario: [{ card: 'The "Immortal" Klaw', threat: 3 }],
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [],
  then: { scheme: { threat: 2 }, cards: { 'The "Immortal" Klaw': { threat: 3 } }, quiet: true },
});
