import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { prepare, scenario } from '../kit.ts';

/** What a rule says of "you", "each player" or the first player, where those are different people: turns, hands and costs. */

scenario(
  ['MC-PLAYER-PHASE-2', 'MC-TURN-3', 'MC-TURN-4', 'MC-FIRST-4'],
  'each has a turn and a change of form of their own, from the first player round the table',
  {
    given: {
      first: 'ben',
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'She-Hulk', flipped: true },
      cyd: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ben', does: { flip: true }, refused: ['MC-TURN-4'] },
      { who: 'ben', does: { end: true }, then: { asks: ['cyd: ask.turn'] } },
      { who: 'cyd', does: { flip: true }, then: { cyd: { form: 'alter-ego' } } },
      { who: 'cyd', does: { flip: true }, refused: ['MC-TURN-4'] },
      { who: 'cyd', does: { end: true }, then: { asks: ['ada: ask.turn'] } },
      { who: 'ada', does: { flip: true } },
    ],
    then: { ada: { form: 'alter-ego' }, ben: { form: 'hero' }, cyd: { form: 'alter-ego' }, quiet: true },
  },
);

scenario(
  ['MC-TURN-5', 'MC-TURN-7', 'MC-TURN-8', 'MC-HAND-1'],
  'a player who is not the first one acts with their own characters, cards and deck',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      threat: 6,
      ada: {
        hero: 'Black Panther',
        form: 'alter-ego',
        hand: ['The Golden City', 'Strength'],
        deck: ['Energy', 'Genius', 'Vibranium'],
        play: ['Mockingbird'],
      },
      ben: { hero: 'She-Hulk', deck: ['Haymaker', 'Haymaker'], play: ['Hellcat'] },
      cyd: { hero: 'Iron Man', deck: ['Uppercut', 'Uppercut'] },
    },
    when: [
      { who: 'ada', does: { attack: "T'Challa" }, refused: ['MC-TURN-7'] },
      { who: 'ada', does: { attack: 'Mockingbird' } },
      { who: 'ada', does: { play: 'The Golden City' } },
      { who: 'ada', does: { use: 'The Golden City' } },
    ],
    then: {
      villain: { damage: 1 },
      ada: { hand: ['Energy', 'Genius'], deck: ['Vibranium'], play: ['Mockingbird', 'The Golden City'] },
      ben: { hand: [], deck: 2, exhausted: false },
      cyd: { hand: [], deck: 2, exhausted: false },
      cards: { Mockingbird: { damage: 1 }, Hellcat: { exhausted: false, damage: 0 } },
      quiet: true,
    },
  },
);

scenario(['MC-TURN-6', 'MC-TRIGGER-1', 'MC-HEAL-1'], 'the form that counts is that of the player who acts', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      identity: { damage: 9 },
      hand: ['Ground Stomp', 'Strength'],
    },
    ben: { hero: 'Spider-Man', identity: { damage: 4 }, play: ['Aunt May'] },
  },
  when: [
    { who: 'ada', does: { use: 'Ground Stomp' }, refused: ['MC-TRIGGER-1'] },
    { who: 'ada', does: { recover: true } },
    // Aunt May needs Peter Parker, and Ben is in hero form: he has nothing to offer.
    { who: 'ada', does: { ask: 'ben' } },
  ],
  then: {
    ada: { damage: 4, exhausted: true },
    ben: { damage: 4 },
    villain: { damage: 0 },
    quiet: true,
  },
});

proves(
  ['MC-TURN-11', 'MC-TURN-10', 'MC-TURN-5'],
  'who is asked in another’s turn has actions to offer, and nothing else',
  () => {
    const { match, game } = prepare(CARDS, {
      first: 'ben',
      turn: 'cyd',
      ada: {
        hero: 'Spider-Man',
        hand: ['First Aid', 'Aunt May', 'Strength'],
        identity: { damage: 2 },
        play: ['Mockingbird'],
      },
      ben: { hero: 'She-Hulk' },
      cyd: { hero: 'Iron Man' },
    });
    const [decision] = match.pending;
    expect(game.apply(match, 2, decision?.n ?? -1, 'ask:0').yes).toBe(true);
    const [asked] = match.pending;
    expect(asked?.seat).toBe(0);
    expect(game.verdicts(match, 0).map(({ id }) => id.split(/[:@]/)[1] ?? id)).toEqual([
      'core/86#0',
      'decline',
    ]);
    expect(game.verdicts(match, 1)).toEqual([]);
  },
);

