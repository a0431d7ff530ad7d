import { scenario } from '../../kit.ts';

scenario(['MC-COST-1', 'MC-HEAL-2'], 'Aunt May: 4 damage healed from Peter Parker alone', {
  given: {
    ada: {
      hero: 'Spider-Man',
      form: 'alter-ego',
      identity: { damage: 6 },
      play: ['Aunt May', { card: 'Mockingbird', damage: 1 }],
    },
    ben: { hero: 'She-Hulk', form: 'alter-ego', identity: { damage: 5 } },
  },
  when: [
    { who: 'ada', does: { use: 'Aunt May' } },
    { who: 'ada', does: { use: 'Aunt May' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    ada: { damage: 2, exhausted: false },
    ben: { damage: 5 },
    cards: { 'Aunt May': { exhausted: true }, Mockingbird: { damage: 1 } },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Aunt May: not for Spider-Man', {
  given: { ada: { hero: 'Spider-Man', identity: { damage: 6 }, play: ['Aunt May'] } },
  when: [{ who: 'ada', does: { use: 'Aunt May' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { damage: 6 }, cards: { 'Aunt May': { exhausted: false } }, quiet: true },
});
