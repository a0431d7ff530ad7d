import { scenario } from '../kit.ts';

/** Boost cards, defenders and stages that change in mid-attack: worked out by hand from the ledger. */

scenario('MC-VILLAIN-5', 'Counter-Punch on the stage that came when Panther retaliated (Klaw I to II)', {
  given: {
    villain: 'Klaw',
    stage: 1,
    villainIs: { damage: 23 },
    attack: { on: 'ada', step: 4, defender: 'Black Panther', icons: 1 },
    encounter: ['Advance', 'The "Immortal" Klaw', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Black Panther', identity: { exhausted: true }, hand: ['Counter-Punch'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [
    {
      who: 'ada',
      does: { react: 'Counter-Punch' },
      then: { villain: { stage: 2, damage: 2 }, 'side-schemes': ['The "Immortal" Klaw'] },
    },
  ],
  then: {},
});

scenario(
  'MC-ENEMY-ATTACK-14',
  'Vision (borrowed) defends Ada, Concussive Blast as boost defeats him: the rest hits whoever controls him',
  {
    given: {
      attack: { on: 'ada', step: 2, boosts: ['Concussive Blast', 'Hydra Mercenary'] },
      encounter: [
        'Concussive Blast',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
      ],
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'She-Hulk', play: [{ card: 'Vision', owner: 'ada', damage: 2 }] },
    },
    when: [
      { who: 'ada', does: { defend: null } },
      {
        who: 'ben',
        does: { defend: 'Vision' },
        then: { ada: { damage: 0, discard: ['Vision'] }, ben: { damage: 4 } },
      },
    ],
    then: {},
  },
);

scenario(
  'MC-BOOST-3',
  'Electric Whip Attack as second boost after the defender fell to the first: the attack is undefended by then',
  {
    given: {
      attack: {
        on: 'ada',
        step: 3,
        defender: 'Vision',
        boosts: ['Concussive Blast', 'Electric Whip Attack'],
      },
      encounter: [
        'Concussive Blast',
        'Electric Whip Attack',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
      ],
      ada: { hero: 'Iron Man', play: [{ card: 'Vision', damage: 2, exhausted: true }, 'Mark V Helmet'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [],
    then: { ada: { play: [] } },
  },
);

scenario('MC-BOOST-3', 'Electric Whip Attack as a boost while an ally defends: nothing', {
  given: {
    attack: { on: 'ada', step: 3, defender: 'Vision', boosts: ['Electric Whip Attack'] },
    encounter: [
      'Electric Whip Attack',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
    ],
    ada: { hero: 'Iron Man', play: [{ card: 'Vision', exhausted: true }, 'Mark V Helmet'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    {
      who: 'ada',
      does: {},
      then: { ada: { play: ['Vision', 'Mark V Helmet'] }, cards: { Vision: { damage: 2 } } },
    },
  ],
  then: {},
});

scenario('MC-ENEMY-ATTACK-4', 'Kree Manipulator, Ben’s hero defends for Ada: not undefended', {
  given: {
    attack: { on: 'ada', step: 2, boosts: ['Kree Manipulator'] },
    encounter: [
      'Kree Manipulator',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
    ],
    ada: { hero: 'Iron Man' },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: null } },
    {
      who: 'ben',
      does: { defend: 'She-Hulk' },
      then: { scheme: { threat: 0 }, ben: { damage: 0, exhausted: true } },
    },
  ],
  then: {},
});

scenario(
  'MC-KEYWORD-2',
  'Stampede with Charge: the ally and its hero were both damaged; the hero is stunned, Charge gone',
  {
    given: {
      villainStep: 4,
      scenario: ['Charge'],
      encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      ada: { hero: 'Iron Man', dealt: ['Stampede'] },
      ben: { hero: 'She-Hulk', play: ['Vision'] },
    },
    when: [
      { who: 'ada', does: { defend: null } },
      { who: 'ben', does: { defend: 'Vision' } },
    ],
    then: {
      ben: { damage: 2, stunned: true },
      ada: { stunned: false, damage: 0 },
      villain: { attachments: [] },
      quiet: true,
    },
  },
);

scenario(
  'MC-DELAYED-1',
  'Sweeping Swoop as boost in Klaw’s attack defended by an ally: the ally that was damaged is stunned, not the player',
  {
    given: {
      villain: 'Klaw',
      stage: 2,
      attack: { on: 'ada', step: 3, defender: 'Luke Cage', boosts: ['Sweeping Swoop', 'Shocker'] },
      encounter: [
        'Sweeping Swoop',
        'Shocker',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
      ],
      ada: { hero: 'Spider-Man', play: [{ card: 'Luke Cage', exhausted: true }] },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      {
        who: 'ada',
        does: {},
        then: { cards: { 'Luke Cage': { stunned: true, damage: 3 } }, ada: { stunned: false } },
      },
    ],
    then: {},
  },
);

scenario(
  'MC-TRIGGER-8',
  'Ground Stomp: an upgraded Hydra Soldier is healed, the other one is defeated and deals a card',
  {
    given: {
      scenario: [{ card: 'Biomechanical Upgrades', on: 'upgraded' }],
      encounter: ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      ada: {
        hero: 'She-Hulk',
        hand: ['Ground Stomp', 'Energy'],
        minions: [{ card: 'Hydra Soldier', damage: 3, named: 'upgraded' }],
      },
      ben: { hero: 'Iron Man', minions: [{ card: 'Hydra Soldier', damage: 3 }] },
    },
    when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
    then: {
      ada: { dealt: 0, minions: ['Hydra Soldier'] },
      ben: { dealt: 1, minions: [] },
      villain: { damage: 1 },
      'encounter-discard': ['Biomechanical Upgrades', 'Hydra Soldier'],
      quiet: true,
    },
  },
);

scenario(
  'MC-FORCED-2',
  'two tracers of two players on minions that fall together: the first player orders, each owner chooses',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      threat: 7,
      scenario: [{ card: 'Bomb Scare', threat: 5 }],
      ada: {
        hero: 'She-Hulk',
        hand: ['Ground Stomp', 'Energy'],
        minions: [{ card: 'Shocker', damage: 2 }],
        play: [{ card: 'Spider-Tracer', on: 'Shocker', named: 'hers' }],
      },
      ben: {
        hero: 'Spider-Man',
        minions: [{ card: 'Hydra Bomber', damage: 1 }],
        play: [{ card: 'Spider-Tracer', on: 'Hydra Bomber', named: 'his' }],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Ground Stomp' } },
      {
        who: 'ben',
        does: { first: 'his', choose: 'Bomb Scare' },
        then: { cards: { 'Bomb Scare': { threat: 2 } } },
      },
      { who: 'ada', does: { choose: 'The Break-In!' } },
    ],
    then: { scheme: { threat: 4 }, ada: { minions: [] }, ben: { minions: [] }, quiet: true },
  },
);

scenario('MC-END-1', 'the last hero and the last stage fall together: the players lose', {
  given: {
    villain: { card: 'Rhino', stage: 2, last: true, damage: 14 },
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 9 },
      play: ['Hulk'],
      deck: ['Energy', 'Genius'],
      minions: ['Shocker'],
    },
  },
  when: [{ who: 'ada', does: { attack: 'Hulk', choose: 'Shocker' } }],
  then: { won: 'nobody' },
});
