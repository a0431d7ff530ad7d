import { dice, scenario } from '../kit.ts';

// A turn is not over with the activation: its player may play cards until it is declared over.

const hurt = { at: [10, 18], damage: 3, power: 2 } as const;
const bystander = { at: [30, 18], damage: 1 } as const;

scenario(
  ['CP-ACTPHASE-5', 'CP-TACTIC-3'],
  'after the activation cards are played until the turn is declared over',
  {
    given: {
      active: 'dummy',
      Ann: { tactics: ['bandage', 'medal'], characters: { dummy: hurt } },
      Ben: { tactics: ['medal'], characters: { blocker: bystander } },
    },
    when: [
      {
        who: 'Ann',
        does: { end: true },
        then: { asked: { Ann: 'ask.cards' }, offered: { Ann: ['tactic:1', 'end'] } },
      },
      { who: 'Ann', does: { tactic: 'bandage' }, then: { asked: { Ann: 'ask.cards' } } },
      { who: 'Ann', does: { end: true }, then: { asked: { Ben: 'ask.turn' } } },
    ],
    then: {
      Ann: { dummy: { damage: 1, power: 1, activated: true }, tactics: ['medal'], points: 0 },
      Ben: { blocker: { damage: 1 }, tactics: ['medal'], points: 0 },
      quiet: true,
    },
  },
);

scenario(['CP-ACTPHASE-5', 'CP-TACTIC-3'], 'with the last card that can be played the turn is over', {
  given: {
    active: 'dummy',
    Ann: { tactics: ['bandage'], characters: { dummy: hurt } },
    Ben: { characters: { blocker: bystander } },
  },
  when: [
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { tactic: 'bandage' } },
  ],
  then: { Ann: { dummy: { damage: 1 } }, asked: { Ben: 'ask.turn' }, quiet: true },
});

scenario('CP-ACTPHASE-5', 'who can play no card is not asked', {
  given: {
    active: 'dummy',
    // Nobody can pay for it.
    Ann: { tactics: ['bandage'], characters: { dummy: { ...hurt, power: 0 } } },
    Ben: { characters: { blocker: bystander } },
  },
  when: [{ who: 'Ann', does: { end: true } }],
  then: { Ann: { tactics: ['bandage'] }, asked: { Ben: 'ask.turn' }, quiet: true },
});

scenario(
  ['CP-TACTIC-9', 'CP-ACTPHASE-5'],
  'what only the activated character plays is not played when nobody is activated any more',
  {
    given: {
      active: 'dummy',
      Ann: { tactics: ['medpack', 'bandage'], characters: { dummy: hurt } },
      Ben: { characters: { blocker: bystander } },
    },
    when: [
      {
        who: 'Ann',
        does: { end: true },
        then: { offered: { Ann: ['tactic:2'] }, 'not-offered': { Ann: ['tactic:1'] } },
      },
      { who: 'Ann', does: { tactic: 'medpack' }, refused: ['CP-TACTIC-9'] },
      { who: 'Ann', does: { end: true } },
    ],
    then: { Ann: { tactics: ['medpack', 'bandage'] }, asked: { Ben: 'ask.turn' }, quiet: true },
  },
);

const drill = {
  given: {
    active: 'dummy',
    Ann: { tactics: ['drill', 'bandage'], characters: { dummy: hurt } },
    Ben: { characters: { blocker: bystander } },
  },
  then: { Ann: { tactics: ['drill', 'bandage'] }, asked: { Ann: 'ask.cards' }, quiet: true },
} as const;

scenario('CP-TACTIC-7', 'after the activation nobody has an action for an "Active: action" card', {
  ...drill,
  when: [
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { tactic: 'drill' }, refused: ['CP-TACTIC-7'] },
  ],
  editions: ['de'],
});

scenario('CP-TACTIC-8', 'after the activation nobody has an action for an "Active: action" card', {
  ...drill,
  when: [
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { tactic: 'drill' }, refused: ['CP-TACTIC-8'] },
  ],
  editions: ['es13'],
});

