import { scenario } from '../../kit.ts';

scenario(['CP-TACTIC-9', 'CP-EFFECT-1'], 'a Dazed ally within Range 2 loses its token and 1 damage', {
  given: {
    Ann: {
      tactics: ['field-dressing'],
      characters: {
        dummy: { at: [10, 18], power: 4 },
        giant: { at: [13, 18], damage: 10, dazed: true },
        blocker: { at: [30, 30], damage: 6, dazed: true },
        // Hurt, but up: nobody asks about it.
        'captain-america': { at: [10, 15], damage: 2 },
      },
    },
    Ben: { characters: { minion: { at: [20, 20] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'field-dressing' } }],
  then: {
    Ann: {
      'captain-america': { damage: 2 },
      dummy: { power: 0 },
      giant: { damage: 9, dazed: false, side: 'healthy' },
      blocker: { damage: 6, dazed: true },
      tactics: [],
    },
    quiet: true,
  },
});

scenario(['CP-TACTIC-9'], 'without anybody Dazed near it cannot be played', {
  given: {
    Ann: {
      tactics: ['field-dressing'],
      characters: { dummy: { at: [10, 18], power: 4 }, giant: { at: [13, 18], damage: 9 } },
    },
    Ben: { characters: { minion: { at: [20, 20] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'field-dressing' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { dummy: { power: 4 }, giant: { damage: 9 }, tactics: ['field-dressing'] }, quiet: true },
});
