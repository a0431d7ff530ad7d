import { scenario } from '../../kit.ts';

const secure = 'terrigen-clouds';

scenario(
  ['CP-CRISIS-8', 'CP-CLEANUP-6'],
  'a Cloud somebody secured is placed by the opponent and poisons who is near it then',
  {
    given: {
      phase: 'cleanup',
      secure,
      Ann: { characters: { dummy: { at: [6, 16] }, giant: { at: [11, 18] } } },
      Ben: { characters: { blocker: { at: [20, 30] } } },
    },
    when: [
      { who: 'Ben', does: { to: [12, 18] }, refused: ['CP-PLACE-2'] },
      { who: 'Ben', does: { to: [9, 18] } },
    ],
    then: {
      Ann: {
        points: 2,
        dummy: { damage: 0, conditions: [] },
        // Poison takes the Power of the Power Phase away again.
        giant: { damage: 1, conditions: ['poison'], power: 0 },
      },
      Ben: { points: 0, blocker: { damage: 0 } },
      tokens: { 0: { at: [9, 18] }, 1: { at: [30, 18] } },
      quiet: true,
    },
    editions: ['de', 'es13'],
  },
);

scenario(['CP-RULING-12'], 'a Cloud that nobody secures stays; it harms both sides', {
  given: {
    phase: 'cleanup',
    secure,
    Ann: { characters: { dummy: { at: [6, 16] } } },
    Ben: { characters: { blocker: { at: [6, 20] } } },
  },
  when: [],
  then: {
    Ann: { points: 0, dummy: { damage: 1, conditions: ['poison'] } },
    Ben: { points: 0, blocker: { damage: 1, conditions: ['poison'] } },
    tokens: { 0: { at: [6, 18] } },
    quiet: true,
  },
});
