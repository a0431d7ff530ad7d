import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', 'Illegal Arms Factory: 3 threat and 1 for each player', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Spider-Man', dealt: ['Illegal Arms Factory'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { cards: { 'Illegal Arms Factory': { threat: 5 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-5', 'Illegal Arms Factory: one more encounter card, for the first player', {
  given: {
    villain: 'Klaw',
    villainStep: 3,
    first: 'ben',
    scenario: [{ card: 'Illegal Arms Factory', threat: 3 }],
    encounter: ['Sandman', 'Shocker', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'alter-ego' },
    ben: { hero: 'She-Hulk', form: 'alter-ego' },
  },
  // Ben, Ada, and Ben again.
  when: [],
  then: {
    ada: { minions: ['Shocker'] },
    ben: { minions: ['Hydra Mercenary', 'Sandman'] },
    encounter: 1,
    quiet: true,
  },
});

scenario('MC-SIDE-5', 'Illegal Arms Factory: no more once it is thwarted', {
  given: {
    villain: 'Klaw',
    villainIs: { stunned: true },
    threat: 1,
    scenario: [{ card: 'Illegal Arms Factory', threat: 1 }],
    encounter: ['Sandman', 'Shocker', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { thwart: 'She-Hulk', choose: 'Illegal Arms Factory' } },
    { who: 'ada', does: { end: true } },
  ],
  then: { ada: { minions: ['Sandman'] }, sideSchemes: [], encounter: 2, quiet: true },
});
