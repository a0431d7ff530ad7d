import { scenario } from '../../kit.ts';

scenario('MC-TRIGGER-4', 'Pepper Potts: the resources of the card on top of your discard pile', {
  given: {
    ada: {
      hero: 'Iron Man',
      hand: ['Supersonic Punch', 'Genius'],
      discard: ['Arc Reactor', 'Strength'],
      play: ['Pepper Potts'],
    },
  },
  // Strength lies on top: two physical resources pay for all of it, and Genius stays.
  when: [{ who: 'ada', does: { use: 'Supersonic Punch' } }],
  then: {
    villain: { damage: 4 },
    ada: { hand: ['Genius'], discard: ['Arc Reactor', 'Strength', 'Supersonic Punch'] },
    cards: { 'Pepper Potts': { exhausted: true } },
    quiet: true,
  },
});

scenario(
  ['MC-COST-5', 'MC-EXHAUST-4'],
  'Pepper Potts: nothing from an empty pile, an exhausted card or another player',
  {
    given: {
      ada: { hero: 'Iron Man', hand: ['Supersonic Punch'], play: ['Pepper Potts'] },
      ben: { hero: 'She-Hulk', discard: ['Strength'] },
    },
    when: [{ who: 'ada', does: { use: 'Supersonic Punch' }, refused: ['MC-RESOURCE-3'] }],
    then: { cards: { 'Pepper Potts': { exhausted: false } }, villain: { damage: 0 }, quiet: true },
  },
);
