import { scenario } from '../../kit.ts';

scenario(['MC-LASTING-1'], 'Lead from the Front: +1 THW and +1 ATK for the characters of one player', {
  given: {
    threat: 6,
    ada: { hero: 'Spider-Man', hand: ['Lead from the Front', 'Strength'], play: ['Vision'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { use: 'Lead from the Front', player: 'ada' } },
    { who: 'ada', does: { attack: 'Spider-Man' }, then: { villain: { damage: 3 } } },
    { who: 'ada', does: { thwart: 'Vision' }, then: { scheme: { threat: 4 } } },
    { who: 'ada', does: { end: true } },
    { who: 'ben', does: { attack: 'She-Hulk' } },
  ],
  then: { villain: { damage: 6 } },
});

scenario('MC-LASTING-4', 'Lead from the Front: over at the end of the phase', {
  given: {
    villainIs: { stunned: true },
    ada: { hero: 'Spider-Man', hand: ['Lead from the Front', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { use: 'Lead from the Front' } },
    { who: 'ada', does: { end: true } },
    { who: 'ada', does: { attack: 'Spider-Man' } },
  ],
  then: { villain: { damage: 2 }, round: 2, quiet: true },
});

scenario('MC-TRIGGER-1', 'Lead from the Front: not in alter-ego form', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Lead from the Front', 'Strength'] } },
  when: [{ who: 'ada', does: { use: 'Lead from the Front' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { hand: 2 }, quiet: true },
});
