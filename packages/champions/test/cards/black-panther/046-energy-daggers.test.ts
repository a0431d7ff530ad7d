import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Energy Daggers: 2 damage as the last step, to the villain and one player’s minions', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Genius'],
      play: ['Energy Daggers'],
      minions: ['Sandman'],
    },
    ben: { hero: 'She-Hulk', minions: ['Shocker', 'M.O.D.O.K.'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43a', player: 'ben' } }],
  then: {
    villain: { damage: 2 },
    cards: { Shocker: { damage: 2 }, 'M.O.D.O.K.': { damage: 2 }, Sandman: { damage: 0 } },
    // No attack: nobody retaliates.
    ada: { damage: 0 },
    ben: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-TRIGGER-5', 'Energy Daggers: 1 damage before the last step; nothing by themselves', {
  given: {
    threat: 4,
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Genius'],
      play: ['Energy Daggers', 'Tactical Genius'],
      minions: ['Sandman'],
    },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'Black Panther', choose: 'Rhino' },
      then: { cards: { Sandman: { damage: 0 } } },
    },
    { who: 'ada', does: { use: 'core/43a', order: ['Energy Daggers', 'Tactical Genius'] } },
  ],
  then: { villain: { damage: 3 }, cards: { Sandman: { damage: 1 } }, scheme: { threat: 2 }, quiet: true },
});
