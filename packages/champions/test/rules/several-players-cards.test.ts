import type { Answer, Decision, Event } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { inventedScenario, prepare, scenario } from '../kit.ts';

/** What a rule says of "you", "each player" or the first player, where those are different people: cards and their limits. */

inventedScenario('MC-LIMIT-3', 'a maximum that another player has used up is used up for all', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'Spider-Man', hand: ['Once in a Round'] },
    ben: { hero: 'She-Hulk', hand: ['Once in a Round'] },
  },
  when: [
    { who: 'ada', does: { ask: 'ben' } },
    { who: 'ben', does: { use: 'Once in a Round' } },
    { who: 'ada', does: { use: 'Once in a Round' }, refused: ['MC-LIMIT-3'] },
  ],
  then: { villain: { damage: 1 }, ada: { hand: 1 }, quiet: true },
});

inventedScenario(
  ['MC-LIMIT-2', 'MC-LIMIT-3'],
  'a use that another player cancels counts against the maximum',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Spider-Man', hand: ['Once in a Round', 'Once in a Round'] },
      ben: { hero: 'She-Hulk', hand: ['Veto'] },
    },
    when: [
      { who: 'ada', does: { use: 'Once in a Round' } },
      { who: 'ben', does: { use: 'Veto' }, then: { villain: { damage: 0 } } },
      { who: 'ada', does: { use: 'Once in a Round' }, refused: ['MC-LIMIT-3'] },
    ],
    then: { villain: { damage: 0 }, ada: { hand: 1 }, quiet: true },
  },
);

scenario('MC-LIMIT-1', 'a limit that another player’s copy has used up is not used up for yours', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Genius', 'Genius'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Energy', 'Energy', 'Energy'] },
  },
  when: [
    { who: 'ada', does: { use: 'Carol Danvers', player: 'ada' } },
    { who: 'ada', does: { use: 'Carol Danvers' }, refused: ['MC-LIMIT-1'] },
    { who: 'ada', does: { ask: 'ben' } },
    { who: 'ben', does: { use: 'Tony Stark', choose: 'Energy' } },
  ],
  then: { ada: { hand: ['Genius'] }, ben: { hand: ['Energy'], discard: ['Energy', 'Energy'] }, quiet: true },
});

inventedScenario(
  ['MC-KEYWORD-13', 'MC-ALLY-2', 'MC-ALLY-3'],
  'limits on what a player controls count for each player alone',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: {
        hero: 'Spider-Man',
        hand: ['Restricted 12', 'Black Cat', 'Strength'],
        play: ['Restricted 10', 'Mockingbird', 'Nick Fury'],
      },
      ben: { hero: 'She-Hulk', play: ['Restricted 11', 'Hulk', 'Tigra', 'Daredevil'] },
    },
    when: [
      { who: 'ada', does: { play: 'Restricted 12' } },
      { who: 'ada', does: { play: 'Black Cat' } },
    ],
    then: {
      ada: { play: ['Black Cat', 'Mockingbird', 'Nick Fury', 'Restricted 10', 'Restricted 12'] },
      ben: { play: ['Daredevil', 'Hulk', 'Restricted 11', 'Tigra'] },
      quiet: true,
    },
  },
);

