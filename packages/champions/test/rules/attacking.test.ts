import { inventedScenario, scenario } from '../kit.ts';

scenario(['MC-ATTACK-2', 'MC-THWART-2', 'MC-DAMAGE-1'], 'allies attack and thwart with their own numbers', {
  given: {
    threat: 3,
    scenario: [{ card: 'Bomb Scare', threat: 3 }],
    ada: { hero: 'Spider-Man', play: ['War Machine', 'Daredevil'], minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { attack: 'War Machine', choose: 'Sandman' } },
    { who: 'ada', does: { thwart: 'Daredevil', choose: 'Bomb Scare' } },
    // Daredevil answers his thwart.
    { who: 'ada', does: { pass: true } },
  ],
  then: {
    cards: {
      Sandman: { damage: 2, remaining: 2 },
      'War Machine': { damage: 1, exhausted: true },
      'Bomb Scare': { threat: 1 },
      Daredevil: { damage: 1, exhausted: true },
    },
    villain: { damage: 0 },
    scheme: { threat: 3 },
    quiet: true,
  },
});

scenario(
  ['MC-ATTACK-3', 'MC-ATTACK-4', 'MC-KEYWORD-11'],
  'an attack event is an attack, and the hero stays ready',
  {
    given: {
      ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'], minions: ['M.O.D.O.K.'] },
    },
    when: [{ who: 'ada', does: { use: 'Haymaker', choose: 'M.O.D.O.K.' } }],
    then: { ada: { exhausted: false, damage: 2 }, cards: { 'M.O.D.O.K.': { damage: 3 } }, quiet: true },
  },
);

