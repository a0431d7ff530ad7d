import { scenario } from '../../kit.ts';

scenario('MC-MOD-1', 'Armored Vest: +1 DEF for your hero', {
  given: {
    villainStep: 2,
    villain: 'Ultron',
    stage: 3,
    ada: { hero: 'Captain Marvel', play: ['Armored Vest'] },
    ben: { hero: 'Iron Man' },
  },
  when: [
    { who: 'ada', does: { defend: 'Captain Marvel' }, then: { ada: { damage: 2 } } },
    { who: 'ben', does: { defend: 'Iron Man' } },
  ],
  then: { ben: { damage: 3 }, quiet: true },
});

scenario('MC-LIMIT-6', 'Armored Vest: under any player’s control, one for each', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Armored Vest', 'Armored Vest', 'Backflip', 'Backflip'],
      play: ['Armored Vest'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Armored Vest', pay: ['Backflip'] },
      then: { ben: { play: ['Armored Vest'] } },
    },
    { who: 'ada', does: { play: 'Armored Vest' }, refused: ['MC-LIMIT-6'] },
  ],
  then: { ada: { play: ['Armored Vest'] }, quiet: true },
});
