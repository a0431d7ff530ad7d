import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-4'], 'Powered Gauntlets: 1 damage to an enemy, each of the two', {
  given: {
    ada: { hero: 'Iron Man', play: ['Powered Gauntlets', 'Powered Gauntlets'], minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { use: 'Powered Gauntlets', choose: 'Rhino' } },
    { who: 'ada', does: { use: 'Powered Gauntlets', choose: 'Rhino' } },
    { who: 'ada', does: { use: 'Powered Gauntlets' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: { villain: { damage: 2 }, cards: { Sandman: { damage: 0 } }, ada: { exhausted: false }, quiet: true },
});

scenario('MC-MOD-10', 'Powered Gauntlets: 2 damage in the air', {
  given: { ada: { hero: 'Iron Man', hand: ['Genius'], play: ['Powered Gauntlets', 'Rocket Boots'] } },
  when: [
    { who: 'ada', does: { use: 'Rocket Boots' } },
    { who: 'ada', does: { use: 'Powered Gauntlets' } },
  ],
  then: { villain: { damage: 2 }, quiet: true },
});

scenario(['MC-STATUS-4', 'MC-STATUS-5'], 'Powered Gauntlets: a stunned hero only gets over it', {
  given: { ada: { hero: 'Iron Man', identity: { stunned: true }, play: ['Powered Gauntlets'] } },
  when: [{ who: 'ada', does: { use: 'Powered Gauntlets' } }],
  then: {
    villain: { damage: 0 },
    ada: { stunned: false },
    cards: { 'Powered Gauntlets': { exhausted: true } },
    quiet: true,
  },
});
