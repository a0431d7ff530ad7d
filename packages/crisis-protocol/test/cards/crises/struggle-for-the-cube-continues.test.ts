import { scenario } from '../../kit.ts';

const extraction = 'struggle-for-the-cube-continues';

scenario(
  ['CP-CLEANUP-6', 'CP-EFFECT-5', 'CP-CRISIS-8'],
  'each Fragment scores, hurts its holder and gives it Power',
  {
    given: {
      phase: 'cleanup',
      extraction,
      Ann: { characters: { dummy: { at: [10, 10], holds: [0, 2] }, giant: { at: [18, 18] } } },
      Ben: { characters: { blocker: { at: [26, 26], holds: [4] } } },
    },
    when: [],
    then: {
      // With the Power of the next Power Phase.
      Ann: { points: 2, dummy: { damage: 2, power: 3 }, giant: { damage: 0, power: 1 } },
      Ben: { points: 1, blocker: { damage: 1, power: 2 } },
      quiet: true,
    },
  },
);

scenario(['CP-INTERACT-4', 'CP-HOLD-1'], 'there is no limit to the Fragments of one character', {
  given: {
    active: 'dummy',
    extraction,
    tokens: { 0: { at: [17, 20] } },
    Ann: { characters: { dummy: { at: [18, 19], power: 2 } } },
    Ben: { characters: { blocker: { at: [26, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0 } },
    { who: 'Ann', does: { interact: 2 } },
    { who: 'Ann', does: { interact: 1 }, refused: ['CP-INTERACT-2', 'CP-INTERACT-3'] },
  ],
  then: { Ann: { dummy: { holds: [0, 2], power: 0 } }, quiet: true },
});
