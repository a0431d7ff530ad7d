import { scenario } from '../../kit.ts';

scenario('MC-RESPONSE-1', 'Daredevil: 1 damage to an enemy after he thwarts', {
  given: {
    threat: 4,
    ada: { hero: 'Spider-Man', play: ['Daredevil', 'Jessica Jones'], minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { thwart: 'Daredevil' } },
    { who: 'ada', does: { use: 'Daredevil', choose: 'Sandman' } },
  ],
  then: {
    scheme: { threat: 2 },
    villain: { damage: 0 },
    cards: { Sandman: { damage: 1 }, Daredevil: { damage: 1 } },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Daredevil: not after an attack, not after another’s thwart', {
  given: { threat: 4, ada: { hero: 'Spider-Man', play: ['Daredevil', 'Jessica Jones'] } },
  when: [
    { who: 'ada', does: { attack: 'Daredevil' } },
    { who: 'ada', does: { thwart: 'Jessica Jones' } },
  ],
  then: { scheme: { threat: 3 }, villain: { damage: 2 }, quiet: true },
});

scenario(
  ['MC-DAMAGE-4', 'MC-DAMAGE-3'],
  'Daredevil: with one hit point left he still strikes, and then falls',
  {
    given: {
      threat: 4,
      ada: {
        hero: 'Spider-Man',
        play: [{ card: 'Daredevil', damage: 2 }, 'Jessica Jones'],
        minions: ['Sandman'],
      },
    },
    when: [
      { who: 'ada', does: { thwart: 'Daredevil' }, then: { ada: { play: ['Daredevil', 'Jessica Jones'] } } },
      { who: 'ada', does: { use: 'Daredevil', choose: 'Sandman' } },
    ],
    then: {
      scheme: { threat: 2 },
      cards: { Sandman: { damage: 1 } },
      ada: { play: ['Jessica Jones'], discard: ['Daredevil'] },
      quiet: true,
    },
  },
);
