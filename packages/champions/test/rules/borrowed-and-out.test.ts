import { scenario } from '../kit.ts';

/** Cards that others own or control, and players who are out: worked out by hand from the ledger. */

scenario(
  ['MC-ELIM-2', 'MC-TRIGGER-7'],
  'Highway Robbery falls: the card of a player who is out goes to the discard pile, and answers nothing any more',
  {
    given: {
      villainStep: 4,
      encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
      first: 'ben',
      ada: {
        hero: 'Spider-Man',
        hand: ['Energy'],
        dealt: ['Shocker'],
        play: ['Maria Hill', 'Nick Fury', 'Jessica Jones'],
      },
      ben: { hero: 'She-Hulk', identity: { damage: 14 }, hand: ['Emergency'], dealt: ['Highway Robbery'] },
    },
    when: [
      { who: 'ada', does: { thwart: 'Maria Hill' } },
      { who: 'ada', does: { thwart: 'Jessica Jones' } },
      {
        who: 'ada',
        does: { thwart: 'Nick Fury' },
        then: { ben: { hand: [], discard: { has: ['Emergency'] } } },
      },
      { who: 'ada', does: { flip: true, end: true, discard: null } },
    ],
    then: { sideSchemes: [], ben: { hand: [], discard: { has: ['Emergency'] } }, turn: 'ada', round: 3 },
  },
);

scenario(
  ['MC-CONTROL-3', 'MC-CONDITION-1'],
  'Interrogation Room: a borrowed Hulk that falls with the minion defeated it for the player who controlled him',
  {
    given: {
      threat: 5,
      ada: {
        hero: 'Spider-Man',
        play: [{ card: 'Hulk', owner: 'ben', damage: 4 }, 'Interrogation Room'],
        deck: ['Energy', 'Genius'],
        minions: [{ card: 'Hydra Bomber', damage: 1 }],
      },
      ben: { hero: 'Iron Man', play: ['Interrogation Room'] },
    },
    when: [
      { who: 'ada', does: { attack: 'Hulk', choose: 'Rhino' }, then: { asked: { ada: 'response' } } },
      { who: 'ada', does: { react: "ada's Interrogation Room" } },
    ],
    then: { scheme: { threat: 4 }, ada: { minions: [] }, quiet: true },
  },
);

scenario(['MC-KEYWORD-2', 'MC-CONTROL-3'], 'overkill on a borrowed ally hits whoever controls it', {
  given: {
    attack: { on: 'ada', step: 4, defender: 'Hellcat', icons: 4, overkill: true },
    ada: { hero: 'Spider-Man', play: [{ card: 'Hellcat', owner: 'ben', exhausted: true }] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { ada: { damage: 3 }, ben: { damage: 0, discard: ['Hellcat'] } },
});

scenario('MC-CONTROL-5', 'a borrowed Hellcat goes back to her owner’s hand', {
  given: {
    ada: { hero: 'Spider-Man', play: [{ card: 'Hellcat', owner: 'ben' }] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { use: 'Hellcat' } }],
  then: { ada: { hand: [], play: [] }, ben: { hand: ['Hellcat'] }, quiet: true },
});

scenario('MC-ELIM-2', 'a borrowed Hellcat whose owner is out goes to the discard pile', {
  given: {
    ada: { hero: 'Spider-Man', play: [{ card: 'Hellcat', owner: 'ben' }] },
    ben: { hero: 'She-Hulk', out: true },
  },
  when: [{ who: 'ada', does: { use: 'Hellcat' } }],
  then: { ada: { hand: [], play: [] }, ben: { hand: [], discard: { has: ['Hellcat'] } }, quiet: true },
});

scenario(
  ['MC-KEYWORD-11', 'MC-CONTROL-3', 'MC-CONTROL-5'],
  'a borrowed Tigra falls to what her own attack costs her: her controller has defeated the minion',
  {
    given: {
      threat: 3,
      scenario: [],
      ada: {
        hero: 'Spider-Man',
        play: [{ card: 'Tigra', owner: 'ben', damage: 2 }, 'Interrogation Room'],
        minions: [{ card: 'Whiplash', damage: 2, tough: false }, 'Shocker'],
      },
      ben: { hero: 'Iron Man', play: ['Interrogation Room'] },
    },
    when: [
      { who: 'ada', does: { attack: 'Tigra', choose: 'Whiplash' }, then: { asked: { ada: 'response' } } },
      { who: 'ada', does: { react: 'Interrogation Room' } },
      { who: 'ada', does: { pass: true } },
    ],
    then: { scheme: { threat: 2 }, ben: { discard: ['Tigra'] }, quiet: true },
  },
);

scenario(['MC-ELIM-4', 'MC-DAMAGE-10'], 'a player and the minion engaged with her fall to the same damage', {
  given: {
    encounter: ['Advance', 'Advance', 'Advance', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 9 },
      play: ['Hulk'],
      deck: ['Energy', 'Genius'],
      minions: ['Shocker', { card: 'Hydra Bomber', damage: 1 }],
    },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Hulk', choose: 'Rhino' } }],
  then: {
    ada: { out: true, minions: [] },
    ben: { damage: 1, minions: ['Shocker'] },
    cards: { Shocker: { damage: 1 }, 'Hydra Bomber': { zone: 'discard' } },
    villain: { damage: 4 },
  },
});

scenario(
  ['MC-ELIM-6', 'MC-ENEMY-ATTACK-12'],
  'Whirlwind: who fell defending against the attack on another is attacked no more',
  {
    given: {
      villainStep: 2,
      villainIs: { stunned: true },
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: { hero: 'Captain Marvel', identity: { damage: 11 }, minions: ['Whirlwind'] },
      ben: { hero: 'She-Hulk', play: ['Vision'] },
    },
    when: [
      { who: 'ben', does: { defend: null } },
      {
        who: 'ada',
        does: { defend: 'Captain Marvel' },
        then: {
          ada: { out: true },
          ben: { minions: ['Whirlwind'] },
          asked: { ben: 'defender' },
          happened: [{ 'enemy-attacks': { player: 'ben', enemy: 'Rhino' } }],
        },
      },
    ],
    then: {},
  },
);

scenario('MC-ELIM-7', 'all players fall to one Shocker, the last one too', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', identity: { damage: 9 }, dealt: ['Shocker'] },
    ben: { hero: 'She-Hulk', identity: { damage: 14 } },
  },
  when: [],
  then: { won: 'nobody', 'won-by': 'MC-ELIM-7' },
});

