import { scenario } from '../../kit.ts';

const extraction = 'mutant-extremists-target-us-senators';

scenario(['CP-EFFECT-7', 'CP-CRISIS-9'], 'whoever holds a Senator makes one move action a turn', {
  given: {
    active: 'dummy',
    extraction,
    Ann: { characters: { dummy: { at: [18, 14], power: 1 }, giant: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 1 } },
    { who: 'Ann', does: { move: [18, 10] } },
    { who: 'Ann', does: { move: [18, 8] }, refused: ['CP-EFFECT-7'] },
  ],
  then: { Ann: { dummy: { at: [18, 10], holds: [1] } }, actions: 1, quiet: true },
});

scenario(['CP-ACTIVATE-2'], 'the others move as they like', {
  given: {
    active: 'dummy',
    extraction,
    Ann: { characters: { dummy: { at: [18, 10] }, giant: { at: [4, 4], holds: [1] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { move: [18, 7] } },
    { who: 'Ann', does: { move: [18, 4] } },
  ],
  then: { Ann: { dummy: { at: [18, 4] } }, actions: 0, quiet: true },
});

scenario(['CP-CRISIS-8', 'CP-SCORE-2'], 'each holder scores, not a Dazed one', {
  given: {
    phase: 'cleanup',
    extraction,
    Ann: { characters: { dummy: { at: [18, 14], holds: [1] }, giant: { at: [4, 4], holds: [2] } } },
    Ben: { characters: { dummy: { at: [30, 30], holds: [3], dazed: true }, blocker: { at: [20, 30] } } },
  },
  when: [],
  then: { Ann: { points: 2 }, Ben: { points: 0 }, quiet: true },
});
