import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Under Attack: each player takes 3 damage or places 2 threat here', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'She-Hulk', dealt: ['Under Attack'], play: ['Mockingbird'] },
    ben: { hero: 'Black Panther' },
  },
  when: [
    { who: 'ada', does: { option: 1 }, then: { ada: { damage: 3 } } },
    { who: 'ben', does: { option: 0 } },
  ],
  then: {
    cards: { 'Under Attack': { threat: 5 }, Mockingbird: { damage: 0 } },
    scheme: { threat: 1 },
    ada: { damage: 3 },
    ben: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-WORD-4', 'Under Attack: an alter-ego is no hero and can only place the threat', {
  given: { villainStep: 4, ada: { hero: 'Captain Marvel', form: 'alter-ego', dealt: ['Under Attack'] } },
  when: [],
  then: { cards: { 'Under Attack': { threat: 5 } }, ada: { damage: 0 }, quiet: true },
});

scenario('MC-SIDE-3', 'Under Attack: the main scheme loses no threat while it is there', {
  given: { threat: 3, scenario: ['Under Attack'], ada: { hero: 'Iron Man' } },
  when: [{ who: 'ada', does: { thwart: 'Iron Man' } }],
  then: { scheme: { threat: 3 }, cards: { 'Under Attack': { threat: 1 } }, quiet: true },
});
