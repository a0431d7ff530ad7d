import { Run } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { newScope } from '../../src/abilities/scope.ts';
import { CARDS, Content } from '../../src/index.ts';
import { explainStat, select } from '../../src/rules/reading.ts';
import { INVENTED } from '../invented.ts';
import { inventedScenario, prepare, scenario } from '../kit.ts';

/** Where cards are, whose they are, and what words mean. */

scenario(
  ['MC-ABILITY-1', 'MC-ZONE-3', 'MC-ZONE-5'],
  'effects reach cards in play, not those in hands, decks and piles',
  {
    given: {
      encounter: ['Sandman'],
      encounterDiscard: ['Hydra Mercenary'],
      ada: {
        hero: 'She-Hulk',
        hand: ['Ground Stomp', 'Strength', 'Combat Training'],
        minions: [{ card: 'Shocker', damage: 2 }],
        dealt: ['Armored Guard'],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Ground Stomp', pay: ['Strength'] } },
      // Combat Training in hand adds nothing to her 3 ATK.
      { who: 'ada', does: { attack: 'She-Hulk' } },
    ],
    then: {
      villain: { damage: 4 },
      ada: { minions: [], dealt: 1 },
      encounter: 1,
      encounterDiscard: ['Hydra Mercenary', 'Shocker'],
      quiet: true,
    },
  },
);

scenario('MC-ABILITY-5', 'what a revealed card says happens without a question', {
  given: { villainStep: 4, ada: { hero: 'Iron Man', dealt: ['Shocker'] }, ben: { hero: 'She-Hulk' } },
  when: [],
  then: { ada: { damage: 1 }, ben: { damage: 1 }, quiet: true },
});

scenario('MC-ABILITY-8', 'a card that names itself means this copy', {
  given: { ada: { hero: 'Spider-Man', identity: { damage: 5 }, play: ['Med Team', 'Med Team'] } },
  when: [{ who: 'ada', does: { use: 'Med Team' } }],
  then: {
    ada: { damage: 3 },
    cards: {
      'Med Team#1': { exhausted: true, counters: 2 },
      'Med Team#2': { exhausted: false, counters: 3 },
    },
    quiet: true,
  },
});

scenario('MC-ABILITY-9', '“an upgrade or support you control”: both have to be yours', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', dealt: ['Caught Off Guard'] },
    ben: { hero: 'Spider-Man', play: ['Web-Shooter', 'Aunt May'] },
  },
  when: [],
  then: { ben: { play: ['Aunt May', 'Web-Shooter'] }, sideSchemes: ['Crowd Control'], quiet: true },
});

inventedScenario(
  ['MC-PLAY-3', 'MC-SEARCH-1', 'MC-SEARCH-2', 'MC-SEARCH-4', 'MC-PLAY-9'],
  'a card put into play need not be playable; the searched deck is shuffled',
  {
    given: {
      ada: {
        hero: 'Spider-Man',
        form: 'alter-ego',
        hand: ['Requisition'],
        deck: ['Energy', 'Hero Hideout', 'Aunt May', 'Genius'],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Requisition' }, then: { asks: ['ada: ask.search'], ada: { deck: 4 } } },
      { who: 'ada', does: { choose: 'Hero Hideout' }, then: { told: ['entered-play', 'shuffled'] } },
    ],
    then: {
      ada: { play: ['Hero Hideout'], deck: ['Aunt May', 'Energy', 'Genius'], remaining: 11 },
      quiet: true,
    },
  },
);

scenario(['MC-SEARCH-3'], 'looking through a deck does not empty it', {
  given: {
    ada: {
      hero: 'Black Panther',
      hand: ['Shuri', 'Strength'],
      deck: ['Panther Claws', 'Energy Daggers'],
      discard: ['Genius'],
    },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Shuri', use: 'Shuri', choose: 'Panther Claws' },
      then: { untold: ['deck-renewed'] },
    },
  ],
  then: { ada: { hand: ['Panther Claws'], deck: ['Energy Daggers'], dealt: [] }, quiet: true },
});

scenario('MC-ZONE-4', 'returning to hand is leaving play', {
  given: { ada: { hero: 'She-Hulk', play: [{ card: 'Hellcat', damage: 2 }] } },
  when: [{ who: 'ada', does: { use: 'Hellcat' }, then: { told: ['left-play'] } }],
  then: { ada: { hand: ['Hellcat'], play: [] }, quiet: true },
});

