import { scenario } from '../../kit.ts';

scenario(
  ['MC-COST-3', 'MC-LIMIT-1'],
  'Captain Marvel: energy and a healed damage for a card, once in a round',
  {
    given: {
      ada: {
        hero: 'Captain Marvel',
        identity: { damage: 4 },
        hand: ['Energy', 'Crisis Interdiction'],
        deck: ['Genius', 'Strength'],
      },
      ben: { hero: 'She-Hulk', identity: { damage: 4 }, deck: ['Genius'] },
    },
    when: [
      { who: 'ada', does: { use: 'Captain Marvel', pay: ['Energy'] } },
      { who: 'ada', does: { use: 'Captain Marvel' }, refused: ['MC-LIMIT-1'] },
    ],
    then: {
      ada: { damage: 3, hand: ['Crisis Interdiction', 'Genius'], exhausted: false },
      ben: { damage: 4, hand: [] },
      quiet: true,
    },
  },
);

scenario('MC-INIT-4', 'Captain Marvel: no damage to heal, no card', {
  given: { ada: { hero: 'Captain Marvel', hand: ['Energy'], deck: ['Genius'] } },
  when: [{ who: 'ada', does: { use: 'Captain Marvel' }, refused: ['MC-INIT-4'] }],
  then: { ada: { hand: ['Energy'], deck: 1 }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Captain Marvel: no energy, no card', {
  given: {
    ada: { hero: 'Captain Marvel', identity: { damage: 4 }, hand: ['Strength'], deck: ['Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Captain Marvel' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { damage: 4, hand: ['Strength'], deck: 1 }, quiet: true },
});

scenario(['MC-WORD-3', 'MC-LIMIT-1'], 'Carol Danvers: a player of her choice draws, once in a round', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Energy'] },
    ben: { hero: 'She-Hulk', deck: ['Genius', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { use: 'Carol Danvers', player: 'ben' } },
    { who: 'ada', does: { use: 'Carol Danvers' }, refused: ['MC-LIMIT-1'] },
  ],
  then: { ada: { hand: [], deck: 1 }, ben: { hand: ['Genius'], deck: 1 }, quiet: true },
});