scenario(
  ['CP-ACTPHASE-5', 'CP-COND-5', 'CP-EFFECT-6'],
  'what the end of the activation did is done before the card is played',
  {
    given: {
      active: 'dummy',
      Ann: { tactics: ['bandage'], characters: { dummy: { ...hurt, damage: 1, conditions: ['bleed'] } } },
      Ben: { characters: { blocker: bystander } },
    },
    when: [
      { who: 'Ann', does: { end: true }, then: { Ann: { dummy: { damage: 2, activated: true } } } },
      { who: 'Ann', does: { tactic: 'bandage' } },
    ],
    then: { Ann: { dummy: { damage: 0 } }, asked: { Ben: 'ask.turn' }, quiet: true },
  },
);

scenario(
  ['CP-ACTPHASE-5', 'CP-TACTIC-3'],
  'Cosmic Invigoration: who has just been activated is ready again, for another turn',
  {
    given: {
      active: 'crossbones',
      dice: dice('blank 3'),
      Ann: {
        affiliation: 'cabal',
        tactics: ['cosmic-invigoration'],
        characters: {
          'red-skull': { at: [10, 20], power: 2, activated: true },
          crossbones: { at: [10, 18], power: 2 },
        },
      },
      Ben: { characters: { blocker: bystander } },
    },
    when: [
      { who: 'Ann', does: { end: true } },
      { who: 'Ann', does: { tactic: 'cosmic-invigoration' }, then: { asked: { Ben: 'ask.turn' } } },
      { who: 'Ben', does: { activate: 'blocker', end: true }, then: { asked: { Ann: 'ask.turn' } } },
      { who: 'Ann', does: { activate: 'crossbones' } },
    ],
    then: { actions: 2, Ann: { crossbones: { power: 0, activated: false } }, quiet: true },
  },
);

scenario(
  ['CP-ACTPHASE-5', 'CP-DAZED-10'],
  'who was Dazed in its activation still leaves the turn its cards',
  {
    given: {
      active: 'dummy',
      Ann: {
        tactics: ['overexertion', 'bandage'],
        characters: { dummy: hurt, giant: { ...hurt, at: [4, 4] } },
      },
      Ben: { characters: { blocker: bystander } },
    },
    when: [
      {
        who: 'Ann',
        does: { tactic: 'overexertion', players: ['dummy'] },
        then: { asked: { Ann: 'ask.cards' } },
      },
      { who: 'Ann', does: { tactic: 'bandage' } },
    ],
    then: {
      Ann: { dummy: { dazed: true }, giant: { damage: 1, power: 1 }, tactics: [] },
      asked: { Ben: 'ask.turn' },
      quiet: true,
    },
  },
);

// Passing is decided by those who are ready as the turn begins.

const fewer = {
  affiliation: 'cabal',
  tactics: ['cosmic-invigoration'],
  characters: {
    'red-skull': { at: [10, 20], power: 2 },
    crossbones: { at: [10, 18], power: 2, activated: true },
  },
};

