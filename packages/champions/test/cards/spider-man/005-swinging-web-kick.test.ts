import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-ATTACK-4'], 'Swinging Web Kick: 8 damage to one enemy', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: {
      hero: 'Spider-Man',
      hand: ['Swinging Web Kick', 'Strength', 'Energy'],
      minions: ['Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Swinging Web Kick', choose: 'Rhino' } }],
  then: {
    villain: { damage: 8 },
    cards: { Sandman: { damage: 0 } },
    ada: { exhausted: false, damage: 1, hand: [] },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Swinging Web Kick: not as Peter Parker', {
  given: {
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Swinging Web Kick', 'Strength', 'Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Swinging Web Kick' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 3 }, quiet: true },
});
