import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-3'], 'Relentless Assault: paid with physical, what is too much goes to the villain', {
  given: {
    ada: {
      hero: 'She-Hulk',
      hand: ['Relentless Assault', 'Strength'],
      minions: ['Shocker', 'Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Relentless Assault', choose: 'Shocker' } }],
  then: {
    villain: { damage: 2 },
    cards: { Sandman: { damage: 0 } },
    ada: { minions: ['Sandman'], exhausted: false },
    quiet: true,
  },
});

scenario('MC-DAMAGE-11', 'Relentless Assault: otherwise it is lost', {
  given: { ada: { hero: 'She-Hulk', hand: ['Relentless Assault', 'Energy'], minions: ['Shocker'] } },
  when: [{ who: 'ada', does: { use: 'Relentless Assault' } }],
  then: { villain: { damage: 0 }, ada: { minions: [] }, encounterDiscard: ['Shocker'], quiet: true },
});

scenario('MC-WORD-5', 'Relentless Assault: not without a minion', {
  given: { ada: { hero: 'She-Hulk', hand: ['Relentless Assault', 'Strength'] } },
  when: [{ who: 'ada', does: { use: 'Relentless Assault' }, refused: ['MC-ABILITY-2'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