scenario('MC-ELIM-4', 'two of three fall at once: their minions engage the third', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Spider-Man', identity: { damage: 9 }, dealt: ['Shocker'], minions: ['Sandman'] },
    ben: { hero: 'She-Hulk', identity: { damage: 14 }, minions: ['Hydra Mercenary'] },
    cat: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [],
  then: {
    ada: { out: true },
    ben: { out: true },
    cat: { minions: ['Sandman', 'Hydra Mercenary', 'Shocker'] },
    first: 'cat',
  },
});

scenario(
  ['MC-FIRST-1', 'MC-FIRST-7'],
  'the first player falls in step two: the token goes on at once, and again at the end',
  {
    given: {
      villainStep: 2,
      encounter: [
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
      ],
      first: 'ada',
      ada: { hero: 'Spider-Man', identity: { damage: 9 } },
      ben: { hero: 'She-Hulk', form: 'alter-ego', identity: { exhausted: true } },
      cat: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      { who: 'ada', does: { defend: null } },
      { who: 'ben', does: { pass: true } },
      { who: 'ben', does: { pass: true } },
    ],
    then: { ada: { out: true }, first: 'cat', turn: 'cat' },
  },
);

scenario(['MC-ELIM-3', 'MC-ELIM-4'], 'cards dealt to somebody who falls are discarded unresolved', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Spider-Man', identity: { damage: 9 }, dealt: ['Shocker', 'Sandman'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [],
  then: { ada: { out: true, dealt: [] }, ben: { minions: ['Shocker'] }, 'encounter-discard': ['Sandman'] },
});

scenario(
  'MC-ELIM-6',
  'Great Responsibility takes its player out of the game: the scheme places nothing, the villain goes on',
  {
    given: {
      villainStep: 2,
      encounter: ['Shocker', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      first: 'ben',
      ada: { hero: 'Spider-Man', identity: { damage: 7 }, hand: ['Great Responsibility'] },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [{ who: 'ada', does: { react: 'Great Responsibility' } }],
    then: { ada: { out: true }, scheme: { threat: 0 }, round: 2 },
  },
);

scenario('MC-TURN-10', 'Ben’s Get Ready readies Ada’s borrowed ally in her turn', {
  given: {
    ada: { hero: 'Spider-Man', play: [{ card: 'Vision', owner: 'ben', exhausted: true }] },
    ben: { hero: 'Iron Man', hand: ['Get Ready'] },
  },
  when: [
    { who: 'ada', does: { ask: 'ben' } },
    { who: 'ben', does: { use: 'Get Ready' } },
  ],
  then: { cards: { Vision: { exhausted: false, controller: 'ada', owner: 'ben' } }, quiet: true },
});

scenario('MC-ELIM-2', 'Inspired on another player’s ally goes when its controller is out; the ally stays', {
  given: {
    villainStep: 4,
    encounter: [
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
    ],
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 9 },
      dealt: ['Shocker'],
      play: [{ card: 'Inspired', on: 'Vision' }],
    },
    ben: { hero: 'Iron Man', form: 'alter-ego', play: ['Vision'] },
  },
  when: [],
  then: { ada: { out: true }, cards: { Vision: { atk: 2, attachments: [] }, Inspired: { zone: 'discard' } } },
});

scenario('MC-ELIM-2', 'Webbed Up of somebody who is out leaves the villain', {
  given: {
    villainStep: 4,
    encounter: [
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
    ],
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 9 },
      dealt: ['Shocker'],
      play: [{ card: 'Webbed Up', on: 'Rhino' }],
    },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [],
  then: { ada: { out: true }, villain: { attachments: [] } },
});

scenario(
  'MC-ALLY-2',
  'The Triskelion is caught off guard: the fourth ally has to go, its owner’s pile takes it',
  {
    given: {
      villainStep: 4,
      first: 'ben',
      ada: {
        hero: 'Iron Man',
        play: ['The Triskelion', 'Vision', 'Maria Hill', 'Luke Cage', { card: 'Hellcat', owner: 'ben' }],
        dealt: ['Caught Off Guard'],
      },
      ben: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { discard: 'Hellcat' } }],
    then: {
      ada: { play: ['Vision', 'Maria Hill', 'Luke Cage'] },
      ben: { discard: ['Hellcat'] },
      quiet: true,
    },
  },
);
