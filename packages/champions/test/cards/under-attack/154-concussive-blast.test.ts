import { scenario } from '../../kit.ts';

scenario('MC-CONTROL-8', 'Concussive Blast: 1 damage to each friendly character, to no enemy', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', dealt: ['Concussive Blast'], play: ['Mockingbird'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', play: ['Hawkeye', 'Stark Tower'] },
  },
  when: [],
  then: {
    ada: { damage: 1 },
    ben: { damage: 1 },
    cards: { Mockingbird: { damage: 1 }, Hawkeye: { damage: 1 }, Shocker: { damage: 0 } },
    villain: { damage: 0 },
    quiet: true,
  },
});

scenario(
  ['MC-BOOST-2', 'MC-BOOST-3'],
  'Concussive Blast: as a boost 1 damage to each of your characters, none to those of others',
  {
    given: {
      villainStep: 2,
      encounter: ['Concussive Blast', 'Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk', play: ['Mockingbird'] },
      ben: { hero: 'Iron Man', form: 'alter-ego', play: [{ card: 'Hawkeye', exhausted: true }] },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    // Rhino attacks for 2; the star is no boost icon.
    then: {
      ada: { damage: 3 },
      ben: { damage: 0 },
      cards: { Mockingbird: { damage: 1 }, Hawkeye: { damage: 0 } },
      quiet: true,
    },
  },
);
