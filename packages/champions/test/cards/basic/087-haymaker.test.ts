import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-ATTACK-4'], 'Haymaker: 3 damage to an enemy', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'], minions: ['Sandman'] },
  },
  when: [{ who: 'ada', does: { use: 'Haymaker', choose: 'Rhino' } }],
  then: {
    villain: { damage: 3 },
    cards: { Sandman: { damage: 0 } },
    ada: { exhausted: false, damage: 1 },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Haymaker: not in alter-ego form', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Haymaker', 'Strength'] } },
  when: [{ who: 'ada', does: { use: 'Haymaker' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
