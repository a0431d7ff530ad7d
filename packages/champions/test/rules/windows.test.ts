import { scenario } from '../kit.ts';

scenario(
  ['MC-CONDITION-1', 'MC-INTERRUPT-1'],
  'Spider-Sense: an attack on its player sets it off, the scheme against the first player does not',
  {
    given: {
      villainStep: 2,
      first: 'ben',
      ada: { hero: 'Spider-Man', deck: ['Haymaker', 'Energy', 'Genius'], hand: [] },
      ben: { hero: 'Captain Marvel', form: 'alter-ego' },
    },
    // Ben is in alter-ego form: the villain schemes for him, then attacks Ada, whose Spider-Sense draws a card.
    when: [
      { who: 'ada', does: { use: 'Spider-Man' }, then: { ada: { hand: ['Haymaker'], deck: 2 } } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: { ada: { damage: 2 }, ben: { damage: 0 }, scheme: { threat: 1 } },
  },
);

scenario('MC-FORCED-2', 'the first player orders forced abilities of the same moment, whoever is attacked', {
  given: {
    villain: 'Klaw',
    first: 'ben',
    villainStep: 4,
    scenario: ['Sonic Converter'],
    encounter: ['Advance', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'Black Panther', dealt: ['Assault'] },
    ben: { hero: 'Iron Man' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    // The attack dealt 2: Sonic Converter stuns, retaliate strikes back; Ben says which comes first.
    { who: 'ben', does: { defend: 'nobody' }, then: { asks: ['ben: ask.forced'] } },
    { who: 'ben', does: { use: 'Black Panther' } },
  ],
  then: { ada: { damage: 2, stunned: true }, villain: { damage: 1 }, ben: { stunned: false }, quiet: true },
});

scenario(['MC-CANCEL-4', 'MC-INTERRUPT-4'], 'Webbed Up replaces the attack and stuns the enemy', {
  given: {
    villainStep: 2,
    encounter: ['Crowd Control', 'Advance'],
    // Spider-Sense would draw a card for an attack; there is none any more.
    ada: { hero: 'Spider-Man', play: [{ card: 'Webbed Up', on: 'Rhino' }], deck: ['Energy', 'Genius'] },
  },
  when: [],
  then: {
    villain: { stunned: true, attachments: [] },
    ada: { damage: 0, discard: ['Webbed Up'], hand: [] },
    quiet: true,
  },
});

scenario(['MC-CANCEL-4'], 'the suit takes the damage instead, and goes once it has five', {
  given: {
    scenario: [{ card: 'Armored Rhino Suit', damage: 2 }],
    ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'] },
  },
  when: [{ who: 'ada', does: { use: 'Haymaker' } }],
  then: { villain: { damage: 0, attachments: [] }, encounterDiscard: ['Armored Rhino Suit'], quiet: true },
});

scenario(['MC-DELAYED-1'], 'Nick Fury leaves at the end of the round', {
  given: {
    ada: {
      hero: 'Spider-Man',
      form: 'alter-ego',
      hand: ['Nick Fury', 'Strength', 'Energy'],
      deck: ['Genius', 'Genius', 'Genius'],
    },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Nick Fury', option: 1 },
      then: { ada: { play: ['Nick Fury'], hand: 3 }, quiet: true },
    },
    { who: 'ada', does: { end: true, discard: [] } },
  ],
  then: { ada: { play: [] }, round: 2, quiet: true },
});

scenario(
  ['MC-LIMIT-1', 'MC-LIMIT-7', 'MC-TRIGGER-4'],
  'a once-per-round ability comes back with the next round',
  {
    given: { ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Aunt May', 'Web-Shooter'] } },
    when: [
      { who: 'ada', does: { play: 'Aunt May', pay: ['Peter Parker'] } },
      { who: 'ada', does: { play: 'Web-Shooter' }, refused: ['MC-RESOURCE-3'] },
      { who: 'ada', does: { end: true, discard: [] }, then: { round: 2 } },
      { who: 'ada', does: { play: 'Web-Shooter', pay: ['Peter Parker'] } },
    ],
    then: { ada: { play: ['Aunt May', 'Web-Shooter'], hand: [] }, quiet: true },
  },
);

scenario(
  ['MC-RESOURCE-4', 'MC-RESOURCE-2'],
  'an ability that asks for types takes wild ones in their place',
  {
    given: {
      scenario: ['Enhanced Ivory Horn'],
      ada: { hero: 'Black Panther', hand: ['Vibranium', 'Strength'] },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Enhanced Ivory Horn', pay: ['Vibranium=physical+physical', 'Strength'] },
        then: { villain: { attachments: [] } },
      },
    ],
    then: { ada: { hand: [] }, encounterDiscard: ['Enhanced Ivory Horn'], quiet: true },
  },
);

scenario('MC-RESOURCE-4', 'too few of a type are refused', {
  given: {
    scenario: ['Enhanced Ivory Horn'],
    ada: { hero: 'Black Panther', hand: ['Vibranium', 'Strength', 'Energy'] },
  },
  when: [
    {
      who: 'ada',
      does: { use: 'Enhanced Ivory Horn', pay: ['Strength', 'Energy'] },
      refused: ['MC-RESOURCE-4'],
    },
  ],
});

scenario(
  ['MC-DELAYED-1', 'MC-DELAYED-2'],
  'what waited for the end of an attack happens before the responses, and nobody is asked for an order',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      scenario: ['Charge'],
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Black Panther', dealt: ['Assault'], hand: ['Counter-Punch'] },
      ben: { hero: 'She-Hulk', minions: ['Shocker'] },
    },
    when: [
      {
        who: 'ada',
        does: { defend: 'Black Panther' },
        // Charge is gone and retaliate has struck back when Counter-Punch is offered.
        then: {
          villain: { attachments: [], damage: 1 },
          ada: { damage: 3 },
          asks: ['ada: ask.response'],
        },
      },
      { who: 'ada', does: { use: 'Counter-Punch' } },
    ],
    then: { villain: { damage: 3 }, ben: { damage: 0 }, quiet: true },
  },
);

