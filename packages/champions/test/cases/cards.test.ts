import { scenario } from '../kit.ts';

scenario(['MC-TRIGGER-5', 'MC-ABILITY-3'], 'Wakanda Forever! with four upgrades: the last one does more', {
  given: {
    threat: 4,
    ada: {
      hero: 'Black Panther',
      identity: { damage: 3 },
      hand: ['core/43a', 'Strength'],
      play: ['Energy Daggers', 'Panther Claws', 'Tactical Genius', 'Vibranium Suit'],
      minions: [{ card: 'Sandman', tough: true }],
    },
  },
  when: [
    {
      who: 'ada',
      does: {
        use: 'Wakanda Forever!',
        order: ['Energy Daggers', 'Tactical Genius', 'Vibranium Suit', 'Panther Claws'],
      },
    },
    // Vibranium Suit moves 1 damage to the villain; then Panther Claws, the final step, deals 4.
    { who: 'ada', does: { choose: 'Rhino' } },
    { who: 'ada', does: { choose: 'Rhino' } },
  ],
  then: {
    villain: { damage: 6 },
    scheme: { threat: 3 },
    ada: { damage: 2 },
    cards: { Sandman: { damage: 0, tough: false } },
    quiet: true,
  },
});

scenario(
  ['MC-TRIGGER-5', 'MC-TRIGGER-2'],
  'Wakanda Forever! with one upgrade: its only step is the final one',
  {
    given: {
      threat: 4,
      ada: { hero: 'Black Panther', hand: ['core/43a', 'Strength'], play: ['Tactical Genius'] },
    },
    when: [{ who: 'ada', does: { use: 'Wakanda Forever!' } }],
    then: { scheme: { threat: 2 }, villain: { damage: 0 }, quiet: true },
  },
);

scenario(['MC-EMPTY-4', 'MC-EMPTY-5'], 'a drone made of the last card of a deck: the deck is renewed', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Crowd Control', 'Hydra Mercenary', 'Sandman', 'Shocker'],
    ada: { hero: 'Iron Man', deck: ['Energy'], discard: ['Genius', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    {
      who: 'ada',
      does: { option: 1 },
      then: { ada: { deck: ['Genius', 'Strength'], discard: [], dealt: 1, minions: ['Drone'] } },
    },
    // The drone activates as well.
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  // Running out cost an encounter card: one of step three, one for the deck.
  then: { ada: { minions: ['Drone', 'Hydra Mercenary', 'Sandman'], damage: 5 }, quiet: true },
});

scenario(['MC-BOOST-5', 'MC-BOOST-7'], 'Klaw attacks with two boost cards', {
  given: {
    villain: 'Klaw',
    villainStep: 2,
    encounter: ['Bomb Scare', 'Sandman', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 4 }, encounterDiscard: ['Bomb Scare', 'Sandman'], quiet: true },
});

scenario(['MC-BOOST-3', 'MC-BOOST-4', 'MC-MINION-1'], 'a boost star puts a minion into play in mid-attack', {
  given: {
    villainStep: 2,
    encounter: ['Weapons Runner', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  // The runner engages during the villain's attack, without its surge, and then activates itself.
  when: [
    {
      who: 'ada',
      does: { defend: 'nobody' },
      then: { ada: { damage: 2, minions: ['Weapons Runner'] }, encounter: 2 },
    },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 3 }, quiet: true },
});

scenario(['MC-HP-4', 'MC-HP-3', 'MC-MOD-1', 'MC-MOD-13'], 'losing a hit point bonus may defeat', {
  given: {
    villain: 'Klaw',
    last: true,
    villainIs: { damage: 13 },
    scenario: [{ card: 'The "Immortal" Klaw', threat: 1 }],
    ada: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { outcome: 'won' },
});

scenario(
  ['MC-KEYWORD-3', 'MC-STATUS-10'],
  'overkill on a minion goes on to the villain; on a tough one nothing does',
  {
    given: {
      ada: {
        hero: 'Spider-Man',
        hand: ['Relentless Assault', 'Strength', 'Relentless Assault', 'Strength'],
        minions: [
          { card: 'Hydra Mercenary', damage: 2 },
          { card: 'Sandman', tough: true },
        ],
      },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Relentless Assault', choose: 'Hydra Mercenary' },
        then: { villain: { damage: 4 } },
      },
      {
        who: 'ada',
        does: { use: 'Relentless Assault' },
        then: { cards: { Sandman: { damage: 0, tough: false } } },
      },
    ],
    then: { villain: { damage: 4 }, quiet: true },
  },
);

scenario(['MC-WORD-1', 'MC-STATUS-11'], 'what cannot take damage takes none and keeps its tough card', {
  given: {
    villain: 'Ultron',
    stage: 3,
    villainIs: { tough: true },
    scenario: ['Ultron Drones'],
    ada: { hero: 'She-Hulk', hand: ['Ground Stomp', 'Strength'], minions: ['Drone', 'Drone'] },
  },
  // The drones have 2 hit points with Ultron III; the villain is spared while they are there.
  when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
  then: { villain: { damage: 0, tough: true }, ada: { minions: ['Drone', 'Drone'] }, quiet: true },
});
