import { scenario } from '../../kit.ts';

scenario(['MC-TRIGGER-6'], 'Rhino III: nobody is stunned while the second stage stands', {
  given: {
    stage: 2,
    villainIs: { damage: 14 },
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
    cat: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: { villain: { stage: 2, damage: 16 }, ada: { stunned: false }, quiet: true },
});

scenario(
  ['MC-TRIGGER-6', 'MC-KEYWORD-4'],
  'Rhino III: comes tough, and every hero is stunned, no alter-ego',
  {
    given: {
      stage: 2,
      villainIs: { damage: 43 },
      ada: { hero: 'Spider-Man' },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
      cat: { hero: 'She-Hulk' },
    },
    when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
    then: {
      villain: { stage: 3, tough: true, remaining: 48 },
      ada: { stunned: true },
      ben: { stunned: false },
      cat: { stunned: true },
      quiet: true,
    },
  },
);
