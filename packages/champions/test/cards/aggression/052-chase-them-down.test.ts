import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1'], 'Chase Them Down: 2 threat after your hero defeats an enemy', {
  given: {
    threat: 4,
    scenario: [{ card: 'Highway Robbery', threat: 3 }],
    ada: { hero: 'She-Hulk', hand: ['Chase Them Down'], minions: ['Shocker'] },
  },
  when: [
    { who: 'ada', does: { attack: 'She-Hulk', choose: 'Shocker' } },
    { who: 'ada', does: { use: 'Chase Them Down', choose: 'The Break-In!' } },
  ],
  then: {
    scheme: { threat: 2 },
    cards: { 'Highway Robbery': { threat: 3 } },
    ada: { minions: [], hand: [] },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Chase Them Down: not after an ally’s attack, not for an enemy that survives', {
  given: {
    threat: 4,
    ada: {
      hero: 'She-Hulk',
      hand: ['Chase Them Down'],
      play: ['Tigra'],
      minions: [{ card: 'Shocker', damage: 1 }, 'Sandman'],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'Tigra', choose: 'Shocker' } },
    { who: 'ada', does: { attack: 'She-Hulk', choose: 'Sandman' } },
  ],
  then: { scheme: { threat: 4 }, ada: { hand: ['Chase Them Down'], minions: ['Sandman'] }, quiet: true },
});
