import { scenario } from '../../kit.ts';

scenario('MC-WORD-1', 'Madame Hydra: takes no damage while Legions of Hydra is in play; a soldier does', {
  given: {
    scenario: ['Legions of Hydra'],
    ada: {
      hero: 'She-Hulk',
      hand: ['Ground Stomp', 'Strength'],
      minions: ['Madame Hydra', 'Hydra Soldier'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
  then: {
    cards: { 'Madame Hydra': { damage: 0 }, 'Hydra Soldier': { damage: 1 } },
    villain: { damage: 1 },
    quiet: true,
  },
});

scenario('MC-CONSTANT-2', 'Madame Hydra: is hurt beside another side scheme', {
  given: { scenario: ['Crowd Control'], ada: { hero: 'She-Hulk', minions: ['Madame Hydra'] } },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Madame Hydra' } }],
  then: { cards: { 'Madame Hydra': { damage: 3 } }, quiet: true },
});

scenario('MC-BOOST-7', 'Madame Hydra: after her attack 2 threat on Legions of Hydra, on no other scheme', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: ['Legions of Hydra', 'Crowd Control'],
    encounter: ['Shocker', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', form: 'hero', minions: ['Madame Hydra'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    cards: { 'Legions of Hydra': { threat: 5 }, 'Crowd Control': { threat: 2 } },
    scheme: { threat: 0 },
    quiet: true,
  },
});

scenario('MC-BOOST-7', 'Madame Hydra: after her scheme as well, but not after the villain schemed', {
  given: {
    villainStep: 2,
    scenario: ['Legions of Hydra'],
    encounter: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', minions: ['Madame Hydra'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [],
  // Rhino schemes twice for 1, she for 2.
  then: { cards: { 'Legions of Hydra': { threat: 5 } }, scheme: { threat: 4 }, quiet: true },
});

scenario('MC-STATUS-6', 'Madame Hydra: nothing where she was stunned', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    scenario: ['Legions of Hydra'],
    encounter: ['Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', minions: [{ card: 'Madame Hydra', stunned: true }] },
  },
  when: [],
  then: { cards: { 'Legions of Hydra': { threat: 3 }, 'Madame Hydra': { stunned: false } }, quiet: true },
});

scenario(
  ['MC-FIRST-2', 'MC-BOOST-7'],
  'Madame Hydra: with two Legions of Hydra the first player says which of them gets the threat',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      villainIs: { stunned: true },
      scenario: ['Legions of Hydra', { card: 'Legions of Hydra', threat: 1 }, 'Crowd Control'],
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Madame Hydra'] },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      // Gang-Up: the villain, who is stunned, or she. Then she attacks.
      { who: 'ben', does: { choose: 'Madame Hydra' } },
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { choose: 'Legions of Hydra#2' } },
    ],
    then: {
      cards: {
        'Legions of Hydra': { threat: 3 },
        'Legions of Hydra#2': { threat: 3 },
        'Crowd Control': { threat: 4 },
      },
      ada: { damage: 2 },
      scheme: { threat: 0 },
      quiet: true,
    },
  },
);
