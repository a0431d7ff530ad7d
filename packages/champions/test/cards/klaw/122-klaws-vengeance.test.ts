import { scenario } from '../../kit.ts';

scenario('MC-ACTIVATION-1', "Klaw's Vengeance: Klaw attacks you, and his damage brings 1 threat", {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    scenario: [{ card: 'Defense Network', threat: 2 }],
    encounter: ['Crowd Control', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ["Klaw's Vengeance"], hand: ['Energy'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Genius'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 2, hand: ['Energy'] },
    ben: { damage: 0, hand: ['Genius'] },
    scheme: { threat: 1 },
    cards: { 'Defense Network': { threat: 2 } },
    quiet: true,
  },
});

scenario([], "Klaw's Vengeance: damage to an ally brings the threat as well", {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ["Klaw's Vengeance"], play: ['Luke Cage'] },
  },
  when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
  then: { ada: { damage: 0 }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-ENEMY-ATTACK-8', "Klaw's Vengeance: no threat without damage", {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ["Klaw's Vengeance"] },
  },
  when: [{ who: 'ada', does: { defend: 'She-Hulk' } }],
  then: { ada: { damage: 0 }, scheme: { threat: 0 }, quiet: true },
});

scenario('MC-ENCOUNTER-3', "Klaw's Vengeance: an alter-ego discards a card instead", {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', form: 'alter-ego', dealt: ["Klaw's Vengeance"], hand: ['Energy', 'Energy'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Genius'] },
  },
  when: [],
  then: {
    ada: { damage: 0, hand: ['Energy'], discard: ['Energy'] },
    ben: { hand: ['Genius'] },
    scheme: { threat: 0 },
    encounter: 3,
    quiet: true,
  },
});

scenario('MC-STATUS-6', "Klaw's Vengeance: neither attack nor threat while Klaw is stunned", {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ["Klaw's Vengeance"] },
  },
  when: [],
  then: { ada: { damage: 0 }, scheme: { threat: 0 }, villain: { stunned: false }, encounter: 3, quiet: true },
});
