import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Avengers Mansion: a player of your choice draws a card', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'Spider-Man', play: ['Avengers Mansion'], deck: ['Energy', 'Genius'] },
    ben: { hero: 'She-Hulk', deck: ['Genius', 'Energy'] },
  },
  when: [
    { who: 'ada', does: { use: 'Avengers Mansion', player: 'ben' } },
    { who: 'ada', does: { use: 'Avengers Mansion' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: { ben: { hand: ['Genius'] }, ada: { hand: [], deck: 2 }, quiet: true },
});

scenario('MC-LIMIT-6', 'Avengers Mansion: one for each player', {
  given: {
    ada: { hero: 'Spider-Man', play: ['Avengers Mansion'], hand: ['Avengers Mansion', 'Energy', 'Genius'] },
  },
  when: [{ who: 'ada', does: { play: 'Avengers Mansion' }, refused: ['MC-LIMIT-6'] }],
  then: { ada: { hand: 3, play: ['Avengers Mansion'] }, quiet: true },
});
