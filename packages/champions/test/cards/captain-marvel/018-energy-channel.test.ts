import { scenario } from '../../kit.ts';

scenario(
  ['MC-COMPONENT-3', 'MC-COST-1'],
  'Energy Channel: a counter for each energy spent, 2 damage for each counter',
  {
    given: {
      ada: {
        hero: 'Captain Marvel',
        hand: ['Energy Absorption', 'Strength'],
        play: ['Energy Channel'],
        minions: ['Sandman'],
      },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Energy Channel/1', pay: ['Energy Absorption'] },
        then: { cards: { 'Energy Channel': { counters: 3 } }, villain: { damage: 0 } },
      },
      { who: 'ada', does: { use: 'Energy Channel/2', choose: 'Rhino' } },
    ],
    then: {
      villain: { damage: 6 },
      cards: { Sandman: { damage: 0 } },
      ada: { hand: ['Strength'], play: [], exhausted: false },
      quiet: true,
    },
  },
);

scenario([], 'Energy Channel: never more than 10 damage', {
  given: { ada: { hero: 'Captain Marvel', play: [{ card: 'Energy Channel', counters: 6 }] } },
  when: [{ who: 'ada', does: { use: 'Energy Channel/2' } }],
  then: { villain: { damage: 10 }, ada: { discard: ['Energy Channel'] }, quiet: true },
});

scenario('MC-LIMIT-6', 'Energy Channel: a second one cannot be played', {
  given: {
    ada: { hero: 'Captain Marvel', hand: ['Energy Channel'], play: ['Energy Channel'] },
  },
  when: [{ who: 'ada', does: { play: 'Energy Channel' }, refused: ['MC-LIMIT-6'] }],
  then: { villain: { damage: 0 }, ada: { play: ['Energy Channel'], hand: 1 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Energy Channel: Carol Danvers charges it and does not attack', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      form: 'alter-ego',
      hand: ['Energy'],
      play: [{ card: 'Energy Channel', counters: 1 }],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Energy Channel/1', pay: ['Energy'] } },
    { who: 'ada', does: { use: 'Energy Channel/2' }, refused: ['MC-TRIGGER-1'] },
  ],
  then: { cards: { 'Energy Channel': { counters: 3 } }, villain: { damage: 0 }, quiet: true },
});

scenario('MC-ABILITY-2', 'Energy Channel: without a counter it does not attack, and stays', {
  given: { ada: { hero: 'Captain Marvel', play: [{ card: 'Energy Channel', counters: 0 }] } },
  when: [{ who: 'ada', does: { use: 'Energy Channel/2' }, refused: ['MC-ABILITY-2'] }],
  then: { villain: { damage: 0 }, ada: { play: ['Energy Channel'] }, quiet: true },
});

scenario(
  ['MC-RESOURCE-2', 'MC-RESOURCE-5'],
  'Energy Channel: wild resources may be the energy that it asks for',
  {
    given: { ada: { hero: 'Captain Marvel', hand: ['Vibranium'], play: ['Energy Channel'] } },
    when: [{ who: 'ada', does: { use: 'Energy Channel/1', pay: ['Vibranium=energy+energy'] } }],
    then: { cards: { 'Energy Channel': { counters: 2 } }, ada: { hand: [] }, quiet: true },
  },
);
