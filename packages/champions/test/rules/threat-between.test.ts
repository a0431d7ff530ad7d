import { scenario } from '../kit.ts';

/** Threat, schemes and what is in force where several cards meet: worked out by hand from the ledger. */

scenario('MC-DAMAGE-9', 'I Object! against a scheme, by the player it is resolved for', {
  given: {
    villainStep: 2,
    first: 'ada',
    encounter: ['Advance', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', form: 'alter-ego' },
    ben: { hero: 'Spider-Man', hand: ['Great Responsibility'] },
  },
  when: [{ who: 'ada', does: { react: 'Jennifer Walters' }, then: { scheme: { threat: 0 } } }],
  then: {},
});

scenario('MC-DELAYED-1', 'two Emergencies against one scheme, by two players', {
  given: {
    villainStep: 2,
    encounter: ['Shocker', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Emergency'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Emergency'] },
  },
  when: [
    { who: 'ada', does: { react: 'Emergency' } },
    { who: 'ben', does: { react: 'Emergency' } },
    {
      who: 'ada',
      does: { first: "ben's Emergency" },
      then: { happened: [{ 'threat-placed': { amount: 1, threat: 1 } }] },
    },
  ],
  then: {},
});

scenario('MC-STATUS-7', 'a confused player tries Emergency: only the status goes', {
  given: {
    villainStep: 2,
    encounter: ['Shocker', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego' },
    ben: { hero: 'Iron Man', identity: { confused: true }, hand: ['Emergency'] },
  },
  when: [
    { who: 'ben', does: { react: 'Emergency' }, then: { scheme: { threat: 3 }, ben: { confused: false } } },
  ],
  then: {},
});

scenario('MC-STATUS-5', 'Legal Practice by a confused Jennifer: the cards are discarded all the same', {
  given: {
    threat: 4,
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      identity: { confused: true },
      hand: ['Legal Practice', 'Energy', 'Genius'],
    },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { use: 'Legal Practice', discard: ['Energy', 'Genius'] } }],
  then: {
    scheme: { threat: 4 },
    ada: { confused: false, hand: [], discard: ['Legal Practice', 'Energy', 'Genius'] },
    quiet: true,
  },
});

scenario('MC-HP-3', 'Upgraded Drones go: a drone with one damage falls to its owner', {
  given: {
    villain: 'Ultron',
    scenario: ['Ultron Drones', { card: 'Upgraded Drones', on: 'Ultron Drones' }],
    ada: { hero: 'She-Hulk', hand: ['Strength', 'Genius', 'Energy'] },
    ben: { hero: 'Iron Man', minions: [{ card: 'Drone', is: 'Backflip', damage: 1 }] },
  },
  when: [{ who: 'ada', does: { use: 'Upgraded Drones' } }],
  then: { ben: { minions: [], discard: ['Backflip'] }, quiet: true },
});

