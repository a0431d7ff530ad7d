import { scenario } from '../../kit.ts';

scenario(['MC-HAND-4', 'MC-PLAYER-PHASE-6'], 'Iron Man: a card more for each Tech upgrade', {
  given: {
    villainIs: { stunned: true },
    ada: {
      hero: 'Iron Man',
      // Two are Tech; Tenacity and Stark Tower are not.
      play: ['Arc Reactor', 'Rocket Boots', 'Tenacity', 'Stark Tower'],
      deck: ['Energy', 'Energy', 'Energy', 'Energy', 'Energy'],
    },
  },
  when: [{ who: 'ada', does: { end: true } }],
  then: { ada: { hand: 3, deck: 2 }, quiet: true },
});

scenario('MC-MOD-1', 'Iron Man: never more than seven, and other players’ upgrades do not count', {
  given: {
    villainIs: { stunned: true },
    ada: {
      hero: 'Iron Man',
      play: [
        'Arc Reactor',
        'Mark V Armor',
        'Mark V Helmet',
        'Rocket Boots',
        'Rocket Boots',
        'Powered Gauntlets',
        'Powered Gauntlets',
      ],
      deck: ['Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy'],
    },
    ben: { hero: 'Black Panther', form: 'alter-ego', play: ["Captain Marvel's Helmet"], deck: ['Energy'] },
  },
  when: [
    { who: 'ada', does: { end: true } },
    { who: 'ben', does: { end: true } },
    { who: 'ada', does: { decline: true } },
  ],
  then: { ada: { hand: 7, deck: 2 } },
});

scenario('MC-LIMIT-1', 'Tony Stark: one of three cards, once in a round', {
  given: {
    ada: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Arc Reactor', 'Genius', 'Strength'] },
    ben: { hero: 'She-Hulk', deck: ['Energy'] },
  },
  when: [
    { who: 'ada', does: { use: 'Tony Stark', choose: 'Arc Reactor' } },
    { who: 'ada', does: { use: 'Tony Stark' }, refused: ['MC-LIMIT-1'] },
  ],
  then: {
    ada: { hand: ['Arc Reactor'], discard: ['Energy', 'Genius'], deck: ['Strength'] },
    ben: { deck: 1 },
    quiet: true,
  },
});

scenario(
  ['MC-EMPTY-4', 'MC-EMPTY-5'],
  'Tony Stark: the last card of the deck is his, and the deck is renewed',
  {
    given: {
      encounter: ['Sandman', 'Advance'],
      ada: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy'], discard: ['Genius'] },
    },
    when: [{ who: 'ada', does: { use: 'Tony Stark', choose: 'Energy' } }],
    then: { ada: { hand: ['Energy'], deck: ['Genius'], discard: [], dealt: ['Sandman'] }, quiet: true },
  },
);

scenario('MC-CONTROL-4', 'Tony Stark: of his own deck, whoever plays first', {
  given: {
    first: 'ada',
    turn: 'ben',
    ada: { hero: 'She-Hulk', deck: ['Energy', 'Energy', 'Energy'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Strength', 'Genius', 'Arc Reactor'] },
  },
  when: [
    {
      who: 'ben',
      does: { use: 'Tony Stark' },
      then: { 'only-offered': { ben: ['Strength', 'Genius', 'Arc Reactor'] } },
    },
    { who: 'ben', does: { choose: 'Arc Reactor' } },
  ],
  then: { ben: { hand: ['Arc Reactor'] }, ada: { deck: 3, hand: [] }, quiet: true },
});
