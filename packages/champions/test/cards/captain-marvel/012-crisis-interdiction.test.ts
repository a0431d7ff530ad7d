import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-4', 'Crisis Interdiction: 2 threat, and 2 from another scheme while aerial', {
  given: {
    threat: 5,
    scenario: [
      { card: "Breakin' & Takin'", threat: 4 },
      { card: 'Highway Robbery', threat: 4 },
    ],
    ada: { hero: 'Captain Marvel', hand: ['Crisis Interdiction', 'Genius'], play: ['Cosmic Flight'] },
  },
  when: [
    { who: 'ada', does: { use: 'Crisis Interdiction', choose: 'The Break-In!' } },
    // The first scheme is not on offer again.
    { who: 'ada', does: { choose: 'The Break-In!' }, refused: ['MC-WORD-3'] },
    { who: 'ada', does: { choose: 'Highway Robbery' } },
  ],
  then: {
    scheme: { threat: 3 },
    cards: { 'Highway Robbery': { threat: 2 }, "Breakin' & Takin'": { threat: 4 } },
    ada: { exhausted: false },
    quiet: true,
  },
});

scenario('MC-WORD-8', 'Crisis Interdiction: one scheme only without the trait', {
  given: {
    threat: 5,
    scenario: [{ card: "Breakin' & Takin'", threat: 4 }],
    ada: { hero: 'Captain Marvel', hand: ['Crisis Interdiction', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Crisis Interdiction', choose: "Breakin' & Takin'" } }],
  then: { scheme: { threat: 5 }, cards: { "Breakin' & Takin'": { threat: 2 } }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Crisis Interdiction: not as Carol Danvers', {
  given: {
    threat: 5,
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Crisis Interdiction', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Crisis Interdiction' }, refused: ['MC-TRIGGER-1'] }],
  then: { scheme: { threat: 5 }, ada: { hand: 2 }, quiet: true },
});
