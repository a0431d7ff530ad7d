import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Ritual Combat: damage for the boost icons of the top card, and 1', {
  given: {
    first: 'ben',
    villainStep: 4,
    encounter: ['Highway Robbery', 'Sandman'],
    ada: { hero: 'Black Panther', dealt: ['Ritual Combat'], play: ['Shuri'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { option: 0 } }],
  then: {
    ada: { damage: 4 },
    ben: { damage: 0 },
    scheme: { threat: 0 },
    cards: { Shuri: { damage: 0 } },
    encounterDiscard: ['Highway Robbery', 'Ritual Combat'],
    sideSchemes: [],
    quiet: true,
  },
});

scenario([], 'Ritual Combat: or as much threat on the main scheme', {
  given: {
    villainStep: 4,
    encounter: ['Highway Robbery', 'Sandman'],
    ada: { hero: 'Black Panther', dealt: ['Ritual Combat'] },
  },
  when: [{ who: 'ada', does: { option: 1 } }],
  then: { ada: { damage: 0 }, scheme: { threat: 4 }, quiet: true },
});

scenario(['MC-IDENTITY-6', 'MC-WORD-4'], 'Ritual Combat: an alter-ego has no hero to damage', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Sandman'],
    ada: { hero: 'Black Panther', form: 'alter-ego', dealt: ['Ritual Combat'] },
  },
  when: [],
  then: { ada: { damage: 0 }, scheme: { threat: 1 }, quiet: true },
});
