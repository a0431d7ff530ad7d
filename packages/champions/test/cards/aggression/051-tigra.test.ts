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
  // The attack costs her 1 and she heals 1.
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
