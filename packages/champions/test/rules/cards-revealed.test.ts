import { scenario } from '../kit.ts';

/** Who reveals what, and what becomes of it, where several players and cards meet: worked out by hand from the ledger. */

scenario(
  ['MC-FIRST-5', 'MC-DEAL-3', 'MC-VILLAIN-PHASE-6'],
  'whoever reveals goes on to their last card; a player who is dealt one meanwhile comes after, in player order',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', deck: ['Genius', 'Genius', 'Genius'], discard: ['Strength'] },
      ben: {
        hero: 'Iron Man',
        deck: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
        dealt: ['Electromagnetic Backlash', 'Hydra Mercenary'],
      },
    },
    when: [],
    then: {
      happened: [
        { revealed: { player: 'ben', card: 'Electromagnetic Backlash' } },
        { dealt: { player: 'ada' } },
        { revealed: { player: 'ben', card: 'Hydra Mercenary' } },
        { revealed: { player: 'ada', card: 'Sandman' } },
      ],
      quiet: true,
    },
  },
);

scenario(
  ['MC-CANCEL-1', 'MC-EMPTY-1'],
  'Black Widow: what she cancels is discarded before she reveals another, and part of the deck that is made then',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman'],
      encounterDiscard: ['Advance'],
      ada: { hero: 'Spider-Man', hand: ['Genius'], play: ['Black Widow'] },
      ben: { hero: 'She-Hulk', dealt: ['Hydra Mercenary'] },
    },
    when: [{ who: 'ada', does: { use: 'Black Widow' } }],
    then: { encounter: ['Advance', 'Hydra Mercenary'], encounterDiscard: [], acceleration: 1, quiet: true },
  },
);

scenario(
  ['MC-REVEAL-2', 'MC-CONDITION-1'],
  'Masterplan: a side scheme that was discarded first is not revealed from the encounter deck: Black Widow is not asked',
  {
    given: {
      villainStep: 4,
      encounter: ['Advance', 'Crowd Control', 'Advance'],
      ada: {
        hero: 'Spider-Man',
        form: 'alter-ego',
        hand: ['Genius'],
        play: ['Black Widow'],
        dealt: ['Masterplan'],
      },
    },
    when: [{ who: 'ada', does: { pass: true } }],
    then: { sideSchemes: ['Crowd Control'], quiet: true },
  },
);

scenario(
  ['MC-EMPTY-4', 'MC-ABILITY-1'],
  'Black Cat, the deck runs out: what was shuffled away is not found',
  {
    given: {
      ada: { hero: 'Spider-Man', hand: ['Black Cat', 'Strength'], deck: ['Genius'], discard: ['Energy'] },
      encounter: ['Advance', 'Advance'],
    },
    when: [{ who: 'ada', does: { play: 'Black Cat' } }],
    then: { ada: { hand: [], discard: [], deck: ['Energy', 'Strength', 'Genius'], dealt: 1 }, quiet: true },
  },
);

scenario('MC-WORD-6', 'Ritual Combat with no card to discard: nothing is chosen', {
  given: {
    villainStep: 4,
    encounter: [],
    encounterDiscard: [],
    ada: { hero: 'Black Panther', dealt: ['Ritual Combat'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { ada: { damage: 0 }, scheme: { threat: 0 }, quiet: true },
});

scenario('MC-REVEAL-1', 'Hawkeye shoots Hydra Bomber as it enters: its When Revealed still resolves', {
  given: {
    villainStep: 4,
    ada: { hero: 'Iron Man', play: ['Hawkeye'] },
    ben: { hero: 'She-Hulk', dealt: ['Hydra Bomber'] },
  },
  when: [
    { who: 'ada', does: { react: 'Hawkeye' } },
    { who: 'ben', does: { pick: 2 } },
  ],
  then: { ben: { minions: [] }, scheme: { threat: 1 }, cards: { Hawkeye: { counters: 3 } }, quiet: true },
});

scenario('MC-FORCED-1', 'Vulture attacks before Hawkeye may shoot him', {
  given: {
    villainStep: 4,
    ada: { hero: 'Iron Man', play: ['Hawkeye'] },
    ben: { hero: 'She-Hulk', dealt: ['Vulture'] },
  },
  when: [
    { who: 'ben', does: { defend: null } },
    { who: 'ada', does: { defend: null }, then: { ben: { damage: 3 }, cards: { Vulture: { damage: 0 } } } },
    { who: 'ada', does: { react: 'Hawkeye' } },
  ],
  then: { cards: { Vulture: { damage: 2 } }, quiet: true },
});

scenario(
  'MC-OBLIGATION-1',
  'Eviction Notice revealed by another: Peter decides, and Peter reveals the surge',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Eviction Notice'] },
      ben: { hero: 'Spider-Man', hand: ['Energy', 'Genius'], identity: { exhausted: true } },
    },
    when: [{ who: 'ben', does: { may: false } }],
    then: { ben: { minions: ['Sandman'], hand: 1 }, ada: { minions: [] }, quiet: true },
  },
);

scenario(
  'MC-OBLIGATION-2',
  'the obligation of somebody who is out: removed, and whoever revealed it reveals another',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Eviction Notice'] },
      ben: { hero: 'Spider-Man', out: true },
      cat: { hero: 'Iron Man' },
    },
    when: [],
    then: { ada: { minions: ['Sandman'] }, cards: { 'Eviction Notice': { zone: 'removed' } }, quiet: true },
  },
);

