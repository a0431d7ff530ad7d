import { inventedScenario, scenario } from '../kit.ts';

/** What a rule says of "you", "each player" or the first player, where those are different people: the villain's side. */

scenario(
  ['MC-VILLAIN-PHASE-3', 'MC-VILLAIN-PHASE-4', 'MC-VILLAIN-PHASE-8', 'MC-ACTIVATION-3', 'MC-ACTIVATION-5'],
  'step two: player by player from the first, each with the minions and in the form of their own',
  {
    given: {
      first: 'ben',
      villainStep: 2,
      encounter: [
        'Advance',
        'Advance',
        'Advance',
        'Armored Guard',
        'Armored Guard',
        'Armored Guard',
        'Advance',
      ],
      ada: {
        hero: 'Captain Marvel',
        identity: { exhausted: true },
        minions: ['Sandman', 'Hydra Mercenary'],
      },
      ben: { hero: 'She-Hulk', identity: { exhausted: true } },
      cyd: { hero: 'Iron Man', form: 'alter-ego', minions: ['Shocker'] },
    },
    when: [
      // Ben was attacked for 2, against Cyd Rhino and Shocker schemed for 1 each, Ada was attacked for 2.
      {
        who: 'ada',
        does: {},
        then: {
          asks: ['ada: ask.minion'],
          ada: { damage: 2 },
          ben: { damage: 2 },
          cyd: { damage: 0 },
          scheme: { threat: 2 },
        },
      },
      { who: 'ada', does: { choose: 'Hydra Mercenary' } },
    ],
    then: { ada: { damage: 6 }, ben: { damage: 2 }, cyd: { damage: 0 }, scheme: { threat: 2 }, quiet: true },
  },
);

scenario(
  ['MC-VILLAIN-PHASE-5', 'MC-VILLAIN-PHASE-6', 'MC-VILLAIN-PHASE-7', 'MC-SIDE-5', 'MC-FIRST-5', 'MC-DEAL-1'],
  'steps three to five: cards go round from the first player, who reveals all of theirs first',
  {
    given: {
      first: 'cyd',
      villainStep: 3,
      threat: 0,
      scenario: [
        { card: 'Usurp The Throne', threat: 3 },
        { card: "Breakin' & Takin'", threat: 3 },
      ],
      // Cyd, Ada, Ben, and for two hazard icons Cyd and Ada.
      encounter: ['Armored Guard', 'Sandman', 'Tiger Shark', 'Hydra Bomber', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'Captain Marvel', form: 'alter-ego' },
      ben: { hero: 'She-Hulk', form: 'alter-ego' },
      cyd: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      {
        who: 'cyd',
        does: {},
        then: {
          asks: ['cyd: ask.choose-one'],
          cyd: { minions: ['Armored Guard', 'Hydra Bomber'], dealt: [] },
          ada: { minions: [], dealt: ['Hydra Mercenary', 'Sandman'] },
          ben: { minions: [], dealt: ['Tiger Shark'] },
        },
      },
      { who: 'cyd', does: { option: 0 } },
    ],
    then: {
      ada: { minions: ['Hydra Mercenary', 'Sandman'], damage: 0 },
      ben: { minions: ['Tiger Shark'], damage: 0 },
      cyd: { minions: ['Armored Guard', 'Hydra Bomber'], damage: 2 },
      first: 'ada',
      round: 2,
      quiet: true,
    },
  },
);

scenario(
  ['MC-KEYWORD-7', 'MC-KEYWORD-8', 'MC-REVEAL-1', 'MC-MINION-1'],
  'surge: the player who revealed the card reveals the next one, not the first player',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Sandman', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'Spider-Man', dealt: ['Weapons Runner'] },
      ben: { hero: 'She-Hulk' },
      // Caught Off Guard finds nothing and gains surge.
      cyd: { hero: 'Iron Man', dealt: ['Caught Off Guard'] },
    },
    when: [],
    then: {
      ada: { minions: ['Hydra Mercenary', 'Weapons Runner'] },
      ben: { minions: [] },
      cyd: { minions: ['Sandman'] },
      encounter: 1,
      quiet: true,
    },
  },
);

