import { scenario } from '../kit.ts';

scenario(
  ['MC-INTERRUPT-2', 'MC-INTERRUPT-3', 'MC-CONDITION-1'],
  'two players answer one attack, the first player first',
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

scenario(
  ['MC-FORCED-1', 'MC-FORCED-2', 'MC-FORCED-3'],
  'the first player orders forced abilities of the same moment',
  {
    given: {
      villain: 'Klaw',
      villainStep: 2,
      scenario: ['Sonic Converter'],
      encounter: ['Advance', 'Hydra Mercenary', 'Sandman', 'Shocker', 'Advance'],
      ada: { hero: 'Black Panther' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      // The attack dealt 2: Sonic Converter stuns, retaliate strikes back; Ada says which comes first.
      {
        who: 'ada',
        does: { use: 'Black Panther' },
        then: { villain: { damage: 1 }, ada: { stunned: true } },
      },
    ],
    then: { ada: { damage: 2 } },
  },
);

scenario(
  ['MC-CANCEL-4', 'MC-STATUS-2', 'MC-INTERRUPT-4'],
  'Webbed Up replaces the attack and stuns the enemy',
  {
    given: {
      villainStep: 2,
      encounter: ['Crowd Control', 'Advance'],
      ada: { hero: 'Spider-Man', play: [{ card: 'Webbed Up', on: 'Rhino' }] },
    },
    when: [],
    then: {
      villain: { stunned: true, attachments: [] },
      ada: { damage: 0, discard: ['Webbed Up'] },
      quiet: true,
    },
  },
);

scenario(['MC-CANCEL-4', 'MC-WORD-6'], 'the suit takes the damage instead, and goes once it has five', {
  given: {
    scenario: [{ card: 'Armored Rhino Suit', damage: 2 }],
    ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'] },
  },
  when: [{ who: 'ada', does: { use: 'Haymaker' } }],
  then: { villain: { damage: 0, attachments: [] }, encounterDiscard: ['Armored Rhino Suit'], quiet: true },
});

scenario(['MC-DELAYED-1', 'MC-LASTING-2'], 'Nick Fury leaves at the end of the round', {
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
    given: {
      ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Aunt May', 'Spider-Tracer'], minions: [] },
    },
    when: [
      { who: 'ada', does: { play: 'Aunt May', pay: ['Peter Parker'] } },
      { who: 'ada', does: { play: 'Spider-Tracer' }, refused: ['MC-ATTACH-6'] },
      { who: 'ada', does: { end: true, discard: [] } },
    ],
    then: { ada: { play: ['Aunt May'], hand: ['Spider-Tracer'] }, round: 2, quiet: true },
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