inventedScenario(
  ['MC-ALLY-2', 'MC-ALLY-3', 'MC-CONTROL-7'],
  'who gains control of a fourth ally discards one; the player who lost it is not asked',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Spider-Man', hand: ['Recruit'], play: ['Mockingbird', 'Nick Fury', 'Black Cat'] },
      ben: { hero: 'She-Hulk', play: [{ card: 'Tigra', damage: 1 }, 'Daredevil'] },
    },
    when: [
      { who: 'ada', does: { use: 'Recruit', choose: 'Tigra' } },
      { who: 'ada', does: { choose: 'Nick Fury' } },
    ],
    then: {
      ada: { play: ['Black Cat', 'Mockingbird', 'Tigra'] },
      ben: { play: ['Daredevil'] },
      cards: { Tigra: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-PLAY-7', 'MC-TURN-7'],
  'an upgrade played under another’s control works for them, in their turn',
  {
    given: {
      first: 'cyd',
      turn: 'ada',
      ada: { hero: 'Spider-Man', hand: ['Combat Training', 'Strength'], play: ['Mockingbird'] },
      ben: { hero: 'She-Hulk' },
      cyd: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { play: 'Combat Training', player: 'ben' } },
      { who: 'ada', does: { attack: 'Spider-Man' }, then: { villain: { damage: 2 } } },
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { attack: 'She-Hulk' } },
    ],
    then: {
      villain: { damage: 6 },
      ada: { play: ['Mockingbird'] },
      ben: { play: ['Combat Training'] },
      cards: { 'Combat Training': { controller: 'ben' } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-UNIQUE-1', 'MC-PLAY-10'],
  'Make the Call: an ally from another’s discard pile comes to you, a unique one that another has does not',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Spider-Man', hand: ['Make the Call', 'Strength', 'Genius', 'Maria Hill'] },
      ben: { hero: 'She-Hulk', discard: ['Tigra', 'Genius'], play: ['Maria Hill'] },
    },
    when: [
      { who: 'ada', does: { play: 'Maria Hill' }, refused: ['MC-UNIQUE-1'] },
      {
        who: 'ada',
        does: { use: 'Make the Call', choose: 'Tigra', pay: ['Strength', 'Genius'] },
        then: { ada: { play: ['Tigra'] }, ben: { discard: ['Genius'] } },
      },
      { who: 'ada', does: { attack: 'Tigra' }, then: { cards: { Tigra: { damage: 1 } } } },
    ],
    then: { villain: { damage: 2 }, ben: { play: ['Maria Hill'] }, quiet: true },
  },
);

scenario(['MC-DAMAGE-11', 'MC-CONTROL-5'], 'a defeated ally goes to the discard pile of its owner', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'Spider-Man', hand: ['Make the Call', 'Strength', 'Genius'] },
    ben: { hero: 'She-Hulk', discard: ['Maria Hill'] },
    cyd: { hero: 'Iron Man', minions: ['M.O.D.O.K.'] },
  },
  when: [
    { who: 'ada', does: { use: 'Make the Call', choose: 'Maria Hill', pay: ['Strength'], pass: true } },
    // M.O.D.O.K. retaliates 2, which is all she has.
    { who: 'ada', does: { attack: 'Maria Hill', choose: 'M.O.D.O.K.' } },
  ],
  then: {
    ada: { play: [], discard: ['Make the Call', 'Strength'] },
    ben: { discard: ['Maria Hill'] },
    cards: { 'M.O.D.O.K.': { damage: 1 } },
    quiet: true,
  },
});

scenario(
  ['MC-SEARCH-1', 'MC-SEARCH-2', 'MC-SEARCH-4'],
  'a player searches their own deck and chooses from it',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: {
        hero: 'Black Panther',
        hand: ['Shuri', 'Strength'],
        deck: ['Genius', 'Energy Daggers', 'Panther Claws', 'Genius'],
      },
      ben: { hero: 'Iron Man', deck: ['Arc Reactor', 'Genius'] },
    },
    when: [
      { who: 'ada', does: { play: 'Shuri', use: 'Shuri' } },
      { who: 'ada', does: { choose: 'Arc Reactor' }, refused: ['MC-SEARCH-2'] },
      { who: 'ada', does: { choose: 'Panther Claws' } },
    ],
    then: {
      ada: { hand: ['Panther Claws'], deck: ['Energy Daggers', 'Genius', 'Genius'] },
      ben: { deck: 2, hand: [] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-ATTACK-5', 'MC-KEYWORD-5', 'MC-KEYWORD-6', 'MC-CONTROL-8'],
  'another’s guard does not hold you back, another’s minion may be attacked, another’s ally is friendly',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Spider-Man', play: ['Med Team', 'Mockingbird'] },
      ben: { hero: 'She-Hulk', play: [{ card: 'Tigra', damage: 2 }], minions: ['Hydra Mercenary'] },
    },
    when: [
      { who: 'ada', does: { attack: 'Spider-Man', choose: 'Rhino' } },
      { who: 'ada', does: { attack: 'Mockingbird', choose: 'Hydra Mercenary' } },
      { who: 'ada', does: { use: 'Med Team', choose: 'Tigra' } },
    ],
    then: {
      villain: { damage: 2 },
      cards: { 'Hydra Mercenary': { damage: 1 }, Tigra: { damage: 0 }, Mockingbird: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-EMPTY-4', 'MC-EMPTY-5', 'MC-EMPTY-6', 'MC-DEAL-1'],
  'the player whose deck runs out renews it from their own discard pile and is dealt the card',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      encounter: ['Shocker', 'Advance'],
      ada: {
        hero: 'Black Panther',
        form: 'alter-ego',
        deck: ['Energy'],
        discard: ['Genius', 'Genius'],
        play: ['The Golden City'],
      },
      ben: { hero: 'She-Hulk', deck: ['Strength'], discard: ['Haymaker'] },
    },
    when: [{ who: 'ada', does: { use: 'The Golden City' } }],
    then: {
      ada: { hand: ['Energy', 'Genius'], deck: ['Genius'], discard: [], dealt: ['Shocker'] },
      ben: { deck: 1, discard: ['Haymaker'], dealt: [] },
      encounter: 1,
      quiet: true,
    },
  },
);

