import { scenario } from '../../kit.ts';

scenario('MC-MOD-1', 'Heroic Intuition: +1 THW for your hero, not for an ally', {
  given: { threat: 6, ada: { hero: 'Spider-Man', play: ['Heroic Intuition', 'Jessica Jones'] } },
  when: [
    { who: 'ada', does: { thwart: 'Spider-Man' }, then: { scheme: { threat: 4 } } },
    { who: 'ada', does: { thwart: 'Jessica Jones' } },
  ],
  then: { scheme: { threat: 3 }, quiet: true },
});

scenario('MC-LIMIT-6', 'Heroic Intuition: under any player’s control, one for each', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Heroic Intuition', 'Heroic Intuition', 'Strength', 'Energy'],
      play: ['Heroic Intuition'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Heroic Intuition', pay: ['Strength'] },
      then: { ben: { play: ['Heroic Intuition'] } },
    },
    { who: 'ada', does: { play: 'Heroic Intuition' }, refused: ['MC-LIMIT-6'] },
  ],
  then: { ada: { play: ['Heroic Intuition'] }, quiet: true },
});
