import { scenario } from '../kit.ts';

/** Attacks between several players and cards: worked out by hand from the ledger. */

scenario('MC-KEYWORD-5', 'guard: Panther Claws cannot aim at the villain, Energy Daggers hit him', {
  given: {
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Strength'],
      play: ['Panther Claws', 'Energy Daggers'],
      minions: ['Hydra Mercenary'],
    },
    ben: { hero: 'She-Hulk', minions: ['Shocker'] },
  },
  when: [
    {
      who: 'ada',
      does: { use: 'core/43a', order: ['Energy Daggers', 'Panther Claws'], player: 'ben' },
      then: { 'only-offered': { ada: ['Hydra Mercenary', 'Shocker'] } },
    },
    { who: 'ada', does: { choose: 'Hydra Mercenary' } },
  ],
  then: { villain: { damage: 1 }, cards: { Shocker: { damage: 1 } }, ada: { minions: [] }, quiet: true },
});

scenario('MC-STATUS-4', 'stunned Black Panther: the first attack of the sequence only discards the card', {
  given: {
    ada: {
      hero: 'Black Panther',
      identity: { stunned: true, damage: 5 },
      hand: ['core/43a', 'Strength'],
      play: ['Panther Claws', 'Vibranium Suit', 'Tactical Genius'],
    },
    threat: 4,
  },
  when: [
    { who: 'ada', does: { use: 'core/43a', order: ['Panther Claws', 'Tactical Genius', 'Vibranium Suit'] } },
  ],
  then: { villain: { damage: 2 }, scheme: { threat: 3 }, ada: { stunned: false, damage: 3 }, quiet: true },
});

scenario('MC-WORD-1', 'Ground Stomp: Ultron III is out of reach while the drones that it hits are in play', {
  given: {
    villain: 'Ultron',
    stage: 3,
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', hand: ['Ground Stomp', 'Strength'], minions: [{ card: 'Drone', damage: 1 }] },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
  then: { villain: { damage: 0 }, ada: { minions: [] }, quiet: true },
});

scenario('MC-CANCEL-4', 'Webbed Up on a charging Rhino: Charge stays, no boost card is dealt', {
  given: {
    villainStep: 2,
    encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
    scenario: ['Charge'],
    ada: { hero: 'Spider-Man', form: 'hero' },
    ben: { hero: 'Iron Man', form: 'alter-ego', play: [{ card: 'Webbed Up', on: 'Rhino', owner: 'ada' }] },
  },
  when: [],
  then: { villain: { stunned: true, attachments: ['Charge'] }, ada: { damage: 0 } },
});

scenario('MC-ENEMY-ATTACK-4', 'Radioactive Man, defended by another: whoever defended discards', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', hand: ['Energy'], minions: ['Radioactive Man'] },
    ben: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Genius'], play: ['Vision'] },
  },
  when: [
    { who: 'ada', does: { defend: null } },
    { who: 'ben', does: { defend: 'Vision' }, then: { ada: { hand: 1 }, ben: { hand: 0 } } },
  ],
  then: {},
});

scenario('MC-BOOST-3', 'Sonic Boom as a boost: "you" is whoever defended', {
  given: {
    villain: 'Klaw',
    stage: 1,
    attack: { on: 'ada', step: 2, boosts: ['Sonic Boom', 'Sandman'] },
    encounter: ['Sonic Boom', 'Sandman', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'Iron Man', play: ['Arc Reactor'] },
  },
  when: [
    { who: 'ada', does: { defend: null } },
    {
      who: 'ben',
      does: { defend: 'Iron Man' },
      then: { ben: { exhausted: true, damage: 1 }, ada: { exhausted: false, damage: 0 } },
    },
  ],
  then: {},
});

scenario(
  'MC-FORCED-2',
  'She-Hulk, Superhuman Strength, Counter-Punch on Rhino with retaliate: one attack of hers',
  {
    given: {
      attack: { on: 'ada', step: 4, defender: 'She-Hulk' },
      scenario: ['Concussion Blasters'],
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        identity: { exhausted: true },
        hand: ['Counter-Punch'],
        play: ['Superhuman Strength'],
      },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      {
        who: 'ada',
        does: { react: 'Counter-Punch', first: 'Superhuman Strength' },
        then: { villain: { damage: 5, stunned: true }, ada: { damage: 1, play: [] } },
      },
    ],
    then: {},
  },
);

