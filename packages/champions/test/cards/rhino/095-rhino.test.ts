import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-6', 'MC-VILLAIN-3'],
  'Rhino II: finds his side scheme, in the discard pile as well, and has 15 hit points',
  {
    given: {
      villainIs: { damage: 12 },
      encounter: ['Advance'],
      encounterDiscard: ["Breakin' & Takin'"],
      ada: { hero: 'Spider-Man' },
    },
    when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
    then: {
      villain: { stage: 2, remaining: 15 },
      sideSchemes: ["Breakin' & Takin'"],
      encounterDiscard: [],
      quiet: true,
    },
  },
);

scenario([], 'Rhino II: nothing comes where the scheme is in play already', {
  given: {
    villainIs: { damage: 12 },
    encounter: ['Advance'],
    scenario: [{ card: "Breakin' & Takin'", threat: 1 }],
    ada: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: { cards: { "Breakin' & Takin'": { threat: 1 } }, encounter: 1, quiet: true },
});