scenario(['MC-ATTACK-7'], 'damage that is no attack ignores guard and retaliate', {
  given: {
    ada: {
      hero: 'She-Hulk',
      hand: ['Ground Stomp', 'Strength'],
      minions: ['M.O.D.O.K.', 'Hydra Mercenary'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
  then: {
    villain: { damage: 1 },
    ada: { damage: 0 },
    cards: { 'M.O.D.O.K.': { damage: 1 }, 'Hydra Mercenary': { damage: 1 } },
    quiet: true,
  },
});

scenario(
  ['MC-ATTACK-5', 'MC-MINION-4'],
  'any enemy may be attacked, also one that is engaged with another player',
  {
    given: {
      ada: { hero: 'Spider-Man', minions: ['Hydra Mercenary'] },
      ben: { hero: 'She-Hulk', minions: ['Sandman'] },
    },
    when: [
      // Guard takes the villain from the list and leaves both minions.
      { who: 'ada', does: { attack: 'Spider-Man', choose: 'Rhino' }, refused: ['MC-ATTACK-5'] },
      { who: 'ada', does: { choose: 'Sandman' } },
    ],
    then: { cards: { Sandman: { damage: 2 } }, villain: { damage: 0 }, quiet: true },
  },
);

scenario(['MC-THWART-1', 'MC-COMPONENT-4'], 'a thwart takes threat equal to THW from one scheme only', {
  given: {
    threat: 5,
    scenario: [{ card: 'Bomb Scare', threat: 3 }],
    ada: { hero: 'Captain Marvel' },
  },
  when: [{ who: 'ada', does: { thwart: 'Captain Marvel', choose: 'The Break-In!' } }],
  then: {
    scheme: { threat: 3 },
    cards: { 'Bomb Scare': { threat: 3 } },
    ada: { exhausted: true },
    quiet: true,
  },
});

scenario(
  ['MC-THWART-3', 'MC-STATUS-7', 'MC-STATUS-5', 'MC-STATUS-9'],
  'a confused hero’s thwart event is lost; attacks are not',
  {
    given: {
      threat: 5,
      ada: {
        hero: 'Spider-Man',
        identity: { confused: true },
        hand: ['Haymaker', 'Strength', 'For Justice!', 'Genius'],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Haymaker', pay: ['Strength'] }, then: { ada: { confused: true } } },
      { who: 'ada', does: { use: 'For Justice!', pay: ['Genius'] } },
    ],
    then: { villain: { damage: 3 }, scheme: { threat: 5 }, ada: { confused: false, hand: [] }, quiet: true },
  },
);

scenario(['MC-DAMAGE-8'], 'prevented damage is taken off before the rest is dealt', {
  given: {
    villainStep: 2,
    encounter: ['Bomb Scare', 'Crowd Control'],
    ada: { hero: 'Captain Marvel', play: ['Cosmic Flight'] },
  },
  // 2 ATK + 2 boost icons - 3.
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { use: 'Cosmic Flight' } },
  ],
  then: { ada: { damage: 1, play: [] }, quiet: true },
});

scenario(
  ['MC-DAMAGE-1', 'MC-DAMAGE-2', 'MC-HP-1', 'MC-HP-2'],
  'dials and tokens: maximum less damage remains',
  {
    given: {
      ada: {
        hero: 'Iron Man',
        identity: { damage: 4 },
        play: ['Mark V Armor', { card: 'War Machine', damage: 3 }],
        minions: [{ card: 'Whirlwind', damage: 2 }],
      },
    },
    when: [{ who: 'ada', does: { attack: 'Iron Man', choose: 'Whirlwind' } }],
    // 9 + 6 - 4; 4 - 3; 6 - 2 - 1.
    then: {
      ada: { remaining: 11, damage: 4 },
      cards: { 'War Machine': { remaining: 1 }, Whirlwind: { remaining: 3, damage: 3 } },
      quiet: true,
    },
  },
);

scenario('MC-HEAL-1', 'recovery heals REC and exhausts; exhausted, it is refused', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', identity: { damage: 9 } } },
  when: [
    { who: 'ada', does: { recover: true }, then: { ada: { damage: 4, exhausted: true } } },
    { who: 'ada', does: { recover: true }, refused: ['MC-EXHAUST-2'] },
  ],
  then: { ada: { damage: 4 }, quiet: true },
});

scenario('MC-ABILITY-2', 'an event that could resolve no Special ability cannot be played', {
  given: {
    threat: 0,
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Strength'],
      play: ['Vibranium Suit', 'Tactical Genius'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a' }, refused: ['MC-ABILITY-2'] }],
  then: { ada: { hand: 2 }, villain: { damage: 0 }, quiet: true },
});

inventedScenario(
  ['MC-COMPONENT-1', 'MC-COMPONENT-2'],
  'five hundred threat, two hundred counters, every status: nothing runs out',
  {
    given: {
      villainIs: { stunned: true, confused: true, tough: true },
      scenario: [{ card: 'Bomb Scare', threat: 500 }],
      ada: {
        hero: 'Spider-Man',
        identity: { stunned: true, confused: true, tough: true },
        play: [
          { card: 'Aunt May', counters: 200 },
          { card: 'Mockingbird', stunned: true, confused: true, tough: true },
        ],
      },
    },
    // Counters on a card that does not speak of them mean nothing: she is played with as ever.
    when: [
      { who: 'ada', does: { flip: true } },
      { who: 'ada', does: { use: 'Aunt May' }, refused: ['MC-ABILITY-2'] },
    ],
    then: {
      cards: { 'Bomb Scare': { threat: 500 }, 'Aunt May': { counters: 200, exhausted: false } },
      villain: { stunned: true, confused: true, tough: true },
      ada: { stunned: true, confused: true, tough: true },
      quiet: true,
    },
  },
);

scenario('MC-COMPONENT-3', 'counters of a name are those of the card that names them', {
  given: {
    ada: {
      hero: 'Spider-Man',
      play: ['Hawkeye', 'Web-Shooter'],
      hand: ['Spider-Tracer'],
      minions: ['Shocker'],
    },
  },
  when: [{ who: 'ada', does: { play: 'Spider-Tracer', pay: ['Web-Shooter=mental'] } }],
  then: { cards: { 'Web-Shooter': { counters: 2 }, Hawkeye: { counters: 4 } }, quiet: true },
});

inventedScenario(
  ['MC-CANCEL-4', 'MC-DAMAGE-3'],
  'an ally whose attack is replaced has not attacked: no answer to it, no consequential damage',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'She-Hulk', play: ['Hulk'], deck: ['Uppercut', 'Energy'], minions: ['M.O.D.O.K.'] },
      ben: { hero: 'Iron Man', hand: ['Call It Off'], deck: ['Genius', 'Genius'] },
    },
    when: [
      { who: 'ada', does: { attack: 'Hulk', choose: 'M.O.D.O.K.' } },
      { who: 'ben', does: { use: 'Call It Off' } },
    ],
    then: {
      cards: { Hulk: { damage: 0, exhausted: true }, 'M.O.D.O.K.': { damage: 0 } },
      ada: { deck: 2, discard: [] },
      ben: { hand: ['Genius'] },
      villain: { damage: 0 },
      quiet: true,
    },
  },
);

