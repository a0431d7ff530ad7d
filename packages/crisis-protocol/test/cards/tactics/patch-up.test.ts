import { scenario } from '../../kit.ts';

scenario(['CP-TACTIC-9', 'CP-POWER-4'], 'up to 5 Power of one heal as much of another within Range 2', {
  given: {
    Ann: {
      tactics: ['patch-up'],
      characters: {
        dummy: { at: [10, 18], power: 4 },
        giant: { at: [13, 18], damage: 6 },
        blocker: { at: [30, 30], damage: 5 },
      },
    },
    Ben: { characters: { minion: { at: [10, 15], damage: 2 } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'patch-up', amount: 5 }, refused: ['CP-TACTIC-9'] },
    { who: 'Ann', does: { amount: 3 } },
  ],
  then: {
    Ann: { dummy: { power: 1 }, giant: { damage: 3 }, blocker: { damage: 5 }, tactics: [] },
    Ben: { minion: { damage: 2 } },
    quiet: true,
  },
});

scenario(['CP-TACTIC-9'], 'nobody patches up itself, nor who is Dazed', {
  given: {
    Ann: {
      tactics: ['patch-up'],
      characters: {
        dummy: { at: [10, 18], power: 4, damage: 2 },
        giant: { at: [13, 18], damage: 10, dazed: true },
      },
    },
    Ben: { characters: { minion: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'patch-up' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { dummy: { power: 4, damage: 2 }, tactics: ['patch-up'] }, quiet: true },
});
