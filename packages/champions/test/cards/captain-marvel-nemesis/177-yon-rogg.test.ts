import { scenario } from '../../kit.ts';

scenario('MC-BOOST-7', 'Yon-Rogg: each attack puts a threat on The Psyche-Magnitron', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: [
      { card: 'The Psyche-Magnitron', threat: 2 },
      { card: 'Highway Robbery', threat: 2 },
    ],
    ada: { hero: 'Captain Marvel', minions: ['Yon-Rogg'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 3 },
    cards: { 'The Psyche-Magnitron': { threat: 3 }, 'Highway Robbery': { threat: 2 } },
    scheme: { threat: 0 },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Yon-Rogg: scheming puts none there', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    scenario: [{ card: 'The Psyche-Magnitron', threat: 2 }],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', minions: ['Yon-Rogg'] },
  },
  when: [],
  then: { cards: { 'The Psyche-Magnitron': { threat: 2 } }, scheme: { threat: 2 }, quiet: true },
});

scenario('MC-ABILITY-1', 'Yon-Rogg: without The Psyche-Magnitron no threat is placed', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: [{ card: 'Highway Robbery', threat: 2 }],
    ada: { hero: 'Captain Marvel', minions: ['Yon-Rogg'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { scheme: { threat: 0 }, cards: { 'Highway Robbery': { threat: 2 } }, quiet: true },
});
