import { scenario } from '../kit.ts';

/** A player is out in the middle of something. */

scenario(
  ['MC-KEYWORD-1', 'MC-ELIM-4', 'MC-FIRST-6'],
  'minions that engage the next player strike quickly where they have quickstrike',
  {
    given: {
      first: 'cyd',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: {
        hero: 'Spider-Man',
        deck: [],
        identity: { damage: 9 },
        dealt: ['Assault'],
        minions: [{ card: 'Vulture', damage: 1 }, 'Shocker'],
      },
      ben: { hero: 'She-Hulk' },
      cyd: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'cyd', does: { defend: 'nobody' } },
      // Rhino takes Ada out. Ben sits on her left: Vulture engages him and attacks him, Shocker only engages him.
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'cyd', does: { defend: 'nobody' } },
    ],
    then: {
      ada: { out: true },
      ben: { damage: 3, minions: ['Shocker', 'Vulture'] },
      cyd: { damage: 0, minions: [] },
      cards: { Vulture: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario(['MC-KEYWORD-1', 'MC-ELIM-4'], 'an alter-ego is engaged, and not attacked by quickstrike', {
  given: {
    first: 'cyd',
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      deck: [],
      identity: { damage: 9 },
      dealt: ['Assault'],
      minions: ['Vulture'],
    },
    ben: { hero: 'She-Hulk', form: 'alter-ego' },
    cyd: { hero: 'Iron Man' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'cyd', does: { defend: 'nobody' } },
  ],
  then: { ada: { out: true }, ben: { damage: 0, minions: ['Vulture'] }, cyd: { damage: 0 }, quiet: true },
});

scenario(
  ['MC-ELIM-4', 'MC-KEYWORD-1'],
  'two players fall at once: a minion engages the one who is left, and strikes once',
  {
    given: {
      first: 'cyd',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Spider-Man', deck: [], identity: { damage: 9 }, minions: ['Vulture'] },
      ben: { hero: 'She-Hulk', identity: { damage: 14 } },
      cyd: { hero: 'Iron Man', dealt: ['Shocker'] },
    },
    when: [{ who: 'cyd', does: { defend: 'nobody' } }],
    // 1 from Shocker and 3 from Vulture.
    then: {
      ada: { out: true },
      ben: { out: true },
      cyd: { damage: 4, minions: ['Shocker', 'Vulture'] },
      first: 'cyd',
      quiet: true,
    },
  },
);

scenario(
  ['MC-ELIM-6', 'MC-NEMESIS-2', 'MC-KEYWORD-1'],
  'Shadow of the Past comes completely, although its minion takes its reader out of the game',
  {
    given: {
      first: 'cyd',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      aside: [
        'Vulture',
        'Highway Robbery',
        'Sweeping Swoop',
        'Sweeping Swoop',
        "The Vulture's Plans",
        'Titania',
      ],
      ada: { hero: 'Spider-Man', identity: { damage: 8 }, dealt: ['Shadow of the Past'] },
      ben: { hero: 'She-Hulk', hand: ['Genius'] },
      cyd: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      // Vulture takes Ada out, engages Ben and attacks him as well.
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
    ],
    then: {
      ada: { out: true },
      ben: { damage: 3, minions: ['Vulture'], hand: [] },
      cyd: { damage: 0, minions: [] },
      sideSchemes: ['Highway Robbery'],
      cards: { 'Highway Robbery': { under: 1 }, Titania: { zone: 'aside' } },
      encounter: 5,
      encounterDiscard: ['Shadow of the Past'],
      quiet: true,
    },
  },
);

scenario(
  ['MC-ELIM-6', 'MC-ABILITY-3'],
  'Sound Manipulation: Klaw heals although its reader is out of the game by then',
  {
    given: {
      villain: 'Klaw',
      villainIs: { damage: 5 },
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Spider-Man', identity: { damage: 8 }, dealt: ['Sound Manipulation'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [],
    then: {
      ada: { out: true },
      ben: { damage: 0 },
      villain: { damage: 3 },
      encounterDiscard: ['Sound Manipulation'],
      quiet: true,
    },
  },
);

scenario(['MC-ELIM-6', 'MC-ELIM-4'], 'Gang-Up: who would attack a player who is out has nobody to attack', {
  given: {
    first: 'ben',
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: {
      hero: 'Captain Marvel',
      identity: { damage: 11, exhausted: true },
      dealt: ['core/189'],
      minions: ['Sandman', 'Shocker'],
    },
    ben: { hero: 'She-Hulk', identity: { exhausted: true } },
  },
  when: [{ who: 'ben', does: { choose: 'Sandman' } }],
  then: {
    ada: { out: true },
    ben: { damage: 0, minions: ['Sandman', 'Shocker'] },
    encounter: 2,
    quiet: true,
  },
});