scenario(
  ['MC-IDENTITY-1', 'MC-IDENTITY-5', 'MC-TURN-4'],
  'a card changes the form of the player who plays it, and leaves each their change by choice',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: {
        hero: 'She-Hulk',
        hand: ['Split Personality', 'Strength', 'Energy'],
        deck: ['Genius', 'Genius'],
      },
      ben: { hero: 'Iron Man', deck: ['Genius'] },
    },
    when: [
      { who: 'ada', does: { use: 'Split Personality' }, then: { ada: { form: 'alter-ego' } } },
      { who: 'ada', does: { flip: true, pass: true } },
    ],
    then: { ada: { form: 'hero' }, ben: { form: 'hero', hand: [] }, quiet: true },
  },
);

scenario(['MC-VILLAIN-6', 'MC-ELIM-5'], 'any player may win the game for all, also for one who is out', {
  given: {
    first: 'ben',
    villainStep: 4,
    last: true,
    villainIs: { damage: 40 },
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', deck: [], identity: { damage: 9 }, dealt: ['Assault'] },
    ben: { hero: 'She-Hulk', form: 'alter-ego' },
    cyd: { hero: 'Iron Man' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'cyd', does: { defend: 'nobody' }, then: { ada: { out: true }, outcome: null } },
    // The token has gone to Cyd for the next round.
    { who: 'cyd', does: { attack: 'Iron Man' }, then: { villain: { damage: 41 } } },
    { who: 'cyd', does: { end: true } },
    { who: 'ben', does: { flip: true } },
    { who: 'ben', does: { use: 'She-Hulk' } },
  ],
  then: { outcome: 'won' },
});

proves('MC-SEARCH-4', 'the deck that was searched is shuffled, and no other', () => {
  const { match, game } = prepare(CARDS, {
    first: 'ben',
    turn: 'ada',
    ada: {
      hero: 'Black Panther',
      hand: ['Shuri', 'Strength'],
      deck: ['Genius', 'Energy Daggers', 'Panther Claws'],
    },
    ben: { hero: 'Iron Man', deck: ['Genius', 'Energy', 'Strength'] },
  });
  const events: Event[] = [];
  const answer = (choose: (decision: Decision) => Answer): void => {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(game.apply(match, decision.seat, decision.n, choose(decision), events).yes).toBe(true);
  };
  const option =
    (start: string) =>
    (decision: Decision): Answer =>
      (decision.shape === 'options' && decision.options.find(({ id }) => id.startsWith(start))?.id) || null;
  answer(option('play:'));
  answer((decision) => game.fallback(match, decision));
  answer(option('core/41'));
  answer((decision) => (decision.shape === 'entities' ? decision.from.slice(0, 1) : null));
  expect(events.filter(({ kind }) => kind === 'shuffled').map(({ args }) => args['seat'])).toEqual([0]);
});

scenario(
  'MC-CONTROL-2',
  'a card enters play under the control of its owner, whoever plays first; a minion under that of the scenario',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Spider-Man', hand: ['Mockingbird', 'Strength', 'Energy'], minions: ['Shocker'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { play: 'Mockingbird' } }],
    then: {
      cards: {
        Mockingbird: { controller: 'ada', owner: 'ada' },
        Shocker: { controller: 'scenario', owner: 'scenario' },
      },
    },
  },
);
