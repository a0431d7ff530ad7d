import { scenario } from '../../kit.ts';

scenario(['MC-CANCEL-3', 'MC-ATTACK-6'], 'Get Behind Me!: the villain attacks you instead', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Sandman'],
    ada: { hero: 'Captain Marvel', hand: ['Get Behind Me!', 'Strength'] },
    ben: { hero: 'She-Hulk', dealt: ["The Vulture's Plans"], hand: ['Energy'] },
  },
  when: [
    { who: 'ada', does: { use: 'Get Behind Me!' } },
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
  ],
  // ATK 2 and the icon of Hydra Mercenary.
  then: {
    ada: { damage: 3, hand: [] },
    ben: { damage: 0, hand: ['Energy'] },
    scheme: { threat: 0 },
    encounterDiscard: ['Hydra Mercenary', "The Vulture's Plans"],
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Get Behind Me!: not in alter-ego form', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Captain Marvel',
      form: 'alter-ego',
      hand: ['Get Behind Me!', 'Strength'],
      dealt: ['Kree Manipulator'],
    },
  },
  when: [],
  then: { scheme: { threat: 1 }, ada: { hand: 2, damage: 0 }, quiet: true },
});

scenario('MC-CONDITION-1', 'Get Behind Me!: not against a side scheme', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', hand: ['Get Behind Me!', 'Strength'], dealt: ['Crowd Control'] },
  },
  when: [],
  then: { sideSchemes: ['Crowd Control'], ada: { hand: 2, damage: 0 }, quiet: true },
});
