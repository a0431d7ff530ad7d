import { scenario } from '../../kit.ts';

scenario('MC-RESPONSE-1', 'Maria Hill: each player draws a card', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Maria Hill', 'Strength'], deck: ['Energy', 'Genius'] },
    ben: { hero: 'She-Hulk', deck: ['Genius', 'Energy'] },
  },
  when: [{ who: 'ada', does: { play: 'Maria Hill', use: 'Maria Hill' } }],
  then: { ada: { hand: ['Energy'], deck: 1 }, ben: { hand: ['Genius'], deck: 1 }, quiet: true },
});

scenario('MC-ABILITY-7', 'Maria Hill: nobody has to', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Maria Hill', 'Strength'], deck: ['Energy', 'Genius'] },
    ben: { hero: 'She-Hulk', deck: ['Genius', 'Energy'] },
  },
  when: [{ who: 'ada', does: { play: 'Maria Hill', pass: true } }],
  then: { ada: { hand: [], play: ['Maria Hill'] }, ben: { hand: [] }, quiet: true },
});
