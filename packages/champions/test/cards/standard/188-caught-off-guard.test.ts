import { scenario } from '../../kit.ts';

scenario('MC-FIRST-2', 'Caught Off Guard: an upgrade or support of yours, as the first player picks', {
  given: {
    first: 'ben',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      dealt: ['Caught Off Guard'],
      play: ['Aunt May', 'Web-Shooter', 'Mockingbird'],
    },
    ben: { hero: 'Iron Man', play: ['Arc Reactor'] },
  },
  when: [
    { who: 'ben', does: { choose: 'Arc Reactor' }, refused: ['MC-FIRST-2'] },
    { who: 'ben', does: { choose: 'Aunt May' } },
  ],
  then: {
    ada: { play: ['Mockingbird', 'Web-Shooter'], discard: ['Aunt May'] },
    ben: { play: ['Arc Reactor'] },
    sideSchemes: [],
    quiet: true,
  },
});

scenario('MC-KEYWORD-7', 'Caught Off Guard: surges where you have none; an ally does not count', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['Caught Off Guard'], play: ['Mockingbird'] },
  },
  when: [],
  then: { ada: { play: ['Mockingbird'] }, sideSchemes: ['Crowd Control'], quiet: true },
});
