import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Stark Tower: the topmost Tech upgrade of a player comes back', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: {
      hero: 'Iron Man',
      form: 'alter-ego',
      play: ['Stark Tower'],
      discard: ['Arc Reactor', 'Rocket Boots', 'Tenacity', 'Energy'],
    },
    ben: { hero: 'Spider-Man', discard: ['Web-Shooter', 'Backflip'] },
  },
  when: [{ who: 'ada', does: { use: 'Stark Tower', player: 'ada' } }],
  then: {
    ada: { hand: ['Rocket Boots'], discard: ['Arc Reactor', 'Tenacity', 'Energy'] },
    ben: { hand: [], discard: 2 },
    cards: { 'Stark Tower': { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-CONTROL-4', 'Stark Tower: another player’s upgrade goes to that player’s hand', {
  given: {
    ada: { hero: 'Iron Man', form: 'alter-ego', play: ['Stark Tower'], discard: ['Arc Reactor'] },
    ben: { hero: 'Spider-Man', discard: ['Web-Shooter', 'Backflip'] },
  },
  when: [{ who: 'ada', does: { use: 'Stark Tower', player: 'ben' } }],
  then: { ada: { hand: [], discard: 1 }, ben: { hand: ['Web-Shooter'], discard: ['Backflip'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Stark Tower: not as Iron Man', {
  given: { ada: { hero: 'Iron Man', play: ['Stark Tower'], discard: ['Arc Reactor'] } },
  when: [{ who: 'ada', does: { use: 'Stark Tower' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { hand: [], discard: 1 }, quiet: true },
});

scenario('MC-ABILITY-2', 'Stark Tower: not while no pile holds a Tech upgrade', {
  given: { ada: { hero: 'Iron Man', form: 'alter-ego', play: ['Stark Tower'], discard: ['Tenacity'] } },
  when: [{ who: 'ada', does: { use: 'Stark Tower' }, refused: ['MC-ABILITY-2'] }],
  then: { cards: { 'Stark Tower': { exhausted: false } }, quiet: true },
});
