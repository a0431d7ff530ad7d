import { inventedScenario, scenario } from '../kit.ts';

scenario(['MC-MOVE-3'], 'moved damage leaves the hero and lands on the enemy', {
  given: {
    ada: {
      hero: 'Black Panther',
      identity: { damage: 5 },
      hand: ['core/43a', 'Strength'],
      play: ['Vibranium Suit'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Wakanda Forever!' } }],
  then: { ada: { damage: 3, remaining: 8 }, villain: { damage: 2 }, quiet: true },
});

scenario(['MC-MOVE-2', 'MC-ABILITY-2'], 'without damage there is nothing to move, and no attack is made', {
  given: {
    threat: 3,
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Strength', 'core/43b', 'Genius'],
      play: ['Vibranium Suit', 'Tactical Genius'],
      minions: ['M.O.D.O.K.'],
    },
  },
  when: [
    // Only Tactical Genius can do something, so that it is the last ability of the sequence.
    { who: 'ada', does: { use: 'core/43a', pay: ['Strength'] }, then: { scheme: { threat: 1 } } },
    { who: 'ada', does: { use: 'core/43b', pay: ['Genius'] }, then: { scheme: { threat: 0 } } },
  ],
  then: { villain: { damage: 0 }, cards: { 'M.O.D.O.K.': { damage: 0 } }, ada: { damage: 0 }, quiet: true },
});

inventedScenario(['MC-MOVE-4', 'MC-MOVE-2'], 'damage moved from an ally lowers the dial it goes to', {
  given: {
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 3 },
      play: [{ card: 'Avenging Ally', damage: 3 }],
    },
  },
  when: [
    {
      who: 'ada',
      does: { use: 'Avenging Ally' },
      then: { villain: { damage: 2, remaining: 12 }, cards: { 'Avenging Ally': { damage: 1 } } },
    },
    { who: 'ada', does: { use: 'Avenging Ally' } },
    { who: 'ada', does: { use: 'Avenging Ally' }, refused: ['MC-ABILITY-2'] },
  ],
  then: {
    villain: { damage: 3 },
    cards: { 'Avenging Ally': { damage: 0 } },
    ada: { damage: 3 },
    quiet: true,
  },
});

inventedScenario('MC-MOVE-1', 'damage is moved to somebody else: whoever has it is not on offer', {
  given: {
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 3 },
      hand: ['Shared Burden'],
      play: ['Mockingbird'],
    },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { use: 'Shared Burden', choose: 'Spider-Man' }, refused: ['MC-WORD-3'] },
    { who: 'ada', does: { choose: 'She-Hulk' } },
  ],
  then: { ada: { damage: 1 }, ben: { damage: 2 }, cards: { Mockingbird: { damage: 0 } }, quiet: true },
});

inventedScenario('MC-MOVE-1', 'with nobody else to move it to, it cannot be moved', {
  given: { ada: { hero: 'Spider-Man', identity: { damage: 3 }, hand: ['Shared Burden'] } },
  when: [{ who: 'ada', does: { use: 'Shared Burden' }, refused: ['MC-ABILITY-2'] }],
  then: { ada: { damage: 3, hand: ['Shared Burden'] }, quiet: true },
});
