import { scenario } from '../../kit.ts';

scenario(
  ['MC-ACTIVATION-1', 'MC-ENCOUNTER-3'],
  'Rage of Ultron: an alter-ego discards a card for each threat of his scheme',
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      encounter: ['Hydra Mercenary', 'Advance'],
      ada: {
        hero: 'Captain Marvel',
        form: 'alter-ego',
        dealt: ['Rage of Ultron'],
        deck: ['Genius', 'Strength', 'Energy'],
      },
      ben: { hero: 'Iron Man', deck: ['Energy', 'Strength'] },
    },
    when: [],
    then: {
      scheme: { threat: 2 },
      ada: { damage: 0, deck: ['Energy'], discard: ['Genius', 'Strength'] },
      ben: { deck: 2 },
      quiet: true,
    },
  },
);

scenario('MC-ACTIVATION-1', 'Rage of Ultron: a hero discards a card for each damage of his attack', {
  given: {
    villain: 'Ultron',
    stage: 3,
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      dealt: ['Rage of Ultron'],
      deck: ['Genius', 'Strength', 'Energy', 'Energy'],
    },
    ben: { hero: 'Iron Man', deck: ['Energy', 'Strength'] },
  },
  // 4 ATK and 1 boost icon against 2 DEF.
  when: [{ who: 'ada', does: { defend: 'She-Hulk' } }],
  then: {
    scheme: { threat: 0 },
    ada: { damage: 3, deck: ['Energy'], discard: ['Energy', 'Genius', 'Strength'] },
    ben: { damage: 0, deck: 2 },
    quiet: true,
  },
});

scenario('MC-STATUS-10', 'Rage of Ultron: no card for damage that a tough hero did not take', {
  given: {
    villain: 'Ultron',
    stage: 3,
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: {
      hero: 'She-Hulk',
      identity: { tough: true },
      dealt: ['Rage of Ultron'],
      deck: ['Genius', 'Strength'],
    },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 0, tough: false, deck: 2, discard: [] }, quiet: true },
});

scenario('MC-STATUS-8', 'Rage of Ultron: who is confused does not scheme, and nothing is discarded for it', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    villainIs: { confused: true },
    encounter: ['Hydra Mercenary', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', dealt: ['Rage of Ultron'], deck: ['Genius', 'Energy'] },
    ben: { hero: 'Iron Man', deck: ['Energy'] },
  },
  when: [],
  then: { scheme: { threat: 0 }, ada: { deck: 2, discard: [] }, ben: { deck: 1 }, quiet: true },
});
