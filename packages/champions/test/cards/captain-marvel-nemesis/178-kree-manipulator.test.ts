import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-7', 'MC-TRIGGER-6'], 'Kree Manipulator: a threat on the main scheme, and surge', {
  given: {
    villainStep: 4,
    scenario: [{ card: 'The Psyche-Magnitron', threat: 2 }],
    encounter: ['Hydra Mercenary', 'Sandman'],
    ada: { hero: 'Captain Marvel', dealt: ['Kree Manipulator'] },
  },
  when: [],
  then: {
    scheme: { threat: 1 },
    cards: { 'The Psyche-Magnitron': { threat: 2 } },
    ada: { minions: ['Hydra Mercenary'] },
    encounter: 1,
    quiet: true,
  },
});

scenario(['MC-BOOST-2', 'MC-BOOST-3'], 'Kree Manipulator: as a boost a threat for an undefended attack', {
  given: {
    villainStep: 2,
    encounter: ['Kree Manipulator', 'Crowd Control'],
    ada: { hero: 'Captain Marvel' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { scheme: { threat: 1 }, ada: { damage: 2 }, sideSchemes: ['Crowd Control'], quiet: true },
});

scenario('MC-BOOST-4', 'Kree Manipulator: as a boost nothing for a defended attack', {
  given: {
    villainStep: 2,
    encounter: ['Kree Manipulator', 'Crowd Control'],
    ada: { hero: 'Captain Marvel' },
  },
  when: [{ who: 'ada', does: { defend: 'Captain Marvel' } }],
  then: { scheme: { threat: 0 }, ada: { damage: 1 }, quiet: true },
});

scenario('MC-BOOST-4', 'Kree Manipulator: as a boost nothing more for a scheme', {
  given: {
    villainStep: 2,
    encounter: ['Kree Manipulator', 'Crowd Control'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego' },
  },
  when: [],
  then: { scheme: { threat: 1 }, quiet: true },
});
