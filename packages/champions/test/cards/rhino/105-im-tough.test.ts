import { scenario } from '../../kit.ts';

scenario('MC-STATUS-1', `"I'm Tough": the villain becomes tough`, {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: [`"I'm Tough"`], minions: ['Shocker'] },
  },
  when: [],
  then: { villain: { tough: true }, cards: { Shocker: { tough: false } }, encounter: 2, quiet: true },
});

scenario(['MC-KEYWORD-7', 'MC-STATUS-2'], `"I'm Tough": surges on a tough villain`, {
  given: {
    villainStep: 4,
    villainIs: { tough: true },
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: [`"I'm Tough"`] },
  },
  when: [],
  then: { villain: { tough: true }, ada: { minions: ['Sandman'] }, quiet: true },
});