scenario(
  ['MC-REVEAL-2', 'MC-KEYWORD-7', 'MC-ENCOUNTER-3'],
  'Under Fire: whoever revealed it reveals both further cards',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Sandman', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'Spider-Man', dealt: ['Under Fire'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [],
    then: { ada: { minions: ['Hydra Mercenary', 'Sandman'] }, ben: { minions: [] }, quiet: true },
  },
);

scenario(
  ['MC-KEYWORD-7', 'MC-OBLIGATION-1'],
  'surge of an obligation goes to the player who resolves it, whoever revealed it',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Sandman', 'Advance'],
      ada: { hero: 'Spider-Man', hand: ['Genius'] },
      ben: { hero: 'She-Hulk' },
      cyd: { hero: 'Iron Man', dealt: ['Eviction Notice'] },
    },
    when: [{ who: 'ada', does: { may: false } }],
    then: {
      ada: { hand: [], minions: ['Sandman'] },
      ben: { minions: [] },
      cyd: { minions: [] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-ENEMY-ATTACK-11', 'MC-ENEMY-ATTACK-12', 'MC-DEFENSE-2'],
  'an undefended attack hits the player it was made against, without DEF; they are asked first',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Captain Marvel', dealt: ['Assault'] },
      ben: { hero: 'She-Hulk' },
      cyd: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' }, then: { asks: ['ben: ask.defender'] } },
      { who: 'ben', does: { defend: 'nobody' }, then: { asks: ['cyd: ask.defender'] } },
      { who: 'cyd', does: { defend: 'nobody' } },
    ],
    then: { ada: { damage: 2 }, ben: { damage: 0 }, cyd: { damage: 0 }, quiet: true },
  },
);

inventedScenario(
  'MC-ENEMY-ATTACK-13',
  'an alter-ego who is attacked cannot defend; another’s hero may, and takes the attack over',
  {
    given: {
      first: 'cyd',
      villainStep: 4,
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['No Mercy', 'No Mercy'] },
      ben: { hero: 'She-Hulk' },
      cyd: { hero: 'Iron Man', identity: { exhausted: true } },
    },
    when: [{ who: 'ben', does: { defend: 'She-Hulk' } }],
    // 2 - 2 DEF; the second attack finds nobody who could defend.
    then: { ada: { damage: 2 }, ben: { damage: 0, exhausted: true }, cyd: { damage: 0 }, quiet: true },
  },
);

inventedScenario(
  'MC-ACTIVATION-7',
  'a player who changes form in an attack is hit by it; their minion schemes then, another’s still attacks',
  {
    given: {
      first: 'ben',
      villainStep: 2,
      encounter: ['Advance', 'Advance', 'Armored Guard', 'Armored Guard', 'Advance'],
      ada: {
        hero: 'Captain Marvel',
        identity: { exhausted: true },
        hand: ['Slip Away'],
        minions: ['Shocker'],
      },
      ben: { hero: 'She-Hulk', identity: { exhausted: true }, minions: ['Hydra Mercenary'] },
    },
    when: [{ who: 'ada', does: { use: 'Slip Away' } }],
    then: {
      ada: { form: 'alter-ego', damage: 2 },
      ben: { form: 'hero', damage: 3 },
      scheme: { threat: 1 },
      quiet: true,
    },
  },
);

inventedScenario(
  ['MC-KEYWORD-9', 'MC-KEYWORD-18'],
  'peril of a player who is not the first: the others cannot help, but what is forced on their cards works',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      threat: 5,
      ada: { hero: 'Iron Man', dealt: ['Perilous Storm'], minions: [{ card: 'Shocker', damage: 2 }] },
      ben: {
        hero: 'Spider-Man',
        hand: ['Enhanced Spider-Sense', 'Strength'],
        play: [{ card: 'Spider-Tracer', on: 'Shocker' }],
      },
    },
    when: [],
    // 1 damage to each character: Shocker falls, and Ben's tracer takes 3 threat away.
    then: {
      ada: { damage: 1, minions: [] },
      ben: { damage: 1, hand: 2, play: [] },
      scheme: { threat: 2 },
      villain: { damage: 1 },
      quiet: true,
    },
  },
);