scenario(['CP-PASS-1', 'CP-PASS-2', 'CP-PASS-4'], 'who began with fewer may pass, whoever is ready by then', {
  given: {
    turn: 'Ann',
    dice: dice('blank 3'),
    Ann: fewer,
    Ben: { characters: { blocker: bystander, giant: { at: [30, 30] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { tactic: 'cosmic-invigoration' },
      then: { Ann: { crossbones: { activated: false } } },
    },
    { who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.turn' } } },
  ],
  then: { Ann: { crossbones: { activated: false, power: 0 } }, happened: ['passed'], quiet: true },
});

const asMany = {
  given: {
    turn: 'Ann',
    Ann: {
      tactics: ['overexertion'],
      characters: { dummy: { at: [10, 18] }, giant: { at: [4, 4] } },
    },
    Ben: { characters: { blocker: bystander, quaker: { at: [30, 30] } } },
  },
  // One ready character against two now, but two against two as the turn began.
  then: {
    Ann: { dummy: { dazed: true } },
    asked: { Ann: 'ask.turn' },
    'not-offered': { Ann: ['pass'] },
    quiet: true,
  },
} as const;

scenario('CP-PASS-1', 'who began with as many may not pass, whoever has fallen since', {
  ...asMany,
  when: [
    { who: 'Ann', does: { tactic: 'overexertion', players: ['dummy'] } },
    { who: 'Ann', does: { pass: true }, refused: ['CP-PASS-1'] },
  ],
  editions: ['en', 'de'],
});

scenario('CP-PASS-2', 'who began with as many may not pass, whoever has fallen since', {
  ...asMany,
  when: [
    { who: 'Ann', does: { tactic: 'overexertion', players: ['dummy'] } },
    { who: 'Ann', does: { pass: true }, refused: ['CP-PASS-2'] },
  ],
  editions: ['es13'],
});

scenario(['CP-PASS-1', 'CP-PASS-2', 'CP-ACTPHASE-3'], 'who has nobody left to activate ends the turn', {
  given: {
    turn: 'Ann',
    Ann: {
      tactics: ['overexertion', 'medal'],
      characters: { dummy: { at: [10, 18] }, giant: { at: [4, 4], activated: true } },
    },
    Ben: { characters: { blocker: bystander } },
  },
  when: [
    {
      who: 'Ann',
      does: { tactic: 'overexertion', players: ['dummy'] },
      then: { asked: { Ann: 'ask.turn' } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { tactics: ['medal'], points: 0 }, asked: { Ben: 'ask.turn' }, quiet: true },
});

// A Grunt and its parent are activated in one turn: it goes on between them, too.

const family = {
  turn: 'Ann',
  Ann: {
    tactics: ['overexertion', 'medal'],
    characters: { dummy: { at: [10, 18] }, minion: { at: [12, 20] }, giant: { at: [4, 4], activated: true } },
  },
  Ben: { characters: { blocker: bystander } },
} as const;

scenario(['CP-TACTIC-3', 'CP-GRUNT-8'], 'cards can be played between a Grunt and its parent', {
  given: family,
  when: [
    { who: 'Ann', does: { activate: 'dummy', end: true }, then: { asked: { Ann: 'ask.cards' } } },
    {
      who: 'Ann',
      does: { tactic: 'medal', players: ['dummy'] },
      then: { Ann: { points: 1 }, asked: { Ann: 'ask.cards' } },
    },
    { who: 'Ann', does: { end: true }, then: { asked: { Ann: 'ask.activation' } } },
  ],
  then: { Ann: { minion: { activated: true }, dummy: { activated: false } }, actions: 2, quiet: true },
});

scenario(
  ['CP-GRUNT-8', 'CP-DAZED-11'],
  'a parent that is Dazed by then is not activated, and nobody in its place',
  {
    given: { ...family, Ann: { ...family.Ann, tactics: ['overexertion'] } },
    when: [
      { who: 'Ann', does: { activate: 'dummy', end: true } },
      { who: 'Ann', does: { tactic: 'overexertion', players: ['dummy'] } },
    ],
    then: {
      Ann: { dummy: { dazed: true, activated: false } },
      asked: { Ben: 'ask.turn' },
      'not-happened': [{ 'activation-began': { who: 'dummy' } }],
      quiet: true,
    },
  },
);

// A Grunt that is ready keeps the phase going until its player's turn begins (CP-GRUNT-15).

const straggler = {
  Ann: {
    tactics: ['medal'],
    characters: { giant: { at: [10, 18] }, minion: { at: [14, 18] } },
  },
  Ben: { tactics: ['medal'], characters: { blocker: { at: [30, 18], activated: true } } },
} as const;

scenario(
  ['CP-GRUNT-15', 'CP-ACTPHASE-6', 'CP-ACTPHASE-5'],
  'a Grunt without a token: the other player has a turn, then its own, in which it gets one',
  {
    given: { ...straggler, active: 'giant' },
    when: [
      { who: 'Ann', does: { end: true } },
      {
        who: 'Ann',
        does: { end: true },
        then: { asked: { Ben: 'ask.turn' }, Ann: { minion: { activated: false } } },
      },
      {
        who: 'Ben',
        does: { pass: true },
        then: { asked: { Ann: 'ask.turn' }, Ann: { minion: { activated: true } }, round: 1 },
      },
      { who: 'Ann', does: { tactic: 'medal' } },
    ],
    then: { round: 2, Ann: { points: 1, tactics: [] }, Ben: { points: 0, tactics: ['medal'] }, quiet: true },
  },
);

scenario(['CP-GRUNT-15', 'CP-ACTPHASE-6'], 'where neither has a card to play, those turns go by', {
  given: {
    active: 'giant',
    Ann: { characters: straggler.Ann.characters },
    Ben: { characters: straggler.Ben.characters },
  },
  when: [{ who: 'Ann', does: { end: true } }],
  then: { round: 2, quiet: true },
});