scenario('MC-HP-4', 'The "Immortal" Klaw falls: Klaw with 12 damage falls with it (two players)', {
  given: {
    villain: 'Klaw',
    stage: 1,
    villainIs: { damage: 25 },
    scenario: [{ card: 'The "Immortal" Klaw', threat: 1 }],
    encounter: ['Advance', 'The "Immortal" Klaw'],
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { villain: { stage: 2, damage: 0 }, quiet: true },
});

scenario(
  'MC-DAMAGE-7',
  'Explosion: the first player divides, tough stops its share, an alter-ego takes none',
  {
    given: {
      villainStep: 4,
      first: 'ben',
      scenario: [{ card: 'Bomb Scare', threat: 4 }],
      ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Explosion'], play: ['Vision'] },
      ben: { hero: 'She-Hulk', identity: { tough: true } },
    },
    when: [{ who: 'ben', does: { divide: { Vision: 3, 'She-Hulk': 1 } } }],
    then: { ada: { damage: 0, play: [] }, ben: { damage: 0, tough: false }, quiet: true },
  },
);

scenario('MC-DAMAGE-6', 'Explosion: not more than what defeats', {
  given: {
    villainStep: 4,
    first: 'ben',
    scenario: [{ card: 'Bomb Scare', threat: 4 }],
    ada: { hero: 'Spider-Man', dealt: ['Explosion'], play: ['Vision'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ben', does: { divide: { Vision: 4, 'She-Hulk': 0 } }, refused: ['MC-DAMAGE-6'] }],
  then: {},
});

scenario('MC-LASTING-3', 'Lead from the Front for Ben: an ally that he plays later this phase has it too', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Lead from the Front', 'Strength'] },
    ben: { hero: 'Iron Man', hand: ['Maria Hill', 'Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Lead from the Front', player: 'ben', end: true } },
    {
      who: 'ben',
      does: { play: 'Maria Hill' },
      then: { cards: { 'Maria Hill': { thw: 3, atk: 2 }, 'Spider-Man': { atk: 2 } }, ben: { atk: 2 } },
    },
  ],
  then: {},
});

scenario('MC-INIT-3', 'two Helicarriers for one player both lower the same next card, not below 0', {
  given: {
    ada: { hero: 'Spider-Man', play: ['Helicarrier'] },
    ben: { hero: 'Iron Man', play: ['Helicarrier'], hand: ['Mark V Helmet', 'Arc Reactor', 'Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Helicarrier', player: 'ben', end: true } },
    { who: 'ben', does: { use: 'Helicarrier', player: 'ben' } },
    { who: 'ben', does: { play: 'Mark V Helmet' }, then: { ben: { hand: 2 } } },
    { who: 'ben', does: { play: 'Arc Reactor' }, then: { ben: { hand: 0 } } },
  ],
  then: {},
});

scenario(
  'MC-CANCEL-4',
  'Masterplan on two side schemes: Great Responsibility takes one of the two placements',
  {
    given: {
      villainStep: 4,
      scenario: [
        { card: 'Crowd Control', threat: 2 },
        { card: 'Bomb Scare', threat: 2 },
      ],
      ada: { hero: 'Spider-Man', hand: ['Great Responsibility'], dealt: ['Masterplan'] },
      ben: { hero: 'Iron Man' },
    },
    when: [{ who: 'ada', does: { react: 'Great Responsibility' } }],
    then: { ada: { damage: 4 }, quiet: true },
  },
);

scenario('MC-STATUS-8', 'a confused minion and a confused villain scheme not; no boost card is dealt', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    encounter: ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
    ada: { hero: 'Iron Man', form: 'alter-ego', minions: [{ card: 'Sandman', confused: true }, 'Shocker'] },
    ben: { hero: 'Captain Marvel', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { choose: 'Sandman' } }],
  then: {
    scheme: { threat: 3 },
    villain: { confused: false },
    cards: { Sandman: { confused: false } },
    quiet: true,
  },
});

