import { scenario } from '../../kit.ts';

scenario(
  ['MC-KEYWORD-14', 'MC-KEYWORD-15', 'MC-TRIGGER-4'],
  'Web-Shooter: a wild resource for an exhausted card and a counter',
  {
    given: {
      ada: { hero: 'Spider-Man', hand: ['Web-Shooter', 'Web-Shooter', 'Backflip'], play: [{ card: 'Web-Shooter', counters: 2 }] },
    },
    when: [
      { who: 'ada', does: { play: 'Web-Shooter', pay: ['Web-Shooter=energy'] } },
      { who: 'ada', does: { play: 'Web-Shooter', pay: ['Backflip'] } },
    ],
    then: {
      cards: {
        'Web-Shooter#1': { counters: 1, exhausted: true },
        'Web-Shooter#2': { counters: 3, exhausted: false },
        'Web-Shooter#3': { counters: 3, exhausted: false },
      },
      ada: { discard: ['Backflip'], hand: [] },
      quiet: true,
    },
  },
);

scenario('MC-KEYWORD-16', 'Web-Shooter: discarded after its last counter', {
  given: { ada: { hero: 'Spider-Man', hand: ['Spider-Tracer'], minions: ['Sandman'], play: [{ card: 'Web-Shooter', counters: 1 }] } },
  when: [{ who: 'ada', does: { play: 'Spider-Tracer' } }],
  then: { ada: { discard: ['Web-Shooter'], play: ['Spider-Tracer'] }, quiet: true },
});

scenario(['MC-TRIGGER-1', 'MC-EXHAUST-4'], 'Web-Shooter: nothing as Peter Parker, nothing while exhausted', {
  given: {
    ada: {
      hero: 'Spider-Man',
      form: 'alter-ego',
      hand: ['Avengers Mansion', 'Genius', 'Backflip'],
      play: ['Web-Shooter'],
    },
    ben: { hero: 'She-Hulk', hand: ['Combat Training', 'Backflip'], play: [{ card: 'Web-Shooter', exhausted: true }] },
  },
  when: [
    { who: 'ada', does: { play: 'Avengers Mansion', pay: ['Genius', 'Backflip', 'Web-Shooter=energy'] }, refused: ['MC-TRIGGER-1'] },
  ],
  then: { ada: { hand: 3 }, cards: { 'Web-Shooter#1': { counters: 3, exhausted: false } } },
});
