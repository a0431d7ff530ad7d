import { scenario } from '../../kit.ts';

scenario('MC-TRIGGER-6', 'Klaw II: reveals The "Immortal" Klaw, from the discard pile as well', {
  given: {
    villain: 'Klaw',
    villainIs: { damage: 10 },
    encounter: ['Advance', 'Defense Network'],
    encounterDiscard: ['The "Immortal" Klaw', 'Illegal Arms Factory'],
    ada: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  // 18 hit points and 10 of the side scheme.
  then: {
    villain: { stage: 2, remaining: 28 },
    sideSchemes: ['The "Immortal" Klaw'],
    encounter: 2,
    encounterDiscard: ['Illegal Arms Factory'],
    quiet: true,
  },
});

scenario([], 'Klaw II: nothing comes where the scheme is in play already', {
  given: {
    villain: 'Klaw',
    villainIs: { damage: 20 },
    scenario: [{ card: 'The "Immortal" Klaw', threat: 1 }],
    encounter: ['Advance', 'Defense Network'],
    ada: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: {
    villain: { stage: 2, remaining: 28 },
    sideSchemes: ['The "Immortal" Klaw'],
    cards: { 'The "Immortal" Klaw': { threat: 1 } },
    encounter: 2,
    quiet: true,
  },
});

scenario('MC-BOOST-7', 'Klaw II: 1 ATK and two boost cards', {
  given: {
    villain: 'Klaw',
    stage: 2,
    villainStep: 4,
    encounter: ['Crowd Control', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 4 }, ben: { damage: 0 }, encounter: 1, quiet: true },
});

scenario('MC-ACTIVATION-4', 'Klaw II: schemes with 2 and one boost card', {
  given: {
    villain: 'Klaw',
    stage: 2,
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 3 }, encounter: 2, quiet: true },
});
