import { scenario } from '../kit.ts';

scenario(['MC-IDENTITY-6', 'MC-IDENTITY-2'], 'what looks for heroes passes over an alter-ego', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Shocker'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { ada: { damage: 0, minions: ['Shocker'] }, ben: { damage: 1 }, quiet: true },
});

scenario(['MC-IDENTITY-5', 'MC-TURN-4'], 'a card that changes form leaves the change by choice', {
  given: {
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      hand: ['Split Personality', 'Strength', 'Energy'],
      deck: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
    },
  },
  when: [
    // The hero side has a printed hand size of 4; then she may deal 2 damage.
    { who: 'ada', does: { use: 'Split Personality', pass: true }, then: { ada: { form: 'hero', hand: 4 } } },
    { who: 'ada', does: { flip: true }, then: { ada: { form: 'alter-ego' } } },
    { who: 'ada', does: { flip: true }, refused: ['MC-TURN-4'] },
  ],
  then: { villain: { damage: 0 }, quiet: true },
});

scenario(
  [
    'MC-PLAYER-PHASE-3',
    'MC-PLAYER-PHASE-5',
    'MC-PLAYER-PHASE-6',
    'MC-PLAYER-PHASE-7',
    'MC-HAND-3',
    'MC-HAND-4',
  ],
  'the end of the player phase: down to the hand size, up to it, ready',
  {
    given: {
      villainIs: { stunned: true },
      encounter: ['Crowd Control', 'Sandman', 'Advance'],
      ada: {
        hero: 'Spider-Man',
        identity: { exhausted: true },
        hand: ['Backflip', 'Backflip', 'Haymaker', 'Haymaker', 'Haymaker', 'Energy', 'Genius'],
        deck: ['Strength', 'Uppercut'],
      },
    },
    when: [
      { who: 'ada', does: { end: true, discard: ['Energy'] }, refused: ['MC-PLAYER-PHASE-5'] },
      { who: 'ada', does: { discard: ['Energy', 'Genius', 'Haymaker'] } },
    ],
    then: {
      ada: {
        exhausted: false,
        discard: ['Energy', 'Genius', 'Haymaker'],
        hand: ['Backflip', 'Backflip', 'Haymaker', 'Haymaker', 'Strength'],
      },
      round: 2,
      quiet: true,
    },
  },
);

scenario(
  ['MC-EMPTY-6', 'MC-EMPTY-4', 'MC-EMPTY-5', 'MC-HAND-1'],
  'drawing goes on from the renewed deck, at the price of an encounter card',
  {
    given: {
      encounter: ['Sandman', 'Advance'],
      ada: {
        hero: 'Black Panther',
        form: 'alter-ego',
        play: ['The Golden City'],
        deck: ['Energy'],
        discard: ['Genius', 'Genius'],
      },
    },
    when: [{ who: 'ada', does: { use: 'The Golden City' } }],
    then: {
      ada: { hand: ['Energy', 'Genius'], deck: ['Genius'], discard: [], dealt: ['Sandman'] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-PLAYER-PHASE-1', 'MC-VILLAIN-PHASE-7', 'MC-ROUND-3', 'MC-FIRST-4'],
  'turns in player order, and the token passes on',
  {
    given: {
      first: 'ben',
      villainIs: { stunned: true, confused: true },
      ada: { hero: 'Spider-Man', form: 'alter-ego' },
      ben: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ben', does: { end: true }, then: { asks: ['ada: ask.turn'] } },
      { who: 'ada', does: { end: true } },
    ],
    then: { first: 'ada', round: 2, asks: ['ada: ask.turn'], villain: { stunned: false, confused: false } },
  },
);