scenario(
  'MC-SIDE-3',
  'Mark V Helmet in the air under crisis: side schemes only, though the crisis falls by it',
  {
    given: {
      threat: 4,
      scenario: [
        { card: 'Crowd Control', threat: 1 },
        { card: 'Bomb Scare', threat: 3 },
      ],
      lasting: [{ card: 'Rocket Boots', by: 'ada' }],
      ada: { hero: 'Iron Man', play: ['Mark V Helmet', 'Rocket Boots'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { use: 'Mark V Helmet' } }],
    then: {
      scheme: { threat: 4 },
      'side-schemes': ['Bomb Scare'],
      cards: { 'Bomb Scare': { threat: 2 } },
      quiet: true,
    },
  },
);

scenario(
  'MC-SIDE-3',
  'Crisis Interdiction: the first 2 defeat the crisis, then the main scheme is open to the second 2',
  {
    given: {
      threat: 4,
      scenario: [{ card: 'Crowd Control', threat: 2 }],
      ada: { hero: 'Captain Marvel', hand: ['Crisis Interdiction', 'Energy'], play: ['Cosmic Flight'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { use: 'Crisis Interdiction' } }],
    then: { scheme: { threat: 2 }, 'side-schemes': [], quiet: true },
  },
);

scenario('MC-WORD-6', 'Crisis Interdiction that removes only 1 of 2: nothing follows', {
  given: {
    threat: 4,
    scenario: [{ card: 'Crowd Control', threat: 1 }],
    ada: { hero: 'Captain Marvel', hand: ['Crisis Interdiction', 'Energy'], play: ['Cosmic Flight'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { use: 'Crisis Interdiction' } }],
  then: { scheme: { threat: 4 }, 'side-schemes': [], quiet: true },
});

scenario(
  'MC-SIDE-4',
  'acceleration icons, tokens and the scheme’s own add up; I Object! takes one of the whole',
  {
    given: {
      villainStep: 1,
      villainIs: { confused: true },
      acceleration: 2,
      scenario: [
        { card: 'Bomb Scare', threat: 3 },
        { card: 'Highway Robbery', threat: 3 },
      ],
      encounter: [
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
        'Hydra Mercenary',
      ],
      ada: { hero: 'She-Hulk', form: 'alter-ego' },
      ben: { hero: 'Iron Man', form: 'hero' },
    },
    when: [
      { who: 'ada', does: { react: 'Jennifer Walters' } },
      { who: 'ben', does: { defend: null } },
    ],
    then: { scheme: { threat: 5 } },
  },
);

scenario(
  'MC-MAIN-1',
  'threat exactly at the target in the middle of Kree Manipulator’s boost completes the last stage at once',
  {
    given: {
      threat: 13,
      attack: { on: 'ada', step: 3, boosts: ['Kree Manipulator'] },
      encounter: ['Kree Manipulator', 'Advance'],
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'Iron Man' },
    },
    when: [],
    then: { won: 'nobody', 'won-by': 'MC-MAIN-3', ada: { damage: 0 } },
  },
);

scenario(
  'MC-MAIN-2',
  'Hydra Bomber completes stage one of Klaw: stage two brings a minion to the first player, Bomber stays',
  {
    given: {
      villain: 'Klaw',
      villainStep: 4,
      first: 'ben',
      threat: 11,
      encounter: ['Advance', 'Sandman', 'Advance', 'Advance'],
      ada: { hero: 'Spider-Man', dealt: ['Hydra Bomber'] },
      ben: { hero: 'Iron Man' },
    },
    when: [{ who: 'ada', does: { pick: 2 } }],
    then: {
      scheme: { stage: 2, threat: 0 },
      ben: { minions: ['Sandman'] },
      ada: { minions: ['Hydra Bomber'] },
      quiet: true,
    },
  },
);

scenario('MC-UNIQUE-1', 'Nick Fury of another player in play: neither played nor called', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Nick Fury', 'Make the Call', 'Energy', 'Genius'],
      discard: ['Maria Hill'],
    },
    ben: { hero: 'Iron Man', play: ['Nick Fury', 'Maria Hill'] },
  },
  when: [
    { who: 'ada', does: { play: 'Nick Fury' }, refused: ['MC-UNIQUE-1'] },
    { who: 'ada', does: { use: 'Make the Call' }, refused: ['MC-INIT-4'] },
  ],
  then: {},
});

scenario('MC-ALLY-3', 'Make the Call for a fourth ally: it enters (Maria Hill draws), then one goes', {
  given: {
    ada: {
      hero: 'Iron Man',
      hand: ['Make the Call', 'Energy'],
      deck: ['Genius', 'Genius'],
      play: ['Vision', 'Luke Cage', 'Black Cat'],
    },
    ben: { hero: 'She-Hulk', discard: ['Maria Hill'], deck: ['Strength'] },
  },
  when: [
    { who: 'ada', does: { use: 'Make the Call', choose: 'Maria Hill' } },
    { who: 'ada', does: { react: 'Maria Hill' } },
    { who: 'ada', does: { discard: 'Maria Hill' } },
  ],
  then: {
    ada: { play: ['Vision', 'Luke Cage', 'Black Cat'], hand: ['Genius'] },
    ben: { hand: ['Strength'], discard: ['Maria Hill'] },
    quiet: true,
  },
});
