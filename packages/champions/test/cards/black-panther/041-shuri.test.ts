import { scenario } from '../../kit.ts';

scenario('MC-SEARCH-2', 'Shuri: an upgrade from your deck', {
  given: {
    ada: {
      hero: 'Black Panther',
      hand: ['Shuri', 'Vibranium'],
      deck: ['Energy', 'Panther Claws', 'The Golden City', 'Vibranium Suit'],
    },
    ben: { hero: 'She-Hulk', deck: ['Focused Rage'] },
  },
  when: [
    { who: 'ada', does: { play: 'Shuri', use: 'Shuri' } },
    { who: 'ada', does: { choose: 'Energy' }, refused: ['MC-SEARCH-2'] },
    { who: 'ada', does: { choose: 'Vibranium Suit' } },
  ],
  then: { ada: { hand: ['Vibranium Suit'], deck: 3 }, ben: { deck: 1 }, quiet: true },
});

scenario('MC-ABILITY-7', 'Shuri: nobody has to search', {
  given: {
    ada: { hero: 'Black Panther', hand: ['Shuri', 'Vibranium'], deck: ['Panther Claws', 'Energy'] },
  },
  when: [{ who: 'ada', does: { play: 'Shuri', pass: true } }],
  then: { ada: { hand: [], deck: 2, play: ['Shuri'] }, quiet: true },
});

scenario(['MC-SEARCH-1', 'MC-SEARCH-4'], 'Shuri: a deck may be searched that holds no upgrade; nobody knew', {
  given: {
    ada: { hero: 'Black Panther', hand: ['Shuri', 'Vibranium'], deck: ['The Golden City', 'Energy'] },
    ben: { hero: 'She-Hulk', deck: ['Focused Rage'] },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Shuri', use: 'Shuri' },
      then: { happened: [{ shuffled: { player: 'ada' } }] },
    },
  ],
  then: { ada: { hand: [], deck: 2 }, ben: { deck: 1 }, quiet: true },
});