scenario(
  'MC-REVEAL-2',
  'Black Widow against an obligation: it is discarded, Widow’s player reveals another',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman', 'Advance', 'Advance'],
      ada: { hero: 'Iron Man', hand: ['Genius'], play: ['Black Widow'] },
      ben: { hero: 'Spider-Man', hand: ['Energy'], dealt: ['Eviction Notice'] },
    },
    when: [{ who: 'ada', does: { react: 'Black Widow' } }],
    then: {
      ben: { hand: ['Energy'], minions: [] },
      ada: { minions: ['Sandman'] },
      'encounter-discard': ['Eviction Notice'],
      quiet: true,
    },
  },
);

scenario('MC-WORD-4', 'Affairs of State: exhausted hero without upgrades can do neither; it is discarded', {
  given: {
    villainStep: 4,
    ada: { hero: 'Black Panther', identity: { exhausted: true }, dealt: ['Affairs of State'] },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { may: false } }],
  then: { 'encounter-discard': ['Affairs of State'], quiet: true },
});

scenario(
  'MC-KEYWORD-8',
  'Under Fire: the card it reveals and its surge are both the same player’s, one after the other',
  {
    given: {
      villainStep: 4,
      encounter: ['Weapons Runner', 'Sandman', 'Shocker', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', form: 'alter-ego', dealt: ['Under Fire'] },
      ben: { hero: 'Iron Man' },
    },
    when: [],
    then: {
      ada: { minions: ['Weapons Runner', 'Sandman', 'Shocker'] },
      ben: { minions: [], damage: 1 },
      happened: [
        { revealed: { card: 'Under Fire' } },
        { revealed: { card: 'Weapons Runner' } },
        { revealed: { card: 'Sandman' } },
        { revealed: { card: 'Shocker' } },
      ],
      quiet: true,
    },
  },
);

scenario(
  'MC-CANCEL-7',
  'Enhanced Spider-Sense cancels Heart-Shaped Herb of another player: it surges all the same, for that player',
  {
    given: {
      villainStep: 4,
      encounter: ['Sandman', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Heart-Shaped Herb'] },
      ben: { hero: 'Spider-Man', hand: ['Enhanced Spider-Sense', 'Genius'] },
    },
    when: [{ who: 'ben', does: { react: 'Enhanced Spider-Sense' } }],
    then: { villain: { tough: false }, ada: { minions: ['Sandman'] }, ben: { minions: [] }, quiet: true },
  },
);

scenario('MC-CANCEL-1', 'Black Widow cancels a card with surge: no surge, only her own card', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Shocker', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Heart-Shaped Herb'] },
    ben: { hero: 'Iron Man', hand: ['Genius'], play: ['Black Widow'] },
  },
  when: [{ who: 'ben', does: { react: 'Black Widow' } }],
  then: {
    villain: { tough: false },
    ben: { minions: ['Sandman'] },
    ada: { minions: [], damage: 0 },
    quiet: true,
  },
});

