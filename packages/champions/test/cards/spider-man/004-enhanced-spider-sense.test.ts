import { scenario } from '../../kit.ts';

scenario(['MC-CANCEL-3', 'MC-ENCOUNTER-4'], 'Enhanced Spider-Sense: a treachery does nothing', {
  given: {
    villainStep: 4,
    threat: 2,
    ada: { hero: 'Spider-Man', hand: ['Enhanced Spider-Sense', 'Strength'], dealt: ['Assault'] },
    ben: { hero: 'Captain Marvel', form: 'alter-ego', dealt: ['Advance'] },
  },
  when: [{ who: 'ada', does: { use: 'Enhanced Spider-Sense' } }],
  then: {
    ada: { damage: 0, discard: ['Enhanced Spider-Sense', 'Strength'] },
    // Ben's treachery is not cancelled: the villain schemes for 1.
    scheme: { threat: 3 },
    encounterDiscard: ['Assault', 'Advance'],
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Enhanced Spider-Sense: not as Peter Parker', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Spider-Man',
      form: 'alter-ego',
      hand: ['Enhanced Spider-Sense', 'Strength'],
      dealt: ['Advance'],
    },
  },
  when: [],
  then: { scheme: { threat: 1 }, ada: { hand: 2 }, quiet: true },
});

scenario('MC-CONDITION-1', 'Enhanced Spider-Sense: not against a minion', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', hand: ['Enhanced Spider-Sense', 'Strength'], dealt: ['Hydra Mercenary'] },
  },
  when: [],
  then: { ada: { minions: ['Hydra Mercenary'], hand: 2 }, quiet: true },
});
