import { scenario } from '../kit.ts';

/** Where three cards meet: worked out by hand from the ledger. */

scenario(
  ['MC-KEYWORD-11', 'MC-ELIM-4', 'MC-ELIM-6'],
  'Gang-Up, Counter-Punch, M.O.D.O.K.: whoever falls to what her answer brought leaves the rest of Gang-Up nobody to attack',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      villainIs: { stunned: true },
      encounter: ['Advance', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        identity: { damage: 13 },
        hand: ['Counter-Punch'],
        dealt: ['core/189'],
        minions: ['M.O.D.O.K.'],
      },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      { who: 'ben', does: { choose: 'M.O.D.O.K.' } },
      { who: 'ada', does: { defend: 'She-Hulk' } },
      // Her 3 ATK against his 5 hit points; he retaliates for 2, as many as she has left.
      {
        who: 'ada',
        does: { use: 'Counter-Punch' },
        then: {
          ada: { out: true, minions: [] },
          ben: { minions: ['M.O.D.O.K.'] },
          cards: { 'M.O.D.O.K.': { damage: 3 }, 'core/189': { zone: 'discard' } },
        },
      },
    ],
    // The villain never began to attack: the stunned card stays.
    then: { villain: { stunned: true }, ben: { damage: 0 }, first: 'ben', round: 2, quiet: true },
  },
);

scenario(
  ['MC-ELIM-2', 'MC-CONTROL-5', 'MC-CONTROL-3'],
  'Make the Call, Combat Training, an elimination: what others lent goes home, what others borrowed stays',
  {
    given: {
      ada: {
        hero: 'Spider-Man',
        hand: ['Make the Call', 'Strength', 'Energy', 'Combat Training', 'Genius'],
      },
      ben: {
        hero: 'Iron Man',
        identity: { damage: 7 },
        discard: ['Hellcat'],
        play: ['Arc Reactor'],
        minions: ['M.O.D.O.K.'],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Make the Call', choose: 'Hellcat', pay: ['Strength', 'Energy'] } },
      { who: 'ada', does: { play: 'Combat Training', player: 'ben' }, then: { ben: { play: 2 } } },
      { who: 'ada', does: { end: true } },
      {
        who: 'ben',
        does: { attack: 'Iron Man', choose: 'M.O.D.O.K.' },
        then: {
          ben: { out: true, play: [] },
          ada: {
            play: ['Hellcat'],
            minions: ['M.O.D.O.K.'],
            discard: ['Combat Training', 'Energy', 'Genius', 'Make the Call', 'Strength'],
          },
          cards: {
            'M.O.D.O.K.': { damage: 2 },
            Hellcat: { controller: 'ada' },
            'Arc Reactor': { zone: 'discard' },
          },
        },
      },
    ],
  },
);

scenario(
  ['MC-KEYWORD-3', 'MC-CANCEL-4', 'MC-KEYWORD-11'],
  'Relentless Assault, Armored Rhino Suit, Concussion Blasters: the suit takes what goes beyond the minion, and nobody retaliates',
  {
    given: {
      scenario: [{ card: 'Armored Rhino Suit', damage: 1 }, 'Concussion Blasters'],
      ada: { hero: 'She-Hulk', hand: ['Relentless Assault', 'Strength'], minions: ['Shocker'] },
    },
    when: [{ who: 'ada', does: { use: 'Relentless Assault' } }],
    // 5 damage against 3 hit points.
    then: {
      villain: { damage: 0 },
      cards: { 'Armored Rhino Suit': { damage: 3 } },
      ada: { damage: 0, minions: [] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-CANCEL-4', 'MC-TRIGGER-7', 'MC-CONDITION-1'],
  'Biomechanical Upgrades, Spider-Tracer, Interrogation Room: healed instead of defeated, nobody hears of a defeat',
  {
    given: {
      threat: 6,
      scenario: [{ card: 'Biomechanical Upgrades', on: 'Hydra Soldier' }],
      encounter: ['Advance', 'Advance'],
      ada: {
        hero: 'Spider-Man',
        hand: ['Uppercut', 'Strength', 'Energy'],
        play: [{ card: 'Spider-Tracer', on: 'Hydra Soldier' }, 'Interrogation Room'],
        minions: [{ card: 'Hydra Soldier', damage: 3 }],
      },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      {
        who: 'ada',
        does: { attack: 'Spider-Man' },
        then: {
          cards: { 'Hydra Soldier': { damage: 0, attachments: ['Spider-Tracer'] } },
          scheme: { threat: 6 },
          ada: { dealt: [], minions: ['Hydra Soldier'] },
          asks: ['ada: ask.turn'],
        },
      },
      // Defeated this time: a card for Ada, 3 threat by the tracer, 1 by the room.
      { who: 'ada', does: { use: 'Uppercut' } },
      { who: 'ada', does: { use: 'Spider-Tracer' } },
      { who: 'ada', does: { use: 'Interrogation Room' } },
    ],
    then: { scheme: { threat: 2 }, ada: { dealt: 1, minions: [] }, ben: { dealt: [] }, quiet: true },
  },
);
