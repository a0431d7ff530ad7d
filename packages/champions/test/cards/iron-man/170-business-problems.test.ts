import { scenario } from '../../kit.ts';

scenario(['MC-OBLIGATION-1', 'MC-ZONE-6'], 'Business Problems: Tony Stark exhausts and it is gone', {
  given: {
    villainStep: 4,
    ada: { hero: 'Iron Man', play: ['Arc Reactor'] },
    ben: { hero: 'She-Hulk', dealt: ['Business Problems'] },
  },
  when: [{ who: 'ada', does: { may: true, option: 0 } }],
  then: {
    ada: { form: 'alter-ego', exhausted: true },
    ben: { exhausted: false },
    cards: { 'Business Problems': { zone: 'removed' }, 'Arc Reactor': { exhausted: false } },
    quiet: true,
  },
});

scenario('MC-OBLIGATION-4', 'Business Problems: or each upgrade of yours exhausts', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Iron Man',
      play: ['Arc Reactor', 'Rocket Boots', 'Stark Tower', 'War Machine'],
      dealt: ['Business Problems'],
    },
    ben: { hero: 'She-Hulk', play: ['Focused Rage'] },
  },
  when: [{ who: 'ada', does: { may: false } }],
  then: {
    ada: { form: 'hero', exhausted: false },
    cards: {
      'Arc Reactor': { exhausted: true },
      'Rocket Boots': { exhausted: true },
      'Stark Tower': { exhausted: false },
      'War Machine': { exhausted: false },
      'Focused Rage': { exhausted: false },
    },
    encounterDiscard: ['Business Problems'],
    quiet: true,
  },
});
