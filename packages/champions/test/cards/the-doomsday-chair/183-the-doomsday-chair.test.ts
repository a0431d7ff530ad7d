import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', 'The Doomsday Chair: brings M.O.D.O.K. to you, from deck or discard pile', {
  given: {
    villainStep: 4,
    threat: 1,
    encounter: ['Advance', 'Advance'],
    encounterDiscard: ['M.O.D.O.K.', 'Stampede'],
    ada: { hero: 'She-Hulk', dealt: ['The Doomsday Chair'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [],
  then: {
    cards: { 'The Doomsday Chair': { threat: 8 } },
    scheme: { threat: 1 },
    ada: { minions: ['M.O.D.O.K.'] },
    ben: { minions: [] },
    encounterDiscard: ['Stampede'],
    quiet: true,
  },
});

scenario([], 'The Doomsday Chair: he stays where he is', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['The Doomsday Chair'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['M.O.D.O.K.'] },
  },
  when: [],
  then: {
    sideSchemes: ['The Doomsday Chair'],
    ada: { minions: [] },
    ben: { minions: ['M.O.D.O.K.'] },
    quiet: true,
  },
});

scenario('MC-SIDE-4', 'The Doomsday Chair: 1 more threat on the main scheme in step one', {
  given: {
    villainStep: 1,
    villainIs: { confused: true },
    scenario: ['The Doomsday Chair'],
    encounter: ['M.O.D.O.K.', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego' },
  },
  when: [],
  then: { scheme: { threat: 2 }, cards: { 'The Doomsday Chair': { threat: 8 } }, quiet: true },
});
