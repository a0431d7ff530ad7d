import { scenario } from '../../kit.ts';

scenario('MC-MOD-1', 'Combat Training: +1 ATK for your hero, not for an ally', {
  given: { ada: { hero: 'Spider-Man', play: ['Combat Training', 'Mockingbird'] } },
  when: [
    { who: 'ada', does: { attack: 'Spider-Man' }, then: { villain: { damage: 3 } } },
    { who: 'ada', does: { attack: 'Mockingbird' } },
  ],
  then: { villain: { damage: 4 }, quiet: true },
});

scenario('MC-LIMIT-6', 'Combat Training: under any player’s control, one for each', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Combat Training', 'Combat Training', 'Strength', 'Energy'] },
    ben: { hero: 'She-Hulk', play: ['Combat Training'] },
  },
  when: [
    { who: 'ada', does: { play: 'Combat Training', pay: ['Strength'] } },
    { who: 'ada', does: { play: 'Combat Training' }, refused: ['MC-LIMIT-6'] },
  ],
  then: { ada: { play: ['Combat Training'] }, ben: { play: ['Combat Training'] }, quiet: true },
});
