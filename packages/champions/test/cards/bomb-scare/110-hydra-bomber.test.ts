import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Hydra Bomber: 2 damage to you, if you choose so', {
  given: {
    first: 'ben',
    villainStep: 4,
    ada: { hero: 'Spider-Man', dealt: ['Hydra Bomber'], play: ['Mockingbird'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { option: 0 } }],
  then: {
    ada: { damage: 2, minions: ['Hydra Bomber'] },
    ben: { damage: 0 },
    cards: { Mockingbird: { damage: 0 } },
    scheme: { threat: 0 },
    quiet: true,
  },
});

scenario([], 'Hydra Bomber: or 1 threat on the main scheme', {
  given: {
    villainStep: 4,
    scenario: [{ card: 'Bomb Scare', threat: 2 }],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Hydra Bomber'] },
  },
  when: [{ who: 'ada', does: { option: 1 } }],
  then: {
    ada: { damage: 0, minions: ['Hydra Bomber'] },
    scheme: { threat: 1 },
    cards: { 'Bomb Scare': { threat: 2 } },
    quiet: true,
  },
});

scenario('MC-BOOST-4', 'Hydra Bomber: no choice and no minion when it is a boost card', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Bomber', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 3, minions: [] }, scheme: { threat: 0 }, quiet: true },
});
