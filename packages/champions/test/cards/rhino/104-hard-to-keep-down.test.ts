import { scenario } from '../../kit.ts';

scenario('MC-HEAL-2', 'Hard to Keep Down: heals the villain by 4', {
  given: {
    villainStep: 4,
    villainIs: { damage: 6 },
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Hard to Keep Down'], minions: [{ card: 'Shocker', damage: 1 }] },
  },
  when: [],
  then: { villain: { damage: 2 }, cards: { Shocker: { damage: 1 } }, encounter: 2, quiet: true },
});

scenario('MC-KEYWORD-7', 'Hard to Keep Down: surges where there is nothing to heal', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Hard to Keep Down'] },
  },
  when: [],
  then: { villain: { damage: 0 }, ada: { minions: ['Sandman'] }, encounter: 1, quiet: true },
});
