import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1', 'MC-STATUS-1'], 'Mockingbird: an enemy is stunned when she enters play', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Mockingbird', 'Strength', 'Energy'], minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { play: 'Mockingbird' } },
    { who: 'ada', does: { use: 'Mockingbird', choose: 'Sandman' } },
  ],
  then: {
    cards: { Sandman: { stunned: true } },
    villain: { stunned: false },
    ada: { stunned: false },
    quiet: true,
  },
});

scenario('MC-ABILITY-7', 'Mockingbird: nobody has to', {
  given: { ada: { hero: 'Spider-Man', hand: ['Mockingbird', 'Strength', 'Energy'] } },
  when: [{ who: 'ada', does: { play: 'Mockingbird', pass: true } }],
  then: { villain: { stunned: false }, ada: { play: ['Mockingbird'] }, quiet: true },
});
