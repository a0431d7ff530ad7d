import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-2', 'MC-TRIGGER-5'],
  'Wakanda Forever! (energy): every Special ability, in the order you say',
  {
    given: {
      threat: 5,
      ada: {
        hero: 'Black Panther',
        identity: { damage: 3 },
        hand: ['core/43a', 'Genius'],
        play: ['Panther Claws', 'Tactical Genius', 'Vibranium Suit', 'Energy Daggers', 'Tenacity'],
      },
      ben: { hero: 'Iron Man', play: ['Panther Claws'] },
    },
    when: [
      {
        who: 'ada',
        does: {
          use: 'core/43a',
          order: ['Tactical Genius', 'Vibranium Suit', 'Energy Daggers', 'Panther Claws'],
          player: 'ada',
        },
      },
    ],
    // Suit 1, Daggers 1, Claws last for 4; Genius 1 threat. Ben's claws rest.
    then: {
      villain: { damage: 6 },
      scheme: { threat: 4 },
      ada: { damage: 2, play: 5, exhausted: false },
      ben: { damage: 0 },
      quiet: true,
    },
  },
);

scenario('MC-RESOURCE-1', 'Wakanda Forever! (energy): pays for Rechannel', {
  given: {
    ada: { hero: 'Captain Marvel', identity: { damage: 1 }, hand: ['core/43a'], deck: ['Genius', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Captain Marvel', pay: ['core/43a'] } }],
  then: { ada: { damage: 0, hand: ['Genius'], discard: ['Wakanda Forever!'] }, quiet: true },
});

scenario('MC-TRIGGER-1', "Wakanda Forever! (energy): not as T'Challa", {
  given: {
    ada: { hero: 'Black Panther', form: 'alter-ego', hand: ['core/43a', 'Genius'], play: ['Panther Claws'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43a' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});

scenario(
  ['MC-STATUS-4', 'MC-STATUS-7'],
  'Wakanda Forever! (energy): stunned or confused, the status card goes instead, also where there is no threat',
  {
    given: {
      first: 'ada',
      turn: 'ben',
      threat: 0,
      ada: { hero: 'Iron Man', identity: { stunned: true, confused: true } },
      ben: {
        hero: 'Black Panther',
        identity: { stunned: true, confused: true },
        hand: ['core/43a', 'Genius'],
        play: ['Panther Claws', 'Tactical Genius'],
      },
    },
    when: [{ who: 'ben', does: { use: 'core/43a', order: ['Tactical Genius', 'Panther Claws'] } }],
    then: {
      villain: { damage: 0 },
      ada: { stunned: true, confused: true },
      ben: { stunned: false, confused: false },
      quiet: true,
    },
  },
);
