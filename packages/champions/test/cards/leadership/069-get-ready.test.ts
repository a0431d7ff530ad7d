import { scenario } from '../../kit.ts';

scenario('MC-EXHAUST-6', 'Get Ready: an ally of any player is ready again', {
  given: {
    ada: {
      hero: 'Spider-Man',
      identity: { exhausted: true },
      hand: ['Get Ready'],
      play: [{ card: 'Vision', exhausted: true }],
    },
    ben: { hero: 'She-Hulk', play: [{ card: 'Hellcat', exhausted: true }] },
  },
  when: [{ who: 'ada', does: { use: 'Get Ready', choose: 'Hellcat' } }],
  then: {
    cards: { Hellcat: { exhausted: false }, Vision: { exhausted: true } },
    ada: { exhausted: true, hand: [] },
    quiet: true,
  },
});

scenario('MC-ABILITY-2', 'Get Ready: not for a hero, not for an ally that is ready', {
  given: {
    ada: { hero: 'Spider-Man', identity: { exhausted: true }, hand: ['Get Ready'], play: ['Vision'] },
  },
  when: [{ who: 'ada', does: { use: 'Get Ready' }, refused: ['MC-ABILITY-2'] }],
  then: { ada: { exhausted: true, hand: ['Get Ready'] }, quiet: true },
});
