import { scenario } from '../../kit.ts';

scenario(['MC-ATTACH-1', 'MC-HP-4'], 'Genetically Enhanced: 3 hit points for the minion that has most', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', dealt: ['Genetically Enhanced'], minions: ['Shocker'] },
    ben: { hero: 'Spider-Man', minions: [{ card: 'Sandman', damage: 3 }] },
  },
  when: [],
  then: {
    cards: {
      Sandman: { remaining: 4, attachments: ['Genetically Enhanced'] },
      Shocker: { remaining: 3, attachments: [] },
    },
    villain: { attachments: [], remaining: 28 },
    quiet: true,
  },
});

scenario(['MC-KEYWORD-7', 'MC-ATTACH-6'], 'Genetically Enhanced: surge without a minion', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Sandman'],
    ada: { hero: 'She-Hulk', dealt: ['Genetically Enhanced'] },
  },
  when: [],
  then: {
    sideSchemes: ['Crowd Control'],
    encounterDiscard: ['Genetically Enhanced'],
    villain: { attachments: [] },
    quiet: true,
  },
});
