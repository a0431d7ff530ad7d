import { scenario } from '../../kit.ts';

scenario('MC-TRIGGER-5', 'Wakanda Forever! (wild): a sequence of two ends with the stronger step', {
  given: {
    threat: 5,
    ada: {
      hero: 'Black Panther',
      identity: { damage: 3 },
      hand: ['core/43d', 'Genius'],
      play: ['Vibranium Suit', 'Tactical Genius'],
    },
    ben: { hero: 'Iron Man', identity: { damage: 3 } },
  },
  when: [{ who: 'ada', does: { use: 'core/43d', order: ['Tactical Genius', 'Vibranium Suit'] } }],
  then: {
    scheme: { threat: 4 },
    villain: { damage: 2 },
    ada: { damage: 1 },
    ben: { damage: 3 },
    quiet: true,
  },
});

scenario(['MC-RESOURCE-2', 'MC-RESOURCE-5'], 'Wakanda Forever! (wild): pays for whatever is asked', {
  given: {
    threat: 5,
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['core/43d'], play: ['Superhuman Law Division'] },
  },
  when: [{ who: 'ada', does: { use: 'Superhuman Law Division', pay: ['core/43d=mental'] } }],
  then: { scheme: { threat: 3 }, ada: { hand: [] }, quiet: true },
});

scenario('MC-TRIGGER-1', "Wakanda Forever! (wild): not as T'Challa", {
  given: {
    ada: { hero: 'Black Panther', form: 'alter-ego', hand: ['core/43d', 'Genius'], play: ['Panther Claws'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43d' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
