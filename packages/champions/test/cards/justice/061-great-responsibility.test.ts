import { scenario } from '../../kit.ts';

scenario('MC-CANCEL-4', 'Great Responsibility: you take the threat as damage', {
  given: {
    villainStep: 1,
    threat: 2,
    villainIs: { stunned: true },
    ada: { hero: 'She-Hulk', hand: ['Great Responsibility'], play: ['Mockingbird'] },
    ben: { hero: 'Spider-Man' },
    acceleration: 1,
  },
  when: [
    {
      who: 'ada',
      does: { use: 'Great Responsibility' },
      then: { scheme: { threat: 2 }, ada: { damage: 3 } },
    },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { cards: { Mockingbird: { damage: 0 } }, ada: { damage: 3 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Great Responsibility: not in alter-ego form', {
  given: {
    villainStep: 1,
    villainIs: { confused: true },
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Great Responsibility'] },
  },
  when: [],
  then: { scheme: { threat: 1 }, ada: { damage: 0, hand: 1 }, quiet: true },
});
