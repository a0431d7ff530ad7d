import { scenario } from '../../kit.ts';

scenario([], 'Sonic Boom: one resource of each type keeps your characters ready', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    ada: {
      hero: 'Spider-Man',
      dealt: ['Sonic Boom'],
      hand: ['Strength', 'Energy', 'Genius'],
      play: ['Mockingbird'],
    },
  },
  when: [{ who: 'ada', does: { option: 0 } }],
  then: {
    ada: { hand: [], exhausted: false },
    cards: { Mockingbird: { exhausted: false } },
    quiet: true,
  },
});

scenario('MC-WORD-3', 'Sonic Boom: or you keep the cards and exhaust them all, and nobody else', {
  given: {
    first: 'ben',
    villain: 'Klaw',
    villainStep: 4,
    ada: {
      hero: 'Spider-Man',
      dealt: ['Sonic Boom'],
      hand: ['Strength', 'Energy', 'Genius'],
      play: ['Mockingbird', 'Aunt May'],
    },
    ben: { hero: 'She-Hulk', play: ['Luke Cage'] },
  },
  when: [{ who: 'ada', does: { option: 1 } }],
  then: {
    ada: { hand: 3, exhausted: true },
    ben: { exhausted: false },
    cards: {
      Mockingbird: { exhausted: true },
      'Aunt May': { exhausted: false },
      'Luke Cage': { exhausted: false },
    },
    quiet: true,
  },
});

scenario('MC-WORD-4', 'Sonic Boom: no choice without a resource of each type', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['Sonic Boom'], hand: ['Strength', 'Energy'] },
  },
  when: [],
  then: { ada: { hand: 2, exhausted: true }, quiet: true },
});

scenario('MC-BOOST-3', 'Sonic Boom: as a boost card, exhausts the hero who is damaged', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Sonic Boom', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'], play: ['Luke Cage'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 2, exhausted: true },
    ben: { exhausted: false },
    cards: { 'Luke Cage': { exhausted: false } },
    quiet: true,
  },
});

scenario([], 'Sonic Boom: as a boost card, nothing where an ally takes the damage', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Sonic Boom', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'], play: ['Luke Cage'] },
  },
  when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
  then: { ada: { damage: 0, exhausted: false }, cards: { 'Luke Cage': { damage: 2 } }, quiet: true },
});

scenario([], 'Sonic Boom: as a boost card, nothing where the villain schemes', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Sonic Boom', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 2 }, ada: { damage: 0, exhausted: false }, quiet: true },
});
