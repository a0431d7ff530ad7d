import { scenario } from '../../kit.ts';

scenario('MC-RESPONSE-1', 'Tigra: heals 1 damage after her attack defeats a minion', {
  given: {
    ada: {
      hero: 'She-Hulk',
      identity: { damage: 2 },
      play: [
        { card: 'Tigra', damage: 1 },
        { card: 'Hulk', damage: 2 },
      ],
      minions: [{ card: 'Shocker', damage: 1 }],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'Tigra', choose: 'Shocker' } },
    { who: 'ada', does: { use: 'Tigra' } },
  ],
  // She heals 1, and then the attack costs her 1.
  then: {
    cards: { Tigra: { damage: 1 }, Hulk: { damage: 2 } },
    ada: { damage: 2, minions: [] },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Tigra: not for a minion that survives, nor for one that another defeats', {
  given: {
    ada: {
      hero: 'She-Hulk',
      play: [{ card: 'Tigra', damage: 1 }],
      minions: ['Sandman', { card: 'Shocker', damage: 1 }],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'Tigra', choose: 'Sandman' } },
    { who: 'ada', does: { attack: 'She-Hulk', choose: 'Shocker' } },
  ],
  then: {
    cards: { Tigra: { damage: 2 }, Sandman: { damage: 2 } },
    ada: { minions: ['Sandman'] },
    quiet: true,
  },
});

scenario(
  ['MC-DAMAGE-4', 'MC-RESPONSE-1'],
  'Tigra: with one hit point left she heals before the attack costs her one, and stays',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: {
        hero: 'She-Hulk',
        play: [
          { card: 'Tigra', damage: 2 },
          { card: 'Hulk', damage: 4 },
        ],
        minions: [{ card: 'Shocker', damage: 1 }],
      },
      ben: { hero: 'Iron Man', play: [{ card: 'War Machine', damage: 3 }] },
    },
    when: [
      { who: 'ada', does: { attack: 'Tigra', choose: 'Shocker' } },
      { who: 'ada', does: { use: 'Tigra' } },
    ],
    then: {
      ada: { play: ['Hulk', 'Tigra'], minions: [] },
      cards: { Tigra: { damage: 2, remaining: 1 }, Hulk: { damage: 4 }, 'War Machine': { damage: 3 } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-DAMAGE-4', 'MC-ABILITY-2'],
  'Tigra: unhurt she has nothing to heal when the attack is answered',
  {
    given: {
      ada: {
        hero: 'She-Hulk',
        play: ['Tigra'],
        minions: [{ card: 'Shocker', damage: 1 }],
      },
    },
    when: [{ who: 'ada', does: { attack: 'Tigra', choose: 'Shocker' } }],
    then: { cards: { Tigra: { damage: 1 } }, ada: { minions: [] }, quiet: true },
  },
);
