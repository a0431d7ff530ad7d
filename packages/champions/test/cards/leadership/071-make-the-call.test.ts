import { scenario } from '../../kit.ts';

scenario(['MC-COST-1', 'MC-PLAY-2'], 'Make the Call: an ally of any discard pile, for its printed cost', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Make the Call', 'Strength', 'Energy', 'Genius'],
      discard: ['Vision'],
    },
    ben: { hero: 'She-Hulk', discard: ['Hellcat', 'Gamma Slam'] },
  },
  when: [{ who: 'ada', does: { use: 'Make the Call', choose: 'Hellcat', pay: ['Strength', 'Energy'] } }],
  then: {
    ada: {
      play: ['Hellcat'],
      hand: ['Genius'],
      discard: ['Energy', 'Make the Call', 'Strength', 'Vision'],
    },
    ben: { discard: ['Gamma Slam'], play: [] },
    quiet: true,
  },
});

scenario('MC-INIT-4', 'Make the Call: not without the resources', {
  given: { ada: { hero: 'Spider-Man', hand: ['Make the Call', 'Energy'], discard: ['Vision'] } },
  when: [{ who: 'ada', does: { use: 'Make the Call' }, refused: ['MC-INIT-4'] }],
  then: { ada: { hand: 2, discard: ['Vision'], play: [] }, quiet: true },
});