scenario('MC-STATUS-10', 'tough on ally defender and overkill: nothing passes', {
  given: {
    attack: { on: 'ada', step: 4, defender: 'Luke Cage', icons: 6, overkill: true },
    encounter: ['Advance', 'Advance', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'hero', play: [{ card: 'Luke Cage', tough: true, exhausted: true }] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [
    {
      who: 'ada',
      does: {},
      then: { ada: { damage: 0 }, cards: { 'Luke Cage': { tough: false, damage: 0 } } },
    },
  ],
  then: {},
});

scenario(
  'MC-STATUS-6',
  'Gang-Up: a stunned minion loses its card, the others attack; Spider-Sense for the villain only',
  {
    given: {
      villainStep: 4,
      encounter: ['Advance', 'Advance', 'Advance', 'Advance'],
      first: 'ben',
      ada: {
        hero: 'Spider-Man',
        deck: ['Energy', 'Genius', 'Strength'],
        dealt: ['Gang-Up'],
        minions: [{ card: 'Sandman', stunned: true }, 'Shocker'],
      },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      { who: 'ben', does: { choose: 'Rhino' } },
      { who: 'ada', does: { react: 'Spider-Man' } },
      { who: 'ada', does: { defend: null } },
      { who: 'ben', does: { choose: 'Sandman' } },
      { who: 'ada', does: { defend: null } },
    ],
    then: { ada: { damage: 4, hand: 1 }, cards: { Sandman: { stunned: false } }, quiet: true },
  },
);

scenario('MC-KEYWORD-11', 'War Machine’s and Hawkeye’s damage is no attack: M.O.D.O.K. keeps still', {
  given: {
    ada: { hero: 'Iron Man', play: ['War Machine'] },
    ben: { hero: 'She-Hulk', hand: ['Ground Stomp', 'Energy'], minions: ['M.O.D.O.K.'] },
  },
  when: [
    {
      who: 'ada',
      does: { use: 'War Machine' },
      then: { cards: { 'M.O.D.O.K.': { damage: 1 }, 'War Machine': { damage: 2 } } },
    },
    { who: 'ada', does: { ask: 'ben' } },
    { who: 'ben', does: { use: 'Ground Stomp' } },
  ],
  then: { ben: { damage: 0 }, cards: { 'M.O.D.O.K.': { damage: 2 } }, quiet: true },
});

scenario('MC-STATUS-10', 'retaliate against a tough ally, then consequential damage hurts him', {
  given: {
    ada: { hero: 'Iron Man', play: [{ card: 'Luke Cage', tough: true }], minions: ['M.O.D.O.K.'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { attack: 'Luke Cage', choose: 'M.O.D.O.K.' } }],
  then: { cards: { 'Luke Cage': { tough: false, damage: 1 }, 'M.O.D.O.K.': { damage: 2 } }, quiet: true },
});

scenario(
  'MC-STATUS-12',
  'Chase Them Down of a confused hero, Counter-Punch of a stunned one: only the cards go',
  {
    given: {
      threat: 5,
      ada: {
        hero: 'She-Hulk',
        identity: { confused: true },
        hand: ['Chase Them Down'],
        minions: ['Shocker'],
      },
      ben: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { attack: 'She-Hulk', choose: 'Shocker' } },
      { who: 'ada', does: { react: 'Chase Them Down' } },
    ],
    then: { scheme: { threat: 5 }, ada: { confused: false, discard: ['Chase Them Down'] }, quiet: true },
  },
);

scenario(['MC-STATUS-12', 'MC-STATUS-4'], 'Counter-Punch of a stunned hero: only the card goes', {
  given: {
    attack: { on: 'ada', step: 4, defender: 'She-Hulk' },
    encounter: ['Advance', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', identity: { exhausted: true, stunned: true }, hand: ['Counter-Punch'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [
    {
      who: 'ada',
      does: { react: 'Counter-Punch' },
      then: { villain: { damage: 0 }, ada: { stunned: false } },
    },
  ],
  then: {},
});

scenario(
  'MC-ABILITY-3',
  'Repulsor Blast: the first point defeats the minion; the five cards go all the same, nobody else is hit',
  {
    given: {
      ada: {
        hero: 'Iron Man',
        hand: ['Repulsor Blast', 'Genius'],
        deck: ['Energy', 'Energy', 'Genius', 'Strength', 'Energy', 'Genius'],
        minions: [{ card: 'Shocker', damage: 2 }],
      },
      ben: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { use: 'Repulsor Blast', choose: 'Shocker' } }],
    then: { villain: { damage: 0 }, ada: { minions: [], deck: 1 }, quiet: true },
  },
);

scenario('MC-VILLAIN-5', 'Repulsor Blast: the first point defeats stage one; the rest hits stage two', {
  given: {
    villainIs: { damage: 27 },
    encounter: ['Advance', "Breakin' & Takin'"],
    ada: {
      hero: 'Iron Man',
      hand: ['Repulsor Blast', 'Genius'],
      deck: ['Energy', 'Genius', 'Genius', 'Strength', 'Strength', 'Genius'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { use: 'Repulsor Blast' } }],
  then: { villain: { stage: 2, damage: 4 }, quiet: true },
});
