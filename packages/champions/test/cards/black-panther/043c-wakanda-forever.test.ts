import { scenario } from '../../kit.ts';

scenario('MC-TRIGGER-5', 'Wakanda Forever! (physical): the order decides which one is the last step', {
  given: {
    threat: 5,
    ada: { hero: 'Black Panther', hand: ['core/43c', 'Genius'], play: ['Panther Claws', 'Tactical Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43c', order: ['Panther Claws', 'Tactical Genius'] } }],
  then: { villain: { damage: 2 }, scheme: { threat: 3 }, ada: { exhausted: false }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Wakanda Forever! (physical): pays where physical is asked for, and nowhere else', {
  given: {
    threat: 3,
    ada: {
      hero: 'Black Panther',
      identity: { exhausted: true },
      hand: ['core/43c'],
      play: ['Tenacity'],
    },
    ben: { hero: 'She-Hulk', form: 'alter-ego', hand: ['core/43c'], play: ['Superhuman Law Division'] },
  },
  when: [{ who: 'ada', does: { use: 'Tenacity', pay: ['core/43c'] } }],
  then: {
    ada: { exhausted: false, play: [], hand: [] },
    ben: { hand: 1 },
    scheme: { threat: 3 },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', "Wakanda Forever! (physical): not as T'Challa", {
  given: {
    ada: { hero: 'Black Panther', form: 'alter-ego', hand: ['core/43c', 'Genius'], play: ['Panther Claws'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43c' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
