import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-6', "Titania's Fury: Titania attacks your hero, wherever she is", {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary'],
    ada: { hero: 'She-Hulk', dealt: ["Titania's Fury"] },
    ben: { hero: 'Spider-Man', minions: [{ card: 'Titania', damage: 1 }, 'Sandman'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
  ],
  then: {
    ada: { damage: 5, minions: [] },
    ben: { damage: 0 },
    cards: { Titania: { damage: 1 } },
    encounter: 1,
    quiet: true,
  },
});

scenario(['MC-KEYWORD-7', 'MC-STATUS-6'], "Titania's Fury: no attack, so she is healed, and surge", {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Sandman'],
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      dealt: ["Titania's Fury"],
      minions: [
        { card: 'Titania', damage: 3 },
        { card: 'Sandman', damage: 2 },
      ],
    },
  },
  when: [],
  then: {
    ada: { damage: 0 },
    cards: { Titania: { damage: 0 }, 'Sandman#1': { damage: 2 } },
    sideSchemes: ['Crowd Control'],
    quiet: true,
  },
});

scenario(['MC-BOOST-3', 'MC-BOOST-5'], "Titania's Fury: as a boost one more boost card", {
  given: {
    villainStep: 2,
    encounter: ["Titania's Fury", 'Hydra Mercenary', 'Crowd Control', 'Sandman'],
    ada: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  // ATK 2, its own icon, and the icon of Hydra Mercenary.
  then: {
    ada: { damage: 4, minions: [] },
    encounterDiscard: ["Titania's Fury", 'Hydra Mercenary'],
    sideSchemes: ['Crowd Control'],
    quiet: true,
  },
});