scenario(
  ['MC-DELAYED-1', 'MC-FIRST-3'],
  'two effects that waited for the same moment come in the order the first player says',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      scenario: ['Charge', 'Charge'],
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Assault'] },
      ben: { hero: 'Iron Man' },
    },
    when: [
      // Both say "when Rhino attacks": the first player orders these as well.
      { who: 'ben', does: { use: 'Charge' } },
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'ben', does: { use: 'Charge' } },
    ],
    then: { ada: { damage: 8 }, ben: { damage: 0 }, villain: { attachments: [] }, quiet: true },
  },
);

scenario(
  ['MC-DELAYED-1', 'MC-INTERRUPT-1'],
  'what waited for threat to be placed takes it away before anybody is asked to answer it',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Crowd Control', 'Crowd Control'],
      ada: { hero: 'She-Hulk', form: 'alter-ego', dealt: ['Advance'] },
      ben: { hero: 'Iron Man', hand: ['Emergency'] },
    },
    when: [
      // 1 SCH + 2 boost icons - 1, and then She-Hulk objects.
      {
        who: 'ben',
        does: { use: 'Emergency' },
        then: { asks: ['ada: ask.interrupt'], scheme: { threat: 0 } },
      },
      { who: 'ada', does: { use: 'Jennifer Walters' } },
    ],
    then: { scheme: { threat: 1 }, quiet: true },
  },
);

scenario(
  ['MC-ABILITY-2'],
  'a forced ability of the scenario that could change nothing does not start, and is not asked for',
  {
    given: {
      villain: 'Klaw',
      first: 'ben',
      villainStep: 4,
      scenario: ['Sonic Converter'],
      encounter: ['Advance', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'Black Panther', identity: { stunned: true }, dealt: ['Assault'] },
      ben: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
    ],
    // 0 ATK + 1 + 1 boost icon. Ada is stunned already, so that only retaliate is left.
    then: { ada: { damage: 2, stunned: true }, villain: { damage: 1 }, ben: { stunned: false }, quiet: true },
  },
);

scenario('MC-FORCED-1', 'a forced response comes before a response to the same attack', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'She-Hulk', play: ['Superhuman Strength'], hand: ['One-Two Punch', 'Strength'] },
    ben: { hero: 'Iron Man' },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'She-Hulk' },
      // Before she is asked, the villain is stunned and the card is gone.
      then: {
        villain: { damage: 5, stunned: true },
        ada: { play: [], discard: ['Superhuman Strength'] },
        asks: ['ada: ask.response'],
      },
    },
    { who: 'ada', does: { use: 'One-Two Punch' } },
  ],
  then: { ada: { exhausted: false }, ben: { hand: [] }, quiet: true },
});

scenario('MC-FORCED-1', 'a forced interrupt comes before an interrupt to the same attack', {
  given: {
    first: 'ben',
    villain: 'Ultron',
    stage: 2,
    villainStep: 2,
    scenario: ['Ultron Drones'],
    encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'Spider-Man', deck: ['Genius', 'Strength', 'Energy'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Vibranium', 'Energy'] },
  },
  when: [
    // Ada’s top card becomes a drone by force; only then may Spider-Sense draw, and draws the next one.
    {
      who: 'ada',
      does: { use: 'Spider-Man' },
      then: { ada: { hand: ['Strength'], deck: ['Energy'], minions: ['Drone'] }, ben: { deck: 2 } },
    },
  ],
});
