import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-ATTACK-4'], 'Uppercut: 5 damage to an enemy', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'She-Hulk', hand: ['Uppercut', 'Strength', 'Energy'], minions: ['Sandman'] },
  },
  when: [{ who: 'ada', does: { use: 'Uppercut', choose: 'Rhino' } }],
  then: {
    villain: { damage: 5 },
    cards: { Sandman: { damage: 0 } },
    ada: { exhausted: false, damage: 1 },
    quiet: true,
  },
});

scenario('MC-KEYWORD-5', 'Uppercut: not past a guard', {
  given: {
    ada: { hero: 'She-Hulk', hand: ['Uppercut', 'Strength', 'Energy'], minions: ['Hydra Mercenary'] },
  },
  when: [{ who: 'ada', does: { use: 'Uppercut' } }],
  then: { villain: { damage: 0 }, ada: { minions: [] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Uppercut: not in alter-ego form', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Uppercut', 'Strength', 'Energy'] } },
  when: [{ who: 'ada', does: { use: 'Uppercut' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 3 }, quiet: true },
});
