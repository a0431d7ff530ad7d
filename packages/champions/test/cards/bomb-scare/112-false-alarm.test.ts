import { scenario } from '../../kit.ts';

scenario(['MC-STATUS-1', 'MC-STATUS-7'], 'False Alarm: you are confused, nobody else', {
  given: {
    villainStep: 4,
    threat: 3,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', dealt: ['False Alarm'], play: ['Mockingbird'] },
    ben: { hero: 'She-Hulk' },
    first: 'ben',
  },
  when: [
    {
      who: 'ada',
      does: { thwart: 'Spider-Man' },
      then: { ada: { confused: false, exhausted: true }, scheme: { threat: 3 } },
    },
    { who: 'ada', does: { thwart: 'Mockingbird' } },
  ],
  then: {
    scheme: { threat: 2 },
    ben: { confused: false },
    ada: { stunned: false },
    encounter: 2,
    quiet: true,
  },
});

scenario(['MC-KEYWORD-7', 'MC-STATUS-2'], 'False Alarm: surges where you are confused already', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', identity: { confused: true }, dealt: ['False Alarm'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    ada: { confused: true, minions: ['Sandman'] },
    ben: { confused: false },
    encounter: 1,
    quiet: true,
  },
});
