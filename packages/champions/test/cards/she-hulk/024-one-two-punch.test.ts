import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1', 'MC-EXHAUST-6'], 'One-Two Punch: ready again after a basic attack', {
  given: {
    ada: {
      hero: 'She-Hulk',
      hand: ['One-Two Punch', 'Strength'],
      play: [{ card: 'Hellcat', exhausted: true }],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'She-Hulk' } },
    { who: 'ada', does: { use: 'One-Two Punch' } },
  ],
  then: {
    ada: { exhausted: false, hand: [] },
    villain: { damage: 3 },
    cards: { Hellcat: { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'One-Two Punch: not after an attack event, a thwart or an ally’s attack', {
  given: {
    threat: 3,
    ada: {
      hero: 'She-Hulk',
      hand: ['One-Two Punch', 'Haymaker', 'Strength', 'Genius'],
      play: ['Hellcat'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Haymaker', pay: ['Strength'] } },
    { who: 'ada', does: { thwart: 'She-Hulk' } },
    { who: 'ada', does: { attack: 'Hellcat' } },
  ],
  then: { ada: { exhausted: true, hand: ['One-Two Punch', 'Genius'] }, villain: { damage: 4 }, quiet: true },
});
