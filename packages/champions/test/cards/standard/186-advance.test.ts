import { scenario } from '../../kit.ts';

scenario('MC-ACTIVATION-1', 'Advance: the villain schemes, with a boost card, also against a hero', {
  given: {
    villainStep: 4,
    threat: 1,
    encounter: ['Stampede', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 3 }, ada: { damage: 0 }, encounterDiscard: ['Advance', 'Stampede'], quiet: true },
});

scenario('MC-STATUS-8', 'Advance: a confused villain does not', {
  given: {
    villainStep: 4,
    threat: 1,
    villainIs: { confused: true },
    encounter: ['Stampede', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 1 }, villain: { confused: false }, encounter: 2, quiet: true },
});
