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

scenario('MC-TRIGGER-4', 'Pepper Potts: copies what was discarded for the same price, onto an empty pile', {
  given: {
    ada: { hero: 'Iron Man', hand: ['Mark V Armor', 'Energy', 'Backflip'], play: ['Pepper Potts'] },
    ben: { hero: 'She-Hulk', discard: ['Strength'] },
  },
  when: [{ who: 'ada', does: { play: 'Mark V Armor', pay: ['Energy', 'Pepper Potts=energy+energy'] } }],
  then: {
    ada: { hand: ['Backflip'], play: ['Pepper Potts', 'Mark V Armor'], discard: ['Energy'] },
    cards: { 'Pepper Potts': { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-RESOURCE-5', 'Pepper Potts: not what stays in hand', {
  given: {
    ada: {
      hero: 'Iron Man',
      hand: ['Mark V Armor', 'Energy', 'Vibranium', 'Genius'],
      discard: ['Arc Reactor'],
      play: ['Pepper Potts'],
    },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Mark V Armor', pay: ['Energy', 'Pepper Potts=mental+mental'] },
      refused: ['MC-RESOURCE-5'],
    },
    { who: 'ada', does: { pay: ['Genius', 'Pepper Potts=mental+mental'] } },
  ],
  then: { ada: { hand: ['Energy', 'Vibranium'], discard: { top: ['Genius'] } }, quiet: true },
});

scenario('MC-RESOURCE-7', 'Pepper Potts: The Power of Aggression as printed, one wild resource and not two', {
  given: {
    ada: { hero: 'Iron Man', hand: ['Uppercut', 'The Power of Aggression'], play: ['Pepper Potts'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    {
      who: 'ada',
      does: {
        use: 'Uppercut',
        pay: ['The Power of Aggression=energy+energy', 'Pepper Potts=energy+energy'],
      },
      refused: ['MC-RESOURCE-5'],
    },
    { who: 'ada', does: { pay: ['The Power of Aggression=energy+energy', 'Pepper Potts=mental'] } },
  ],
  then: { villain: { damage: 5 }, ada: { hand: [] }, quiet: true },
});

scenario('MC-TRIGGER-4', 'Pepper Potts: helps to spend for Sonic Boom what she copies', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    ada: {
      hero: 'Iron Man',
      hand: ['Vibranium'],
      discard: ['Genius'],
      play: ['Pepper Potts', 'War Machine'],
      dealt: ['Sonic Boom'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    {
      who: 'ada',
      does: { pick: 1, pay: ['Vibranium=energy+physical', 'Pepper Potts=mental+mental'] },
    },
  ],
  then: { cards: { 'War Machine': { exhausted: false } }, ada: { exhausted: false }, quiet: true },
});