scenario(
  ['MC-OBLIGATION-2', 'MC-ZONE-6', 'MC-ELIM-2'],
  'the obligation of a player who is out is removed, and another card is revealed',
  {
    given: {
      villainStep: 2,
      encounter: ['Advance', 'Advance', 'Eviction Notice', 'Crowd Control', 'Advance'],
      ada: { hero: 'Spider-Man', identity: { damage: 9 } },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: {
      ada: { out: true },
      cards: { 'Eviction Notice': { zone: 'removed' } },
      sideSchemes: ['Crowd Control'],
      encounter: 1,
      quiet: true,
    },
  },
);

inventedScenario(
  ['MC-CONTROL-3', 'MC-CONTROL-7'],
  'an ally under new control comes as it is, with its upgrade, and stays',
  {
    given: {
      villainIs: { stunned: true },
      encounter: ['Crowd Control', 'Crowd Control', 'Crowd Control', 'Crowd Control', 'Advance'],
      ada: { hero: 'Spider-Man', hand: ['Recruit'] },
      ben: {
        hero: 'Iron Man',
        form: 'alter-ego',
        play: [
          { card: 'Mockingbird', damage: 1, exhausted: true },
          { card: 'Inspired', on: 'Mockingbird' },
        ],
      },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Recruit' },
        then: {
          ada: { play: ['Inspired', 'Mockingbird'] },
          ben: { play: [] },
          cards: { Mockingbird: { damage: 1, exhausted: true, attachments: ['Inspired'] } },
        },
      },
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { end: true } },
    ],
    then: { round: 2, cards: { Mockingbird: { controller: 'ada' }, Inspired: { controller: 'ada' } } },
  },
);

scenario(['MC-CONTROL-8', 'MC-WORD-7'], 'friendly: characters of all players, and no enemy', {
  given: {
    villainIs: { damage: 3 },
    ada: { hero: 'Spider-Man', play: ['Med Team'] },
    ben: { hero: 'Iron Man', play: [{ card: 'War Machine', damage: 2 }] },
  },
  when: [{ who: 'ada', does: { use: 'Med Team' } }],
  then: { cards: { 'War Machine': { damage: 0 } }, villain: { damage: 3 }, quiet: true },
});

scenario('MC-WORD-7', 'each character: heroes, alter-egos, allies, villain and minions', {
  given: {
    ada: { hero: 'Spider-Man', play: ['Hulk'], deck: ['Energy', 'Genius'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', play: ['War Machine', 'Stark Tower'] },
  },
  // Hulk takes 1 for his attack and 1 like everybody.
  when: [{ who: 'ada', does: { attack: 'Hulk', choose: 'Rhino' } }],
  then: {
    villain: { damage: 4 },
    ada: { damage: 1 },
    ben: { damage: 1 },
    cards: {
      Hulk: { damage: 2 },
      Shocker: { damage: 1 },
      'War Machine': { damage: 1 },
      'Stark Tower': { damage: 0 },
    },
    quiet: true,
  },
});

proves(
  ['MC-CONTROL-9', 'MC-MINION-4', 'MC-CONTROL-1'],
  'enemy cards are those of the scenario; enemies are villain and minions',
  () => {
    const { game: played, match } = prepare(CARDS, {
      scenario: ['Crowd Control', 'Charge'],
      ada: { hero: 'Spider-Man', play: ['Mockingbird'], minions: ['Shocker'] },
    });
    const c = new Run(played.rulebook, match, null);
    const titles = (cards: Parameters<typeof select>[1]): string[] =>
      select(c, cards, newScope(0, -1))
        .map((piece) => new Content(CARDS).face(piece.face).title.en)
        .sort();
    expect(titles({ who: 'enemy' })).toEqual([
      'Charge',
      'Crowd Control',
      'Rhino',
      'Shocker',
      'The Break-In!',
    ]);
    expect(titles({ type: 'enemy' })).toEqual(['Rhino', 'Shocker']);
    expect(titles({ who: 'friendly' })).toEqual(['Mockingbird', 'Spider-Man']);
  },
);

proves('MC-MOD-8', 'a base value is what is printed, before any bonus', () => {
  const { game: played, match } = prepare(INVENTED, { ada: { hero: 'Spider-Man', play: ['Plus One'] } });
  const c = new Run(played.rulebook, match, null);
  const [hero] = match.table.play;
  if (hero === undefined) throw new Error('no hero');
  const { value, parts } = explainStat(c, hero, 'atk');
  expect(value).toBe(3);
  expect(parts.map(({ amount, rule }) => [amount, rule])).toEqual([
    [2, 'MC-MOD-8'],
    [1, 'MC-MOD-13'],
  ]);
});

scenario(
  ['MC-MOD-12', 'MC-ELIM-6', 'MC-ELIM-3'],
  'a player falls to an effect: it goes on, and per-player values stay',
  {
    given: {
      villainStep: 4,
      ada: { hero: 'Spider-Man', identity: { damage: 9 }, dealt: ['Shocker', 'Sandman'] },
      ben: { hero: 'Iron Man' },
      cat: { hero: 'She-Hulk' },
    },
    when: [],
    then: {
      ada: { out: true, dealt: [] },
      ben: { damage: 1 },
      cat: { damage: 1 },
      villain: { remaining: 42 },
      encounterDiscard: ['Sandman'],
      cards: { Shocker: { engaged: 'ben' } },
      quiet: true,
    },
  },
);

scenario('MC-ELIM-7', 'the last player out loses the game', {
  given: { villainStep: 4, ada: { hero: 'Spider-Man', identity: { damage: 9 }, dealt: ['Shocker'] } },
  when: [],
  then: { outcome: 'lost' },
});

scenario(
  ['MC-WORD-3', 'MC-WORD-4'],
  'each player chooses what concerns them; what would do nothing is no choice',
  {
    given: {
      villainStep: 4,
      ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Under Attack'] },
      ben: { hero: 'She-Hulk' },
    },
    // Peter Parker is no hero: 2 threat without a question. She-Hulk is asked.
    when: [{ who: 'ben', does: { option: 1 } }],
    then: { cards: { 'Under Attack': { threat: 5 } }, ada: { damage: 0 }, ben: { damage: 3 }, quiet: true },
  },
);

inventedScenario(['MC-UNIQUE-3', 'MC-UNIQUE-4'], 'the same name is another person by the subtitle', {
  given: {
    ada: { hero: 'Spider-Man', play: ['core/66'], hand: ['test/42', 'test/43', 'test/44'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { play: 'test/42' } },
    { who: 'ada', does: { play: 'test/43' } },
    { who: 'ada', does: { play: 'test/44' }, refused: ['MC-UNIQUE-1'] },
  ],
  then: { ada: { play: ['Hawkeye', 'Hawkeye', 'Spider-Man'], hand: ['She-Hulk'] }, quiet: true },
});

inventedScenario('MC-UNIQUE-5', 'an encounter card is not held back by a player’s unique card', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', dealt: ['test/45'] },
    ben: { hero: 'Iron Man', play: [{ card: 'core/66', counters: 0 }] },
  },
  when: [],
  then: { ada: { minions: ['Hawkeye'] }, ben: { play: ['Hawkeye'] }, quiet: true },
});

inventedScenario('MC-ATTACH-5', 'where a card may be attached is asked once, when it is', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Salt', 'Salt', 'First Aid', 'Strength'],
      minions: [{ card: 'Shocker', damage: 1 }],
    },
  },
  when: [
    { who: 'ada', does: { play: 'Salt' } },
    { who: 'ada', does: { use: 'First Aid', pay: ['Strength'] } },
    { who: 'ada', does: { play: 'Salt' }, refused: ['MC-ATTACH-6'] },
  ],
  then: { cards: { Shocker: { damage: 0, attachments: ['Salt'] } }, quiet: true },
});

