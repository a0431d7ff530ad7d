import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1', 'MC-STATUS-1'], 'Spider-Woman: the villain is confused when she enters play', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      hand: ['Spider-Woman', 'Strength', 'Genius'],
      minions: ['Sandman'],
    },
  },
  when: [
    { who: 'ada', does: { play: 'Spider-Woman' } },
    { who: 'ada', does: { use: 'Spider-Woman' } },
  ],
  then: {
    villain: { confused: true, stunned: false },
    cards: { Sandman: { confused: false } },
    ada: { confused: false, play: ['Spider-Woman'] },
    quiet: true,
  },
});

scenario('MC-ABILITY-7', 'Spider-Woman: nobody has to, and another ally does not bring it about', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      hand: ['Spider-Woman', 'Strength', 'Genius', 'Luke Cage', 'Energy', 'Energy'],
    },
  },
  when: [
    { who: 'ada', does: { play: 'Spider-Woman', pay: ['Strength', 'Genius'], pass: true } },
    { who: 'ada', does: { play: 'Luke Cage' } },
  ],
  then: { villain: { confused: false }, ada: { play: ['Spider-Woman', 'Luke Cage'] }, quiet: true },
});

scenario('MC-ABILITY-2', 'Spider-Woman: a villain who is confused already is not confused again', {
  given: {
    villainIs: { confused: true },
    ada: { hero: 'Captain Marvel', hand: ['Spider-Woman', 'Energy', 'Strength'] },
  },
  when: [{ who: 'ada', does: { play: 'Spider-Woman' } }],
  then: { ada: { play: ['Spider-Woman'] }, villain: { confused: true }, quiet: true },
});
