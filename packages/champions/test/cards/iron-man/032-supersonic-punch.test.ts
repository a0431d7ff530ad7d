import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-3', 'Supersonic Punch: 4 damage on the ground', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'Iron Man', hand: ['Supersonic Punch', 'Genius'], minions: ['Sandman'] },
    ben: { hero: 'Captain Marvel', play: ['Cosmic Flight'] },
  },
  when: [{ who: 'ada', does: { use: 'Supersonic Punch', choose: 'Rhino' } }],
  then: { villain: { damage: 4 }, cards: { Sandman: { damage: 0 } }, ada: { damage: 1 }, quiet: true },
});

scenario('MC-MOD-10', 'Supersonic Punch: 8 damage in the air', {
  given: {
    ada: { hero: 'Iron Man', hand: ['Supersonic Punch', 'Genius', 'Genius'], play: ['Rocket Boots'] },
  },
  when: [
    { who: 'ada', does: { use: 'Rocket Boots' } },
    { who: 'ada', does: { use: 'Supersonic Punch' } },
  ],
  then: { villain: { damage: 8 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Supersonic Punch: not as Tony Stark', {
  given: { ada: { hero: 'Iron Man', form: 'alter-ego', hand: ['Supersonic Punch', 'Genius'] } },
  when: [{ who: 'ada', does: { use: 'Supersonic Punch' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
