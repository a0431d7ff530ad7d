import { scenario } from '../kit.ts';

/** Who somebody is: a card that left play comes back as another; the villain stays the same through its stages. */

scenario(
  ['MC-ZONE-4', 'MC-LASTING-1', 'MC-LIMIT-1'],
  'Vision, back in play, is another card: without his bonus, and with his ability unused',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: {
        hero: 'Spider-Man',
        hand: ['Make the Call', 'Energy', 'Strength', 'Genius', 'Energy'],
        play: [{ card: 'Vision', damage: 2 }],
      },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      { who: 'ada', does: { use: 'Vision', pay: ['Energy'], option: 1 } },
      { who: 'ada', does: { use: 'Vision' }, refused: ['MC-LIMIT-1'] },
      {
        who: 'ada',
        does: { attack: 'Vision' },
        // 2 + 2, and the attack costs him his last hit point.
        then: { villain: { damage: 4 }, ada: { play: [] } },
      },
      {
        who: 'ada',
        does: { use: 'Make the Call', choose: 'Vision', pay: ['Strength', 'Genius'] },
        then: { ada: { play: ['Vision'] }, cards: { Vision: { damage: 0, exhausted: false } } },
      },
      { who: 'ada', does: { use: 'Vision', pay: ['Energy'], option: 0 } },
      { who: 'ada', does: { attack: 'Vision' } },
    ],
    // THW this time: 2 more damage.
    then: { villain: { damage: 6 }, cards: { Vision: { damage: 1 } }, quiet: true },
  },
);

scenario(
  ['MC-LASTING-3', 'MC-LASTING-1'],
  'a lasting effect on all characters of a player holds for the one who came back, and for no others',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: {
        hero: 'Spider-Man',
        hand: ['Lead from the Front', 'Energy', 'Make the Call', 'Strength', 'Genius'],
        play: [{ card: 'Vision', damage: 2 }],
      },
      ben: { hero: 'She-Hulk', play: ['Hellcat'] },
    },
    when: [
      { who: 'ada', does: { use: 'Lead from the Front', pay: ['Energy'], player: 'ada' } },
      { who: 'ada', does: { attack: 'Vision' }, then: { villain: { damage: 3 }, ada: { play: [] } } },
      { who: 'ada', does: { use: 'Make the Call', choose: 'Vision', pay: ['Strength', 'Genius'] } },
      { who: 'ada', does: { attack: 'Vision' } },
    ],
    then: { villain: { damage: 6 }, quiet: true },
  },
);

scenario(
  ['MC-VILLAIN-1', 'MC-VILLAIN-5'],
  'Counter-Punch: the villain whose stage retaliate has just defeated is still "that enemy"',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      villainIs: { damage: 27 },
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: { hero: 'Black Panther', dealt: ['Assault'], hand: ['Counter-Punch'] },
      ben: { hero: 'Iron Man', minions: ['Shocker'] },
    },
    when: [
      {
        who: 'ada',
        does: { defend: 'Black Panther' },
        then: { villain: { stage: 2, damage: 0 }, asks: ['ada: ask.response'] },
      },
      { who: 'ada', does: { use: 'Counter-Punch' } },
    ],
    then: { villain: { stage: 2, damage: 2 }, cards: { Shocker: { damage: 0 } }, quiet: true },
  },
);

scenario(
  ['MC-VILLAIN-1', 'MC-VILLAIN-5'],
  'Vibranium Armor: the villain who took damage is made tough in his next stage, too',
  {
    given: {
      villainIs: { damage: 13, confused: true },
      scenario: ['Vibranium Armor'],
      encounter: ['Advance'],
      ada: { hero: 'She-Hulk', minions: ['Shocker'] },
    },
    when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Rhino' } }],
    then: {
      villain: { stage: 2, damage: 0, tough: true, confused: true, attachments: ['Vibranium Armor'] },
      cards: { Shocker: { tough: false } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-KEYWORD-12', 'MC-VILLAIN-1'],
  'the villain survives an attack that costs him a stage, and retaliates; a minion that falls does not',
  {
    given: {
      villainIs: { damage: 13 },
      scenario: ['Concussion Blasters'],
      encounter: ['Advance'],
      ada: {
        hero: 'She-Hulk',
        hand: ['Uppercut', 'Strength', 'Energy'],
        minions: [{ card: 'Whiplash', damage: 1 }],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Uppercut', choose: 'Whiplash' }, then: { ada: { damage: 0 } } },
      { who: 'ada', does: { attack: 'She-Hulk' } },
    ],
    then: { villain: { stage: 2, damage: 0 }, ada: { damage: 1, minions: [] }, quiet: true },
  },
);

scenario(
  ['MC-MAIN-2', 'MC-ABILITY-8', 'MC-WORD-4'],
  'Assault on NORAD: once it is complete, "here" is gone, and the next player has no choice',
  {
    given: {
      villain: 'Ultron',
      first: 'ben',
      villainStep: 1,
      schemeStage: 2,
      threat: 17,
      scenario: ['Ultron Drones'],
      encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
      ada: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Genius', 'Genius', 'Genius'] },
      ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Genius', 'Genius', 'Genius'] },
    },
    // 17 + 2 and Ben's 2 are more than 20: the next stage brings each of them a drone. Ada's choice brings her another.
    when: [
      {
        who: 'ben',
        does: { option: 0 },
        then: { ben: { minions: ['Drone'] }, ada: { minions: ['Drone', 'Drone'] } },
      },
    ],
  },
);

scenario('MC-LASTING-2', 'Helicarrier left play with its player: the price it lowered is still lower', {
  given: {
    ada: {
      hero: 'She-Hulk',
      identity: { damage: 13 },
      play: ['Helicarrier'],
      minions: ['M.O.D.O.K.'],
    },
    ben: { hero: 'Iron Man', hand: ['Mockingbird', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { use: 'Helicarrier', player: 'ben' } },
    // M.O.D.O.K. retaliates for 2, and She-Hulk had as many hit points left.
    {
      who: 'ada',
      does: { attack: 'She-Hulk', choose: 'M.O.D.O.K.' },
      then: { ada: { out: true }, cards: { Helicarrier: { zone: 'discard' } } },
    },
    // 3 less 1.
    { who: 'ben', does: { play: 'Mockingbird', pay: ['Strength'] } },
    { who: 'ben', does: { pass: true } },
  ],
  then: { ben: { play: ['Mockingbird'], hand: [] }, quiet: true },
});
