import { scenario } from '../../kit.ts';

scenario(['MC-MOVE-3', 'MC-ATTACK-3'], 'Vibranium Suit: 2 damage from you to an enemy as the last step', {
  given: {
    ada: {
      hero: 'Black Panther',
      identity: { damage: 5 },
      hand: ['core/43a', 'Genius'],
      play: ['Vibranium Suit', { card: 'Mockingbird', damage: 1 }],
      minions: ['M.O.D.O.K.'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a', choose: 'M.O.D.O.K.' } }],
  then: {
    // M.O.D.O.K. retaliates for 2.
    ada: { damage: 5 },
    cards: { 'M.O.D.O.K.': { damage: 2 }, Mockingbird: { damage: 1 } },
    villain: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-MOVE-3', 'Vibranium Suit: moves no more than there is', {
  given: {
    ada: {
      hero: 'Black Panther',
      identity: { damage: 1 },
      hand: ['core/43a', 'Genius'],
      play: ['Vibranium Suit'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a' } }],
  then: { ada: { damage: 0 }, villain: { damage: 1 }, quiet: true },
});

scenario('MC-TRIGGER-5', 'Vibranium Suit: 1 damage before the last step', {
  given: {
    threat: 4,
    ada: {
      hero: 'Black Panther',
      identity: { damage: 5 },
      hand: ['core/43a', 'Genius'],
      play: ['Vibranium Suit', 'Tactical Genius'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a', order: ['Vibranium Suit', 'Tactical Genius'] } }],
  then: { ada: { damage: 4 }, villain: { damage: 1 }, scheme: { threat: 2 }, quiet: true },
});
