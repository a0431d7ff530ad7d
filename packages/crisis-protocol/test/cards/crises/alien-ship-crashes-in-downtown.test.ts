import { scenario } from '../../kit.ts';

const extraction = 'alien-ship-crashes-in-downtown';

scenario(
  ['CP-CRISIS-8', 'CP-CLEANUP-6', 'CP-EFFECT-5'],
  'a holder with 3 Power rolls three dice; wilds and failures hurt it and everybody near',
  {
    given: {
      phase: 'cleanup',
      extraction,
      dice: ['wild', 'failure', 'hit'],
      Ann: { characters: { dummy: { at: [18, 18], power: 3, holds: [1] }, giant: { at: [20, 18] } } },
      Ben: { characters: { blocker: { at: [18, 20.5] }, dummy: { at: [18, 25] } } },
    },
    when: [],
    then: {
      // 1 point for the holder; the Power is that of the next Power Phase alone.
      Ann: { points: 1, dummy: { damage: 2, power: 4 }, giant: { damage: 2, power: 1 } },
      Ben: { points: 0, blocker: { damage: 2, power: 1 }, dummy: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario([], 'with less Power nothing is rolled', {
  given: {
    phase: 'cleanup',
    extraction,
    Ann: { characters: { dummy: { at: [18, 18], power: 2, holds: [1] } } },
    Ben: { characters: { dummy: { at: [18, 30], power: 5 } } },
  },
  when: [],
  then: { Ann: { points: 1, dummy: { damage: 0 } }, 'not-happened': ['rolled'], quiet: true },
});

scenario(['CP-INTERACT-6', 'CP-XOBJ-6'], 'a character holds one Power Core at most', {
  given: {
    active: 'dummy',
    extraction,
    tokens: { 0: { at: [17, 20] } },
    Ann: { characters: { dummy: { at: [18, 19], power: 3 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 1 } },
    { who: 'Ann', does: { interact: 0 }, refused: ['CP-XOBJ-6'] },
  ],
  then: { Ann: { dummy: { holds: [1], power: 2 } }, quiet: true },
  editions: ['es13'],
});
