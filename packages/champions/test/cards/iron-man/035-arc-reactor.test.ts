import { scenario } from '../../kit.ts';

scenario('MC-EXHAUST-6', 'Arc Reactor: Iron Man is ready again, and nobody else', {
  given: {
    ada: {
      hero: 'Iron Man',
      identity: { exhausted: true },
      play: ['Arc Reactor', { card: 'War Machine', exhausted: true }],
    },
    ben: { hero: 'She-Hulk', identity: { exhausted: true } },
  },
  when: [
    { who: 'ada', does: { use: 'Arc Reactor' } },
    { who: 'ada', does: { attack: 'Iron Man' } },
    { who: 'ada', does: { use: 'Arc Reactor' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    villain: { damage: 1 },
    ben: { exhausted: true },
    cards: { 'War Machine': { exhausted: true }, 'Arc Reactor': { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Arc Reactor: not for Tony Stark', {
  given: {
    ada: { hero: 'Iron Man', form: 'alter-ego', identity: { exhausted: true }, play: ['Arc Reactor'] },
  },
  when: [{ who: 'ada', does: { use: 'Arc Reactor' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { exhausted: true }, quiet: true },
});

scenario('MC-ABILITY-2', 'Arc Reactor: not for a hero who is ready', {
  given: { ada: { hero: 'Iron Man', play: ['Arc Reactor'] } },
  when: [{ who: 'ada', does: { use: 'Arc Reactor' }, refused: ['MC-ABILITY-2'] }],
  then: { cards: { 'Arc Reactor': { exhausted: false } }, quiet: true },
});
