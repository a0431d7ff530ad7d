import { scenario } from '../../kit.ts';

scenario(
  ['MC-ATTACH-1', 'MC-KEYWORD-7', 'MC-MOD-9'],
  'Biomechanical Upgrades: goes to the minion with the most printed hit points that has none yet, and surges',
  {
    given: {
      villainStep: 4,
      encounter: ['Crowd Control', 'Bomb Scare', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        dealt: ['Biomechanical Upgrades', 'Biomechanical Upgrades'],
        minions: ['Shocker', 'M.O.D.O.K.'],
      },
      ben: { hero: 'Iron Man', minions: [{ card: 'Madame Hydra', damage: 5 }] },
    },
    when: [],
    // M.O.D.O.K. has 8, Madame Hydra 6 whatever damage she has, Shocker 3.
    then: {
      cards: {
        'M.O.D.O.K.': { attachments: ['Biomechanical Upgrades'] },
        'Madame Hydra': { attachments: ['Biomechanical Upgrades'] },
        Shocker: { attachments: [] },
      },
      sideSchemes: ['Bomb Scare', 'Crowd Control'],
      encounter: 1,
      quiet: true,
    },
  },
);

scenario(
  'MC-FIRST-2',
  'Biomechanical Upgrades: the first player picks among minions with as many hit points',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Biomechanical Upgrades'], minions: ['Shocker'] },
      ben: { hero: 'Iron Man', minions: ['Hydra Mercenary'] },
    },
    when: [{ who: 'ben', does: { choose: 'Hydra Mercenary' } }],
    then: { cards: { 'Biomechanical Upgrades': { on: 'Hydra Mercenary' } }, quiet: true },
  },
);

scenario(
  ['MC-CANCEL-4', 'MC-HEAL-2'],
  'Biomechanical Upgrades: its minion is healed instead of defeated, and only once',
  {
    given: {
      villainStep: 4,
      encounter: ['Crowd Control', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        hand: ['Haymaker', 'Strength'],
        dealt: ['Biomechanical Upgrades'],
        minions: [{ card: 'Shocker', damage: 1 }],
      },
    },
    when: [
      {
        who: 'ada',
        does: { attack: 'She-Hulk', choose: 'Shocker' },
        then: {
          cards: { Shocker: { damage: 0, attachments: [] } },
          encounterDiscard: ['Biomechanical Upgrades'],
        },
      },
      { who: 'ada', does: { use: 'Haymaker', choose: 'Shocker' } },
    ],
    then: { ada: { minions: [] }, encounterDiscard: ['Biomechanical Upgrades', 'Shocker'], quiet: true },
  },
);

scenario([], 'Biomechanical Upgrades: another minion is defeated, and a wound heals nothing', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      hand: ['Haymaker', 'Strength'],
      dealt: ['Biomechanical Upgrades'],
      minions: ['Shocker', 'Madame Hydra'],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'She-Hulk', choose: 'Shocker' } },
    { who: 'ada', does: { use: 'Haymaker', choose: 'Madame Hydra' } },
  ],
  then: {
    ada: { minions: ['Madame Hydra'] },
    cards: { 'Madame Hydra': { damage: 3, attachments: ['Biomechanical Upgrades'] } },
    encounterDiscard: ['Shocker'],
    quiet: true,
  },
});

scenario(
  ['MC-ATTACH-6', 'MC-KEYWORD-7'],
  'Biomechanical Upgrades: discarded without a minion, and still surges',
  {
    given: {
      villainStep: 4,
      encounter: ['Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Biomechanical Upgrades'] },
    },
    when: [],
    then: {
      encounterDiscard: ['Biomechanical Upgrades'],
      villain: { attachments: [] },
      sideSchemes: ['Crowd Control'],
      quiet: true,
    },
  },
);
