import { inventedScenario, scenario } from '../kit.ts';

/** The cases that people ask about, beside those in `cards.test.ts`. */

scenario(
  ['MC-STATUS-10', 'MC-KEYWORD-2'],
  'tough against overkill: an ally who takes no damage passes none on',
  {
    given: {
      villainStep: 2,
      scenario: ['Charge'],
      encounter: ['Advance', 'Crowd Control', 'Advance'],
      ada: { hero: 'Black Panther', play: [{ card: 'Luke Cage', tough: true }] },
    },
    // 2 ATK + 3 of Charge against a tough ally: nothing for him, nothing for the hero.
    when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
    then: {
      ada: { damage: 0 },
      villain: { damage: 0, attachments: [] },
      cards: { 'Luke Cage': { damage: 0, tough: false, exhausted: true } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-STATUS-10', 'MC-KEYWORD-11'],
  'tough against retaliate: the attacker loses the card, not points',
  {
    given: { ada: { hero: 'Spider-Man', identity: { tough: true }, minions: ['M.O.D.O.K.'] } },
    when: [{ who: 'ada', does: { attack: 'Spider-Man', choose: 'M.O.D.O.K.' } }],
    then: { ada: { damage: 0, tough: false }, cards: { 'M.O.D.O.K.': { damage: 2 } }, quiet: true },
  },
);

scenario(
  ['MC-STATUS-4', 'MC-STATUS-5', 'MC-STATUS-12'],
  'a stunned hero plays an attack event: paid, discarded, no damage and no card drawn',
  {
    given: {
      ada: {
        hero: 'Captain Marvel',
        identity: { stunned: true },
        hand: ['Photonic Blast', 'Energy Absorption'],
        deck: ['Strength', 'Genius'],
      },
    },
    when: [{ who: 'ada', does: { use: 'Photonic Blast' } }],
    then: {
      villain: { damage: 0 },
      ada: {
        stunned: false,
        exhausted: false,
        hand: [],
        deck: 2,
        discard: ['Energy Absorption', 'Photonic Blast'],
      },
      quiet: true,
    },
  },
);

scenario(
  ['MC-STATUS-9', 'MC-ACTIVATION-3', 'MC-STATUS-6'],
  'a villain stunned by a hero schemes against the alter-ego and stays stunned',
  {
    given: {
      villainIs: { stunned: true },
      encounter: ['Advance', 'Crowd Control', 'Advance'],
      ada: { hero: 'Spider-Man' },
    },
    when: [
      { who: 'ada', does: { flip: true } },
      { who: 'ada', does: { end: true } },
    ],
    // 1 threat in step one, 1 from the scheme.
    then: { villain: { stunned: true }, scheme: { threat: 2 }, ada: { damage: 0 }, round: 2, quiet: true },
  },
);

inventedScenario(
  ['MC-INTERRUPT-2', 'MC-INTERRUPT-3', 'MC-FIRST-4'],
  'two players interrupt one attack: the first player is asked first, then again',
  {
    given: {
      villainStep: 2,
      first: 'ben',
      encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
      ada: { hero: 'Spider-Man', hand: ['Warning Cry'], deck: ['Energy', 'Genius'] },
      ben: { hero: 'She-Hulk', hand: ['Warning Cry', 'Warning Cry'] },
    },
    when: [
      { who: 'ben', does: { use: 'Warning Cry' }, then: { asks: ['ada: ask.interrupt'] } },
      {
        who: 'ada',
        does: { use: 'Warning Cry' },
        then: { asks: ['ben: ask.interrupt'], villain: { damage: 2 } },
      },
      { who: 'ben', does: { use: 'Warning Cry' }, then: { asks: ['ben: ask.defender'] } },
    ],
    then: { villain: { damage: 3 } },
  },
);

scenario(
  ['MC-DEFENSE-2', 'MC-ENEMY-ATTACK-4', 'MC-KEYWORD-2', 'MC-KEYWORD-17'],
  'an ally defends for another player under overkill: the rest goes to its controller, an alter-ego as well',
  {
    given: {
      villainStep: 2,
      scenario: ['Charge'],
      encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
      ada: { hero: 'Iron Man' },
      ben: { hero: 'Spider-Man', form: 'alter-ego', play: [{ card: 'Mockingbird', damage: 1 }] },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      // 2 ATK + 3 of Charge; 2 hit points are left: 3 go to Peter Parker.
      {
        who: 'ben',
        does: { defend: 'Mockingbird' },
        then: {
          ada: { damage: 0, exhausted: false },
          ben: { damage: 3, play: [], discard: ['Mockingbird'] },
          villain: { attachments: [] },
        },
      },
    ],
  },
);

inventedScenario(
  ['MC-BOOST-3', 'MC-PLAY-4', 'MC-ENCOUNTER-1'],
  'a boost star attaches its card in mid-attack: this very attack is stronger',
  {
    given: {
      villainStep: 2,
      encounter: ['Sudden Weapon', 'Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: {
      ada: { damage: 4 },
      villain: { attachments: ['Sudden Weapon'] },
      encounterDiscard: [],
      quiet: true,
    },
  },
);

inventedScenario([], 'where it could be attached to several enemies, the first player chooses', {
  given: {
    villainStep: 2,
    encounter: ['Sudden Weapon', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', minions: [{ card: 'Sandman', stunned: true }] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { choose: 'Sandman' } },
  ],
  then: {
    ada: { damage: 2 },
    villain: { attachments: [] },
    cards: { Sandman: { attachments: ['Sudden Weapon'] } },
  },
});

scenario(
  ['MC-NEMESIS-2', 'MC-KEYWORD-7', 'MC-ZONE-3'],
  'Shadow of the Past with the nemesis already defeated: it surges, and what is left aside comes',
  {
    given: {
      villainStep: 4,
      aside: ["The Vulture's Plans"],
      encounter: ['Crowd Control', 'Crowd Control', 'Crowd Control', 'Crowd Control'],
      encounterDiscard: ['Vulture', 'Highway Robbery'],
      ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Shadow of the Past'] },
    },
    when: [],
    then: {
      ada: { minions: [] },
      // The surge revealed one Crowd Control; the Plans were shuffled in among the other three.
      sideSchemes: ['Crowd Control'],
      encounter: ['Crowd Control', 'Crowd Control', 'Crowd Control', "The Vulture's Plans"],
      encounterDiscard: ['Highway Robbery', 'Shadow of the Past', 'Vulture'],
      told: ['shuffled'],
      round: 2,
      quiet: true,
    },
  },
);

scenario(
  ['MC-MAIN-1', 'MC-VILLAIN-PHASE-2'],
  'step one with acceleration tokens reaches the limit: lost before the villain moves',
  {
    given: {
      villainStep: 1,
      threat: 10,
      acceleration: 2,
      encounter: ['Advance'],
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'She-Hulk' },
    },
    // 10 + 1 for each of two players + 2 tokens = 14, 7 for each of two players.
    when: [],
    then: { outcome: 'lost', scheme: { threat: 14 }, ada: { damage: 0 } },
  },
);

scenario('MC-MAIN-1', 'one threat less, and the game goes on', {
  given: {
    villainStep: 1,
    threat: 9,
    acceleration: 2,
    villainIs: { stunned: true },
    encounter: ['Advance'],
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { outcome: null, scheme: { threat: 13 } },
});

scenario(
  ['MC-END-1', 'MC-ELIM-7', 'MC-GOLDEN-3'],
  'the last stage and the last hero fall by the same blow: lost',
  {
    given: {
      last: true,
      // 14 hit points: Hulk's attack leaves 1, his rage deals 1 to each character.
      villainIs: { damage: 10 },
      ada: {
        hero: 'Spider-Man',
        identity: { damage: 9 },
        play: ['Hulk'],
        deck: ['Energy', 'Genius', 'Genius'],
      },
    },
    when: [{ who: 'ada', does: { attack: 'Hulk' } }],
    then: { outcome: 'lost' },
  },
);

scenario('MC-VILLAIN-6', 'with one hit point more the hero stands, and the same blow wins', {
  given: {
    last: true,
    villainIs: { damage: 10 },
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 8 },
      play: ['Hulk'],
      deck: ['Energy', 'Genius', 'Genius'],
    },
  },
  when: [{ who: 'ada', does: { attack: 'Hulk' } }],
  then: { outcome: 'won' },
});

scenario(
  [
    'MC-ELIM-1',
    'MC-ELIM-3',
    'MC-ELIM-4',
    'MC-FIRST-1',
    'MC-FIRST-6',
    'MC-FIRST-7',
    'MC-VILLAIN-PHASE-3',
    'MC-VILLAIN-PHASE-8',
  ],
  'four players, the first one eliminated in mid-activation: token, minions and dealt cards go on',
  {
    given: {
      villainStep: 2,
      first: 'ben',
      encounter: [
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
      ],
      ada: { hero: 'Iron Man', form: 'alter-ego' },
      ben: {
        hero: 'Spider-Man',
        identity: { damage: 9 },
        minions: [{ card: 'Sandman', damage: 1 }],
        dealt: ['Advance'],
        deck: [],
      },
      cat: { hero: 'Black Panther', form: 'alter-ego' },
      dan: { hero: 'Captain Marvel', form: 'alter-ego' },
    },
    // Ben falls to 2 ATK + 2. Sandman engages Cat and schemes there for 2; the villain schemes three times for 1 + 2.
    when: [
      {
        who: 'ben',
        does: { defend: 'nobody' },
        then: {
          ben: { out: true, dealt: [], play: [] },
          cards: { Sandman: { damage: 1, engaged: 'cat' }, Advance: { zone: 'discard' } },
        },
      },
    ],
    then: { first: 'dan', scheme: { threat: 11 }, round: 2, asks: ['dan: ask.turn'], quiet: true },
  },
);

inventedScenario(
  'MC-FIRST-2',
  'the first player chooses also where another player is attacked and has the minions',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Sudden Weapon', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Assault'], minions: ['Sandman'] },
      ben: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'ben', does: { choose: 'Sandman' } },
    ],
    then: {
      ada: { damage: 2 },
      villain: { attachments: [] },
      cards: { Sandman: { attachments: ['Sudden Weapon'] } },
      quiet: true,
    },
  },
);
