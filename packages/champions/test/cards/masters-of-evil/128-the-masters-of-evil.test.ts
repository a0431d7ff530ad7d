import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-6'],
  'The Masters of Evil: the first of their minions in the deck engages the first player',
  {
    given: {
      villainStep: 4,
      first: 'ben',
      encounter: ['Sandman', 'Advance', 'Melter', 'Whirlwind'],
      ada: { hero: 'Spider-Man', dealt: ['The Masters of Evil'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [],
    then: {
      ada: { minions: [] },
      ben: { minions: ['Melter'] },
      cards: { 'The Masters of Evil': { threat: 6 } },
      encounter: ['Whirlwind'],
      encounterDiscard: ['Advance', 'Sandman'],
      quiet: true,
    },
  },
);

scenario('MC-EMPTY-3', 'The Masters of Evil: nobody comes where the deck has none of them', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['The Masters of Evil'] },
  },
  when: [],
  then: { ada: { minions: [] }, sideSchemes: ['The Masters of Evil'], acceleration: 1, quiet: true },
});

scenario('MC-SIDE-4', 'The Masters of Evil: 1 more threat in step one', {
  given: {
    villainStep: 1,
    villainIs: { stunned: true },
    scenario: [{ card: 'The Masters of Evil', threat: 3 }],
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [],
  then: { scheme: { threat: 2 }, cards: { 'The Masters of Evil': { threat: 3 } }, quiet: true },
});
