import { scenario } from '../../kit.ts';

scenario(['MC-INIT-3', 'MC-LASTING-1'], 'Helicarrier: the next card costs 1 less, and only that one', {
  given: {
    ada: {
      hero: 'Spider-Man',
      play: ['Helicarrier'],
      hand: ['Aunt May', 'Web-Shooter'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { use: 'Helicarrier', player: 'ada' } },
    { who: 'ada', does: { play: 'Aunt May' }, then: { ada: { hand: ['Web-Shooter'] } } },
    // The Web-Shooter has its full price again, and nothing is left to pay it with.
    { who: 'ada', does: { play: 'Web-Shooter' }, refused: ['MC-RESOURCE-3'] },
  ],
  then: { ada: { play: ['Helicarrier', 'Aunt May'] }, quiet: true },
});

scenario('MC-INIT-3', 'Helicarrier: nothing for you if another player was chosen', {
  given: {
    ada: { hero: 'Spider-Man', play: ['Helicarrier'], hand: ['Aunt May'] },
    ben: { hero: 'She-Hulk', hand: ['Superhuman Law Division'] },
  },
  when: [
    { who: 'ada', does: { use: 'Helicarrier', player: 'ben' } },
    { who: 'ada', does: { play: 'Aunt May' }, refused: ['MC-RESOURCE-3'] },
    { who: 'ada', does: { end: true } },
    { who: 'ben', does: { play: 'Superhuman Law Division' } },
  ],
  then: { ben: { play: ['Superhuman Law Division'], hand: [] }, ada: { hand: ['Aunt May'] } },
});

scenario('MC-INIT-3', 'Helicarrier: the price falls for the player who was chosen, not for the first one', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: { hero: 'Spider-Man', play: ['Helicarrier'], hand: ['Aunt May', 'Web-Shooter'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { use: 'Helicarrier', player: 'ada' } },
    { who: 'ada', does: { play: 'Aunt May' } },
  ],
  then: { ada: { play: ['Helicarrier', 'Aunt May'], hand: ['Web-Shooter'] }, quiet: true },
});
