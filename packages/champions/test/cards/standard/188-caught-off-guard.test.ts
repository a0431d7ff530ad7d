import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Caught Off Guard: you discard an upgrade or support of yours, as you choose', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      dealt: ['Caught Off Guard'],
      play: ['Aunt May', 'Web-Shooter', 'Mockingbird'],
    },
  },
  when: [{ who: 'ada', does: { choose: 'Aunt May' } }],
  then: {
    ada: { play: ['Mockingbird', 'Web-Shooter'], discard: ['Aunt May'] },
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