scenario('MC-FIRST-5', 'three more cards for two players: round the table until they are dealt', {
  given: {
    villainStep: 3,
    scenario: ['Illegal Arms Factory', 'Invasive AI', "Ultron's Imperative"],
    encounter: ['Armored Guard', 'Hydra Mercenary', 'Sandman', 'Armored Guard', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'Iron Man' },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    ada: { minions: ['Armored Guard', 'Hydra Mercenary', 'Sandman'] },
    ben: { minions: ['Armored Guard', 'Hydra Mercenary'] },
    quiet: true,
  },
});

inventedScenario('MC-PLAY-9', 'a card that is played enters play, and so does one that is put there', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: {
      hero: 'Spider-Man',
      hand: ['Web-Shooter', 'Strength', 'Requisition'],
      deck: ['Aunt May', 'Genius'],
    },
    ben: { hero: 'Iron Man' },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Web-Shooter', pay: ['Strength'] },
      then: { happened: [{ 'entered-play': { card: 'Web-Shooter', player: 'ada' } }] },
    },
    {
      who: 'ada',
      does: { use: 'Requisition' },
      then: {
        happened: [{ 'entered-play': { card: 'Aunt May', player: 'ada' } }],
        'not-happened': [{ played: { card: 'Aunt May' } }],
      },
    },
  ],
  then: { ada: { play: ['Aunt May', 'Web-Shooter'] }, quiet: true },
});

scenario('MC-PLAY-9', 'a card that is revealed and stays enters play; a treachery does not', {
  given: {
    first: 'ben',
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Sandman', 'Exhaustion'] },
    ben: { hero: 'Iron Man' },
  },
  when: [
    {
      who: 'ada',
      does: {},
      then: {
        happened: [
          { 'entered-play': { card: 'Sandman', engaged: 'ada' } },
          { revealed: { card: 'Exhaustion' } },
        ],
        'not-happened': [{ 'entered-play': { card: 'Exhaustion' } }],
      },
    },
  ],
});
