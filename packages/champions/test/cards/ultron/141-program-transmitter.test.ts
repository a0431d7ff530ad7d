import { scenario } from '../../kit.ts';

scenario(
  ['MC-BOOST-8', 'MC-ENCOUNTER-1'],
  'Program Transmitter: 1 SCH more, and 1 threat on each side scheme after Ultron schemes',
  {
    given: {
      villain: 'Ultron',
      villainStep: 2,
      scenario: ['Program Transmitter', 'Invasive AI', 'Drone Factory'],
      encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'Captain Marvel', form: 'alter-ego' },
    },
    when: [],
    then: {
      scheme: { threat: 2 },
      cards: { 'Invasive AI': { threat: 4 }, 'Drone Factory': { threat: 5 } },
      quiet: true,
    },
  },
);

scenario('MC-BOOST-8', 'Program Transmitter: nothing after an attack, nor after a drone schemed', {
  given: {
    villain: 'Ultron',
    villainStep: 2,
    villainIs: { confused: true },
    scenario: ['Ultron Drones', 'Program Transmitter', 'Drone Factory'],
    encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', deck: ['Genius', 'Genius'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Drone'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { option: 0 } },
  ],
  // One by the choice after the attack, one by the drone.
  then: { scheme: { threat: 2 }, cards: { 'Drone Factory': { threat: 4 } }, quiet: true },
});

scenario(
  ['MC-ATTACH-1', 'MC-RESOURCE-4'],
  'Program Transmitter: comes onto Ultron; an exhausted hero and two mental resources take it off',
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      ada: { hero: 'She-Hulk', dealt: ['Program Transmitter'], hand: ['Genius'], minions: ['Shocker'] },
      ben: { hero: 'Iron Man', hand: ['Genius'] },
    },
    when: [
      { who: 'ben', does: { end: true } },
      {
        who: 'ada',
        does: { use: 'Program Transmitter' },
      },
    ],
    then: {
      villain: { attachments: [] },
      ada: { exhausted: true, discard: ['Genius'] },
      ben: { exhausted: false },
      encounterDiscard: ['Program Transmitter'],
      quiet: true,
    },
  },
);

scenario('MC-RESOURCE-4', 'Program Transmitter: not with other resources', {
  given: {
    villain: 'Ultron',
    scenario: ['Program Transmitter'],
    ada: { hero: 'She-Hulk', hand: ['Strength', 'Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Program Transmitter' }, refused: ['MC-RESOURCE-3'] }],
  then: { villain: { attachments: ['Program Transmitter'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Program Transmitter: not by an alter-ego', {
  given: {
    villain: 'Ultron',
    scenario: ['Program Transmitter'],
    ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Program Transmitter' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { attachments: ['Program Transmitter'] }, quiet: true },
});

scenario('MC-EXHAUST-2', 'Program Transmitter: not by an exhausted hero', {
  given: {
    villain: 'Ultron',
    scenario: ['Program Transmitter'],
    ada: { hero: 'She-Hulk', identity: { exhausted: true }, hand: ['Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Program Transmitter' }, refused: ['MC-EXHAUST-2'] }],
  then: { villain: { attachments: ['Program Transmitter'] }, quiet: true },
});