scenario(
  ['MC-COST-4', 'MC-TRIGGER-4', 'MC-COST-2'],
  'nobody pays with another player’s resources, in hand or in play',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'She-Hulk', hand: ['Haymaker', 'Genius', 'Haymaker', 'Uppercut'] },
      ben: { hero: 'Spider-Man', hand: ['Strength'], play: ['Web-Shooter'] },
      cyd: { hero: 'Iron Man', play: ['Pepper Potts'], discard: ['Energy'] },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Haymaker', pay: ['Web-Shooter=mental', 'Uppercut'] },
        refused: ['MC-COST-4'],
      },
      { who: 'ada', does: { pay: ['Pepper Potts'] }, refused: ['MC-COST-4', 'MC-RESOURCE-3'] },
      { who: 'ada', does: { pay: ['Strength'] }, refused: ['MC-COST-4', 'MC-RESOURCE-3'] },
      { who: 'ada', does: { pay: ['Genius'] }, then: { villain: { damage: 3 } } },
      // With one card of one resource left she cannot: what the others could give does not count.
      { who: 'ada', does: { use: 'Haymaker' }, refused: ['MC-RESOURCE-3'] },
    ],
    then: {
      ada: { hand: ['Haymaker', 'Uppercut'] },
      ben: { hand: ['Strength'] },
      cards: {
        'Web-Shooter': { counters: 3, exhausted: false },
        'Pepper Potts': { exhausted: false },
      },
      quiet: true,
    },
  },
);

scenario(['MC-TRIGGER-4', 'MC-COST-4'], 'a player pays in another’s turn with their own', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'She-Hulk', identity: { damage: 3 }, hand: ['Genius'], play: [] },
    ben: { hero: 'Spider-Man', hand: ['First Aid'], play: ['Web-Shooter'] },
  },
  when: [
    { who: 'ada', does: { ask: 'ben' } },
    { who: 'ben', does: { use: 'First Aid', pay: ['Web-Shooter=physical'] } },
  ],
  then: {
    ada: { damage: 1, hand: ['Genius'] },
    ben: { hand: [], discard: ['First Aid'] },
    cards: { 'Web-Shooter': { counters: 2, exhausted: true } },
    quiet: true,
  },
});

scenario(
  [
    'MC-PLAYER-PHASE-4',
    'MC-PLAYER-PHASE-5',
    'MC-PLAYER-PHASE-6',
    'MC-PLAYER-PHASE-7',
    'MC-HAND-3',
    'MC-HAND-4',
  ],
  'the end of the player phase: each discards and draws to their own hand size, in player order',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      villainIs: { stunned: true, confused: true },
      encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
      ada: {
        hero: 'Spider-Man',
        identity: { exhausted: true },
        hand: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Energy'],
        deck: ['Strength', 'Strength', 'Strength'],
        play: [{ card: 'Mockingbird', exhausted: true }],
      },
      ben: {
        hero: 'She-Hulk',
        form: 'alter-ego',
        hand: ['Haymaker', 'Haymaker'],
        deck: ['Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy'],
        play: [{ card: 'Tigra', exhausted: true }],
      },
      cyd: {
        hero: 'Black Panther',
        form: 'alter-ego',
        hand: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
        deck: ['Energy', 'Energy'],
        play: [{ card: 'Energy Daggers', exhausted: true }],
      },
    },
    when: [
      // It was the last turn. 2 cards with a hand size of 6; 6 with 6; 6 with 5.
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { discard: ['Haymaker'] } },
      { who: 'cyd', does: { discard: [] } },
      { who: 'ada', does: { discard: [] }, refused: ['MC-PLAYER-PHASE-5'] },
      {
        who: 'ada',
        does: { discard: ['Energy'] },
        then: {
          ada: { hand: 5, deck: 3, discard: ['Energy'], exhausted: false },
          ben: { hand: 6, deck: 2, discard: ['Haymaker'] },
          cyd: { hand: 6, deck: 2, discard: [] },
          cards: {
            Mockingbird: { exhausted: false },
            Tigra: { exhausted: false },
            'Energy Daggers': { exhausted: false },
          },
        },
      },
    ],
  },
);

