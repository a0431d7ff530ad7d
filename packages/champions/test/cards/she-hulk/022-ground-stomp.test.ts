import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-7', 'Ground Stomp: 1 damage to each enemy, to no friend, and no attack', {
  given: {
    ada: {
      hero: 'She-Hulk',
      identity: { stunned: true },
      hand: ['Ground Stomp', 'Strength'],
      minions: ['Sandman', 'M.O.D.O.K.'],
      play: ['Mockingbird'],
    },
    ben: { hero: 'Spider-Man', minions: ['Shocker'] },
  },
  when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
  then: {
    villain: { damage: 1 },
    cards: {
      Sandman: { damage: 1 },
      'M.O.D.O.K.': { damage: 1 },
      Shocker: { damage: 1 },
      Mockingbird: { damage: 0 },
    },
    // No attack: stunned stays, and M.O.D.O.K. does not retaliate.
    ada: { damage: 0, stunned: true },
    ben: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Ground Stomp: not as Jennifer Walters', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Ground Stomp', 'Strength'] } },
  when: [{ who: 'ada', does: { use: 'Ground Stomp' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