inventedScenario(
  ['MC-CANCEL-4', 'MC-CANCEL-2'],
  'an event whose attack is replaced has not attacked, and is paid for and gone',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Iron Man', hand: ['Haymaker', 'Strength'], minions: ['M.O.D.O.K.'] },
      ben: { hero: 'She-Hulk', hand: ['Call It Off'], deck: ['Genius', 'Genius'] },
    },
    when: [
      { who: 'ada', does: { use: 'Haymaker' } },
      { who: 'ben', does: { use: 'Call It Off' } },
    ],
    then: {
      ada: { damage: 0, hand: [], discard: ['Haymaker', 'Strength'] },
      ben: { hand: ['Genius'] },
      cards: { 'M.O.D.O.K.': { damage: 0 } },
      villain: { damage: 0 },
      quiet: true,
    },
  },
);

inventedScenario('MC-EXHAUST-7', 'a hero with a dash for THW cannot thwart, but attack', {
  given: { threat: 3, ada: { hero: 'Bystander' }, ben: { hero: 'She-Hulk' } },
  when: [
    { who: 'ada', does: { thwart: 'Bystander' }, refused: ['MC-EXHAUST-7'] },
    { who: 'ada', does: { attack: 'Bystander' } },
  ],
  then: { scheme: { threat: 3 }, villain: { damage: 1 }, ada: { exhausted: true }, quiet: true },
});

inventedScenario('MC-DAMAGE-1', 'who left play before the damage came takes none, and nobody else does', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Vanish'], minions: ['Hydra Mercenary'] },
    ben: { hero: 'She-Hulk', minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { attack: 'Spider-Man', choose: 'Hydra Mercenary' } },
    { who: 'ada', does: { use: 'Vanish', choose: 'Hydra Mercenary' }, then: { 'not-happened': ['damaged'] } },
  ],
  then: { cards: { Sandman: { damage: 0 } }, villain: { damage: 0 }, quiet: true },
});

inventedScenario('MC-ABILITY-1', 'a scheme that left play before the threat came gets none', {
  given: {
    villainStep: 4,
    threat: 1,
    scenario: [{ card: 'Bomb Scare', threat: 2 }],
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', hand: ['Sabotage'], dealt: ['Spreading Plot'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { use: 'Sabotage' }, then: { 'not-happened': ['threat-placed'] } }],
  then: { scheme: { threat: 1 }, quiet: true },
});

inventedScenario([], 'who was chosen stays "that enemy", whatever happens to you in between', {
  given: {
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 3 },
      hand: ['Strike, Rest, Strike'],
      minions: ['Sandman'],
    },
    ben: { hero: 'She-Hulk', minions: ['Shocker'] },
  },
  when: [{ who: 'ada', does: { use: 'Strike, Rest, Strike', choose: 'Sandman' } }],
  then: { ada: { damage: 2 }, cards: { Sandman: { damage: 2 }, Shocker: { damage: 0 } }, quiet: true },
});

inventedScenario('MC-DELAYED-1', 'what waits for an attack happens after the first one, not after each', {
  given: {
    ada: { hero: 'Spider-Man', identity: { damage: 5 }, hand: ['Next Time'], play: ['Sniper'] },
    ben: { hero: 'She-Hulk', identity: { damage: 5 } },
  },
  when: [
    { who: 'ada', does: { use: 'Next Time' }, then: { ada: { damage: 5 } } },
    { who: 'ada', does: { attack: 'Spider-Man' }, then: { ada: { damage: 4 } } },
    { who: 'ada', does: { attack: 'Sniper' } },
  ],
  then: { ada: { damage: 4 }, ben: { damage: 5 }, quiet: true },
});

inventedScenario('MC-COMPONENT-4', 'the main scheme and side schemes are schemes, and nothing else is', {
  given: {
    scenario: [{ card: 'Bomb Scare', threat: 2 }],
    ada: { hero: 'Spider-Man', hand: ['On All Fronts'], minions: ['Sandman'], play: ['Tenacity'] },
  },
  when: [{ who: 'ada', does: { use: 'On All Fronts' } }],
  then: { villain: { damage: 2 }, quiet: true },
});

inventedScenario(
  'MC-PLAY-2',
  'an ally that is put into play entered under its controller, whoever plays first',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      scenario: [{ card: 'Watched', threat: 3 }],
      ada: {
        hero: 'Spider-Man',
        hand: ['Make the Call', 'Strength', 'Genius', 'Energy'],
        discard: ['Mockingbird'],
      },
      ben: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { use: 'Make the Call', choose: 'Mockingbird' } }],
    then: { ada: { damage: 1, play: ['Mockingbird'] }, ben: { damage: 0 } },
  },
);

inventedScenario('MC-CONDITION-1', 'who hears of a change of form hears of either form', {
  given: { ada: { hero: 'Spider-Man', identity: { damage: 3 }, play: ['Quick Change'] } },
  when: [{ who: 'ada', does: { flip: true } }],
  then: { ada: { damage: 2 }, quiet: true },
});
