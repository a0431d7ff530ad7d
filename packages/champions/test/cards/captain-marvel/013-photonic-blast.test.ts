import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-ABILITY-3'], 'Photonic Blast: 5 damage, and a card for energy', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: {
      hero: 'Captain Marvel',
      hand: ['Photonic Blast', 'Energy', 'Strength'],
      deck: ['Genius', 'Genius'],
      minions: ['Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Photonic Blast', pay: ['Energy', 'Strength'], choose: 'Rhino' } }],
  then: {
    villain: { damage: 5 },
    cards: { Sandman: { damage: 0 } },
    ada: { hand: ['Genius'], deck: 1, damage: 1 },
    quiet: true,
  },
});

scenario([], 'Photonic Blast: no card for other resources', {
  given: {
    ada: { hero: 'Captain Marvel', hand: ['Photonic Blast', 'Genius', 'Strength'], deck: ['Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Photonic Blast' } }],
  then: { villain: { damage: 5 }, ada: { hand: [], deck: 1 }, quiet: true },
});
