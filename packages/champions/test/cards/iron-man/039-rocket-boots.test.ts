import { scenario } from '../../kit.ts';

scenario(['MC-HP-1', 'MC-CONSTANT-3'], 'Rocket Boots: a hit point for each pair', {
  given: {
    ada: { hero: 'Iron Man', play: ['Rocket Boots', 'Rocket Boots'] },
    ben: { hero: 'Spider-Man' },
  },
  when: [],
  then: { ada: { remaining: 11 }, ben: { remaining: 10 }, quiet: true },
});

scenario(['MC-LASTING-1', 'MC-LASTING-4'], 'Rocket Boots: aerial until the end of the phase', {
  given: {
    villainIs: { stunned: true },
    ada: {
      hero: 'Iron Man',
      hand: ['Genius', 'Supersonic Punch', 'Energy', 'Supersonic Punch', 'Energy'],
      play: ['Rocket Boots', 'Arc Reactor', 'Mark V Armor', 'Mark V Helmet'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Rocket Boots', pay: ['Genius'] } },
    { who: 'ada', does: { use: 'Supersonic Punch' }, then: { villain: { damage: 8 } } },
    { who: 'ada', does: { end: true, discard: [] } },
    { who: 'ada', does: { use: 'Supersonic Punch' } },
  ],
  then: { villain: { damage: 12 }, round: 2, quiet: true },
});

scenario('MC-RESOURCE-4', 'Rocket Boots: a mental resource, nothing else', {
  given: { ada: { hero: 'Iron Man', hand: ['Energy'], play: ['Rocket Boots'] } },
  when: [{ who: 'ada', does: { use: 'Rocket Boots' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { hand: 1 }, cards: { 'Rocket Boots': { exhausted: false } }, quiet: true },
});