scenario(
  ['MC-TURN-9', 'MC-ABILITY-7'],
  'the actions on offer are those of the player whose turn it is, whoever the first player is',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      threat: 4,
      ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'], play: ['Surveillance Team'] },
      ben: { hero: 'Iron Man', hand: ['First Aid', 'Genius'], identity: { damage: 2 }, play: ['Tac Team'] },
    },
    when: [
      {
        who: 'ada',
        does: {},
        then: {
          offered: { ada: ['use Surveillance Team', 'use Haymaker'] },
          'not-offered': { ada: ['use Tac Team', 'use First Aid'] },
        },
      },
      { who: 'ada', does: { use: 'Surveillance Team' } },
      { who: 'ada', does: { use: 'Haymaker' } },
    ],
    then: {
      scheme: { threat: 3 },
      villain: { damage: 3 },
      ben: { hand: 2, damage: 2 },
      cards: { 'Tac Team': { counters: 3, exhausted: false } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-INIT-1', 'MC-INIT-7', 'MC-PLAY-5'],
  'an event in another’s turn: announced, laid on the table, paid for, resolved, and in its owner’s discard pile',
  {
    given: {
      first: 'cyd',
      turn: 'ada',
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'She-Hulk', identity: { damage: 5 }, hand: ['First Aid', 'Genius'] },
      cyd: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { ask: 'ben' } },
      {
        who: 'ben',
        does: { use: 'First Aid', pay: ['Genius'] },
        then: {
          happened: [
            { played: { card: 'First Aid', player: 'ben' } },
            { paid: { cards: ['Genius'], player: 'ben' } },
            { healed: { card: 'She-Hulk', amount: 2 } },
          ],
          meanwhile: [
            { at: 'paid', ben: { hand: ['Genius'], damage: 5 }, cards: { 'First Aid': { zone: 'shown' } } },
            { at: 'healed', cards: { 'First Aid': { zone: 'shown' } } },
          ],
        },
      },
    ],
    then: {
      ada: { discard: [] },
      ben: { damage: 3, hand: [], discard: ['First Aid', 'Genius'], play: [] },
      cyd: { discard: [] },
      quiet: true,
    },
  },
);

const forJustice = (pay: string, threat: number): void =>
  scenario('MC-RESOURCE-5', `a wild resource is what its player says: ${pay}`, {
    given: {
      first: 'ben',
      turn: 'ada',
      threat: 6,
      ada: { hero: 'Spider-Man', hand: ['For Justice!', 'Strength'], play: ['Web-Shooter'] },
      ben: { hero: 'She-Hulk', hand: ['Genius'] },
    },
    when: [
      { who: 'ada', does: { use: 'For Justice!', pay: ['Web-Shooter=wild'] }, refused: ['MC-RESOURCE-5'] },
      { who: 'ada', does: { pay: [`Web-Shooter=${pay}`, 'Strength'] } },
    ],
    then: { scheme: { threat }, ben: { hand: ['Genius'] }, quiet: true },
  });

// Paid with a mental resource it removes 4 instead of 3.
forJustice('mental', 2);
forJustice('energy', 3);

scenario(
  ['MC-TURN-10', 'MC-TURN-11'],
  'whom the first player asks in their own turn has actions to offer, and nothing else',
  {
    given: {
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'She-Hulk', identity: { damage: 3 }, hand: ['First Aid', 'Strength'], play: ['Hellcat'] },
    },
    when: [
      {
        who: 'ada',
        does: { ask: 'ben' },
        then: { 'only-offered': { ben: ['use First Aid', 'use Hellcat', 'pass'] } },
      },
    ],
  },
);
