import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-6', 'MC-FIRST-3'],
  'Masters of Mayhem: each of their minions attacks its hero; others stay',
  {
    given: {
      first: 'cat',
      villainStep: 4,
      encounter: ['Radioactive Man', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Masters of Mayhem'], minions: ['Melter', 'Sandman'] },
      ben: { hero: 'Iron Man', identity: { exhausted: true }, minions: ['Tiger Shark'] },
      cat: { hero: 'Captain Marvel', form: 'alter-ego', minions: ['Whirlwind'] },
    },
    // Melter and Tiger Shark have 3 ATK each; She-Hulk may defend for Iron Man and does not. The first player orders them.
    when: [
      { who: 'cat', does: { choose: 'Whirlwind' }, refused: ['MC-FIRST-3'] },
      { who: 'cat', does: { choose: 'Tiger Shark' } },
      { who: 'ada', does: { defend: 'nobody' }, then: { ben: { damage: 3 }, ada: { damage: 0 } } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: {
      ada: { damage: 3, minions: ['Melter', 'Sandman'] },
      ben: { damage: 3 },
      cat: { damage: 0 },
      scheme: { threat: 0 },
      encounter: 2,
      quiet: true,
    },
  },
);

scenario('MC-SEARCH-2', 'Masters of Mayhem: without an attack you choose one of them, from deck or discard', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Radioactive Man', 'Sandman'],
    encounterDiscard: ['Whirlwind'],
    ada: { hero: 'She-Hulk', dealt: ['Masters of Mayhem'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Tiger Shark'] },
  },
  when: [{ who: 'ada', does: { choose: 'Whirlwind' } }],
  then: {
    ada: { damage: 0, minions: ['Shocker', 'Whirlwind'] },
    ben: { damage: 0, minions: ['Tiger Shark'] },
    encounter: ['Advance', 'Radioactive Man', 'Sandman'],
    encounterDiscard: ['Masters of Mayhem'],
    quiet: true,
  },
});

scenario('MC-STATUS-6', 'Masters of Mayhem: a stunned minion makes no attack, so another comes', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Radioactive Man', 'Sandman'],
    ada: { hero: 'She-Hulk', dealt: ['Masters of Mayhem'], minions: [{ card: 'Melter', stunned: true }] },
  },
  when: [],
  then: {
    ada: { damage: 0, minions: ['Melter', 'Radioactive Man'] },
    cards: { Melter: { stunned: false } },
    encounter: ['Advance', 'Sandman'],
    quiet: true,
  },
});

scenario([], 'Masters of Mayhem: nothing comes where none of them is found', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Sandman'],
    encounterDiscard: ['Shocker'],
    ada: { hero: 'She-Hulk', dealt: ['Masters of Mayhem'] },
  },
  when: [],
  then: { ada: { minions: [] }, encounter: 2, quiet: true },
});
