import { scenario } from '../../kit.ts';

scenario(
  ['MC-KEYWORD-14', 'MC-KEYWORD-15', 'MC-TRIGGER-4'],
  'Web-Shooter: a wild resource for an exhausted card and a counter',
  {
    given: {
      ada: {
        hero: 'Spider-Man',
        hand: ['Web-Shooter', 'Backflip', 'Spider-Tracer'],
        minions: ['Sandman'],
        play: [{ card: 'Web-Shooter', counters: 2 }],
      },
    },
    when: [
      { who: 'ada', does: { play: 'Web-Shooter', pay: ['Backflip'] } },
      { who: 'ada', does: { play: 'Spider-Tracer', pay: ['Web-Shooter=energy'] } },
    ],
    then: {
      cards: {
        'Web-Shooter#1': { counters: 1, exhausted: true },
        'Web-Shooter#2': { counters: 3, exhausted: false },
      },
      ada: { discard: ['Backflip'], hand: [] },
      quiet: true,
    },
  },
);

scenario('MC-KEYWORD-16', 'Web-Shooter: discarded after its last counter', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Spider-Tracer'],
      minions: ['Sandman'],
      play: [{ card: 'Web-Shooter', counters: 1 }],
    },
  },
  when: [{ who: 'ada', does: { play: 'Spider-Tracer' } }],
  then: { ada: { discard: ['Web-Shooter'], play: ['Spider-Tracer'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Web-Shooter: nothing as Peter Parker', {
  given: {
    ada: {
      hero: 'Spider-Man',
      form: 'alter-ego',
      hand: ['Helicarrier', 'Backflip'],
      play: ['Web-Shooter'],
    },
  },
  // Scientist and Backflip make two; the third would have to come from Web-Shooter.
  when: [{ who: 'ada', does: { play: 'Helicarrier' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { hand: 2 }, cards: { 'Web-Shooter': { counters: 3, exhausted: false } }, quiet: true },
});

scenario('MC-EXHAUST-4', 'Web-Shooter: nothing while exhausted', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Spider-Tracer'],
      minions: ['Sandman'],
      play: [{ card: 'Web-Shooter', exhausted: true }],
    },
  },
  when: [{ who: 'ada', does: { play: 'Spider-Tracer' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { hand: 1 }, cards: { 'Web-Shooter': { counters: 3 } }, quiet: true },
});

scenario('MC-KEYWORD-16', 'Web-Shooter: the last web has paid for an event, which lies on top of it then', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Haymaker', 'Backflip'],
      play: [{ card: 'Web-Shooter', counters: 1 }],
    },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { use: 'Haymaker' } }],
  then: {
    ada: { discard: { order: ['Haymaker', 'Web-Shooter', 'Backflip'] }, play: [] },
    villain: { damage: 3 },
    quiet: true,
  },
});
