import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-7', 'MC-DEAL-1'],
  'Hydra Soldier: defeated, an encounter card for the player it was engaged with',
  {
    given: {
      encounter: ['Sandman', 'Advance'],
      ada: { hero: 'She-Hulk' },
      ben: { hero: 'Iron Man', minions: [{ card: 'Hydra Soldier', damage: 1 }] },
    },
    when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Hydra Soldier' } }],
    then: {
      ada: { dealt: [] },
      ben: { dealt: ['Sandman'], minions: [] },
      encounterDiscard: ['Hydra Soldier'],
      quiet: true,
    },
  },
);

scenario(
  ['MC-KEYWORD-5', 'MC-KEYWORD-6'],
  'Hydra Soldier: guards against its player only, and wounded deals nothing',
  {
    given: {
      encounter: ['Sandman', 'Advance'],
      ada: { hero: 'She-Hulk', minions: ['Hydra Soldier'] },
      ben: { hero: 'Iron Man' },
    },
    when: [
      {
        who: 'ada',
        does: { attack: 'She-Hulk' },
        then: { cards: { 'Hydra Soldier': { damage: 3 } }, villain: { damage: 0 } },
      },
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { attack: 'Iron Man', choose: 'Rhino' } },
    ],
    then: { villain: { damage: 1 }, ada: { dealt: [] }, ben: { dealt: [] }, encounter: 2, quiet: true },
  },
);