scenario('MC-BOOST-4', 'a boost card is not revealed: neither Spider-Sense nor Widow may answer it', {
  given: {
    villainStep: 2,
    encounter: ['Shocker', 'Shocker', 'Sandman', 'Sandman'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Genius'], play: ['Black Widow'] },
    ben: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Enhanced Spider-Sense'] },
  },
  when: [
    { who: 'ada', does: { pass: true } },
    { who: 'ada', does: { pass: true } },
  ],
  then: { scheme: { threat: 6 }, ada: { minions: ['Sandman'] }, ben: { minions: ['Sandman'] } },
});

scenario('MC-SIDE-5', 'two hazards, three players, Cat first: Cat and Ada are dealt two', {
  given: {
    villainStep: 3,
    first: 'cat',
    scenario: [
      { card: 'Illegal Arms Factory', threat: 3 },
      { card: "Breakin' & Takin'", threat: 3 },
    ],
    encounter: [
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Hydra Mercenary',
      'Advance',
    ],
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'She-Hulk' },
    cat: { hero: 'Iron Man' },
  },
  when: [],
  then: { cat: { minions: 2 }, ada: { minions: 2 }, ben: { minions: 1 }, first: 'ada', quiet: true },
});

scenario(
  'MC-EMPTY-5',
  'the last card of the deck becomes a drone: the drone’s owner is dealt a card, the pile is the new deck',
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      scenario: ['Ultron Drones'],
      encounter: ['Hydra Mercenary', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        form: 'alter-ego',
        dealt: ['core/144b'],
        deck: ['Energy'],
        discard: ['Genius', 'Strength'],
      },
      ben: { hero: 'Iron Man', deck: ['Genius', 'Genius'] },
    },
    when: [],
    then: {
      ada: { minions: ['Drone', 'Hydra Mercenary'], deck: 2, discard: [] },
      ben: { minions: ['Drone'] },
      quiet: true,
    },
  },
);

scenario(
  'MC-MOD-1',
  'Titania’s Fury with Genetically Enhanced: X counts the bonus; engaged with another she attacks the reader',
  {
    given: {
      villainStep: 4,
      scenario: [{ card: 'Genetically Enhanced', on: 'Titania' }],
      ada: { hero: 'She-Hulk', dealt: ["Titania's Fury"] },
      ben: { hero: 'Iron Man', minions: [{ card: 'Titania', damage: 2 }] },
    },
    when: [
      { who: 'ada', does: { defend: null } },
      { who: 'ben', does: { defend: null } },
    ],
    then: { ada: { damage: 7 }, ben: { damage: 0 }, quiet: true },
  },
);

scenario(
  'MC-TRIGGER-7',
  'Hydra Soldier defeated by another player: the player it was engaged with is dealt the card',
  {
    given: {
      ada: { hero: 'Spider-Man', hand: ['Swinging Web Kick', 'Energy', 'Genius'] },
      ben: { hero: 'Iron Man', minions: ['Hydra Soldier'] },
      encounter: ['Sandman', 'Advance'],
    },
    when: [{ who: 'ada', does: { use: 'Swinging Web Kick', choose: 'Hydra Soldier' } }],
    then: { ben: { dealt: 1, minions: [] }, ada: { dealt: 0 }, quiet: true },
  },
);

scenario(
  'MC-FIRST-2',
  'Biomechanical Upgrades: two minions of the same hit points, the first player picks, whoever revealed it',
  {
    given: {
      villainStep: 4,
      first: 'ben',
      encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['Biomechanical Upgrades'], minions: ['Shocker'] },
      ben: { hero: 'She-Hulk', minions: ['Hydra Mercenary'] },
    },
    when: [{ who: 'ben', does: { choose: 'Shocker' } }],
    then: { cards: { 'Biomechanical Upgrades': { on: 'Shocker' } } },
  },
);

scenario(
  'MC-ATTACH-6',
  'Biomechanical Upgrades with every minion upgraded: discarded, and it surges all the same',
  {
    given: {
      villainStep: 4,
      scenario: [{ card: 'Biomechanical Upgrades', on: 'Shocker' }],
      encounter: ['Sandman', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      ada: { hero: 'Iron Man', dealt: ['Biomechanical Upgrades'], minions: ['Shocker'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [],
    then: {
      ada: { minions: ['Shocker', 'Sandman'] },
      'encounter-discard': ['Biomechanical Upgrades'],
      quiet: true,
    },
  },
);

scenario('MC-KEYWORD-7', 'a deck of nothing but surge: each card surges once, then the chain is over', {
  given: {
    villainStep: 4,
    encounter: ['Gang-Up', 'Stampede'],
    encounterDiscard: [],
    ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['Assault'] },
    ben: { hero: 'She-Hulk' },
  },
  // Stampede is the last card of the deck. Of the two that make the new one, the next ends the chain.
  when: [],
  then: { acceleration: 1, encounter: 1, ada: { damage: 0 }, ben: { damage: 0 }, round: 2, quiet: true },
});
