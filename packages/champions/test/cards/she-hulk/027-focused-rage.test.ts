import { inventedScenario, scenario } from '../../kit.ts';

scenario('MC-COST-3', 'Focused Rage: a card for 1 damage', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Focused Rage', 'Hellcat'], deck: ['Genius', 'Energy'] },
    ben: { hero: 'Spider-Man', deck: ['Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Focused Rage' } },
    { who: 'ada', does: { use: 'Focused Rage' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    ada: { damage: 1, hand: ['Genius'] },
    ben: { damage: 0, hand: [] },
    cards: { Hellcat: { damage: 0 }, 'Focused Rage': { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Focused Rage: not as Jennifer Walters', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', play: ['Focused Rage'], deck: ['Genius'] } },
  when: [{ who: 'ada', does: { use: 'Focused Rage' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { damage: 0, hand: [] }, quiet: true },
});

scenario(
  ['MC-INIT-4', 'MC-COST-1', 'MC-STATUS-10'],
  'Focused Rage: who is tough takes no damage and cannot pay with it; another’s tough card is no matter',
  {
    given: {
      turn: 'ada',
      first: 'ben',
      ada: {
        hero: 'She-Hulk',
        identity: { tough: true },
        play: ['Focused Rage', { card: 'Luke Cage', tough: true }],
        deck: ['Genius', 'Energy'],
        hand: ['Haymaker', 'Strength'],
      },
      ben: { hero: 'Spider-Man', identity: { tough: true } },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Focused Rage' },
        refused: ['MC-INIT-4'],
        then: { ada: { tough: true }, cards: { 'Focused Rage': { exhausted: false } } },
      },
    ],
    then: { ada: { damage: 0, deck: 2 }, ben: { tough: true }, quiet: true },
  },
);

inventedScenario(
  ['MC-COST-1', 'MC-CANCEL-4'],
  'Focused Rage: damage that something else takes in her place pays for no card',
  {
    given: {
      ada: { hero: 'She-Hulk', play: ['Focused Rage', 'Ward 37'], deck: ['Genius', 'Energy'] },
      ben: { hero: 'Spider-Man', deck: ['Genius'] },
    },
    when: [{ who: 'ada', does: { use: 'Focused Rage' } }],
    then: {
      ada: { damage: 0, hand: [], deck: 2 },
      cards: { 'Focused Rage': { exhausted: true } },
      villain: { damage: 1 },
      ben: { hand: [] },
      quiet: true,
    },
  },
);
