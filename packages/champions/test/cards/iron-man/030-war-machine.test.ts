import { scenario } from '../../kit.ts';

scenario('MC-COST-3', 'War Machine: exhausted and hurt for 1 damage to each enemy', {
  given: {
    ada: { hero: 'Iron Man', play: ['War Machine', 'Mockingbird'], minions: ['Sandman'] },
    ben: { hero: 'She-Hulk', minions: ['Shocker'] },
  },
  when: [
    { who: 'ada', does: { use: 'War Machine' } },
    { who: 'ada', does: { use: 'War Machine' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    villain: { damage: 1 },
    cards: {
      Sandman: { damage: 1 },
      Shocker: { damage: 1 },
      Mockingbird: { damage: 0 },
      'War Machine': { damage: 2, exhausted: true },
    },
    ada: { damage: 0 },
    ben: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-DAMAGE-10', 'War Machine: the second time costs him his last hit points', {
  given: { ada: { hero: 'Iron Man', play: [{ card: 'War Machine', damage: 2 }] } },
  when: [{ who: 'ada', does: { use: 'War Machine' } }],
  then: { villain: { damage: 1 }, ada: { play: [], discard: ['War Machine'] }, quiet: true },
});

scenario(['MC-INIT-4', 'MC-COST-1'], 'War Machine: tough, he cannot be hurt for it', {
  given: {
    ada: { hero: 'Iron Man', play: [{ card: 'War Machine', tough: true }, 'Mockingbird'] },
    ben: { hero: 'She-Hulk', minions: ['Shocker'] },
  },
  when: [{ who: 'ada', does: { use: 'War Machine' }, refused: ['MC-INIT-4'] }],
  then: {
    villain: { damage: 0 },
    cards: { 'War Machine': { tough: true, exhausted: false }, Shocker: { damage: 0 } },
    quiet: true,
  },
});