scenario(
  ['MC-CONTROL-1', 'MC-CONTROL-5', 'MC-CONTROL-6', 'MC-DAMAGE-11'],
  'a card that was a drone goes to its owner, whoever defeated it and whoever it was engaged with',
  {
    given: {
      villain: 'Ultron',
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance'],
      scenario: ['Ultron Drones'],
      ada: { hero: 'Spider-Man', deck: ['Mockingbird', 'Genius'] },
      ben: { hero: 'She-Hulk', deck: ['Haymaker', 'Genius'], dealt: ['core/144a'] },
    },
    when: [
      // The next round begins with Ada.
      { who: 'ada', does: { attack: 'Spider-Man', choose: 'Drone#1' } },
    ],
    then: {
      ada: { minions: ['Drone'], discard: [] },
      ben: { minions: [], discard: ['Haymaker'] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-MOD-12', 'MC-ELIM-5', 'MC-ELIM-6', 'MC-FIRST-6'],
  'a player who is not the first falls to an effect: it goes on for the others, and per-player values stay',
  {
    given: {
      first: 'cyd',
      villainStep: 4,
      ada: { hero: 'Spider-Man', identity: { damage: 9 } },
      ben: { hero: 'She-Hulk', dealt: ['Shocker'] },
      cyd: { hero: 'Iron Man', identity: { damage: 2 } },
    },
    when: [],
    then: {
      ada: { out: true },
      ben: { damage: 1, minions: ['Shocker'] },
      cyd: { damage: 3 },
      villain: { remaining: 42 },
      first: 'ben',
      quiet: true,
    },
  },
);

scenario(['MC-ELIM-7', 'MC-ELIM-5', 'MC-FIRST-1'], 'the players lose once nobody is left, and not before', {
  given: {
    first: 'cyd',
    villainStep: 4,
    encounter: ['Advance', 'Advance', 'Advance'],
    ada: { hero: 'Spider-Man', deck: [], identity: { damage: 9 } },
    ben: { hero: 'She-Hulk', identity: { damage: 13 }, dealt: ['Shocker', 'Assault'] },
    cyd: { hero: 'Iron Man', identity: { damage: 8 } },
  },
  when: [
    // Shocker's damage takes two of them out at once; Ben has 1 hit point left when Rhino attacks him.
    {
      who: 'ben',
      does: {},
      then: { ada: { out: true }, cyd: { out: true }, ben: { damage: 14 }, first: 'ben', outcome: null },
    },
    { who: 'ben', does: { defend: 'nobody' } },
  ],
  then: { outcome: 'lost' },
});

inventedScenario(
  ['MC-DAMAGE-5', 'MC-DAMAGE-7', 'MC-WORD-6'],
  'indirect damage to one player: they divide it among the characters they control, and then they are exhausted',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Spider-Man', play: ['Mockingbird'], dealt: ['Shrapnel'] },
      ben: { hero: 'She-Hulk', play: ['Tigra'] },
    },
    when: [
      { who: 'ada', does: { divide: { Mockingbird: 1, 'Spider-Man': 1 } }, refused: ['MC-DAMAGE-5'] },
      { who: 'ada', does: { divide: { Mockingbird: 1, 'Spider-Man': 2 } } },
    ],
    then: {
      ada: { damage: 2, exhausted: true },
      ben: { damage: 0, exhausted: false },
      cards: { Mockingbird: { damage: 1 }, Tigra: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(
  'MC-ELIM-3',
  'cards dealt to a player who falls are discarded unresolved; the others resolve theirs',
  {
    given: {
      first: 'cyd',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      // In the order Cyd, Ada, Ben: Shocker deals 1 to each hero before Ben would reveal his card.
      ada: { hero: 'Captain Marvel', dealt: ['Shocker'] },
      ben: { hero: 'She-Hulk', identity: { damage: 14 }, dealt: ['Sandman'] },
      cyd: { hero: 'Iron Man', dealt: ['Hydra Mercenary'] },
    },
    when: [],
    then: {
      ada: { damage: 1, minions: ['Shocker'] },
      ben: { out: true, dealt: [] },
      cyd: { damage: 1, minions: ['Hydra Mercenary'] },
      encounterDiscard: ['Sandman'],
      quiet: true,
    },
  },
);
