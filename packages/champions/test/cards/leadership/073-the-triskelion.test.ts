import { scenario } from '../../kit.ts';

scenario('MC-GOLDEN-2', 'The Triskelion: a fourth ally for its player', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Luke Cage', 'Strength', 'Energy'],
      play: ['The Triskelion', 'Vision', 'Hawkeye', 'Mockingbird'],
    },
  },
  when: [{ who: 'ada', does: { play: 'Luke Cage' } }],
  then: { ada: { play: ['The Triskelion', 'Vision', 'Hawkeye', 'Mockingbird', 'Luke Cage'] }, quiet: true },
});

scenario('MC-ALLY-3', 'The Triskelion: not for another player', {
  given: {
    turn: 'ben',
    ada: { hero: 'Spider-Man', play: ['The Triskelion'] },
    ben: {
      hero: 'She-Hulk',
      hand: ['Luke Cage', 'Strength', 'Energy'],
      play: ['Vision', 'Hawkeye', 'Mockingbird'],
    },
  },
  when: [
    { who: 'ben', does: { play: 'Luke Cage' } },
    { who: 'ben', does: { discard: 'Hawkeye' } },
  ],
  then: {
    ben: { play: ['Vision', 'Mockingbird', 'Luke Cage'] },
    ada: { play: ['The Triskelion'] },
    quiet: true,
  },
});

scenario('MC-ALLY-3', 'The Triskelion: a fourth ally and not a fifth', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Luke Cage', 'Strength', 'Energy'],
      play: ['The Triskelion', 'Vision', 'Hawkeye', 'Mockingbird', 'Daredevil'],
    },
  },
  when: [
    { who: 'ada', does: { play: 'Luke Cage' } },
    { who: 'ada', does: { discard: 'Hawkeye' } },
  ],
  then: {
    ada: { play: ['The Triskelion', 'Vision', 'Mockingbird', 'Daredevil', 'Luke Cage'] },
    quiet: true,
  },
});
