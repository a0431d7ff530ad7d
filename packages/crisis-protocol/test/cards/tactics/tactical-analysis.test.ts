import { scenario } from '../../kit.ts';

scenario(['CP-TACTIC-9'], 'the activated character pays 2; another ally within Range 3 may advance Short', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['tactical-analysis'],
      characters: { dummy: { at: [10, 18], power: 2 }, giant: { at: [14, 18] }, blocker: { at: [30, 30] } },
    },
    Ben: { characters: { minion: { at: [20, 4] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'tactical-analysis', may: true, to: [16, 18] } }],
  then: {
    Ann: {
      dummy: { at: [10, 18], power: 0 },
      giant: { at: [16, 18] },
      blocker: { at: [30, 30] },
      tactics: [],
    },
    actions: 2,
    quiet: true,
  },
});

scenario(['CP-TACTIC-9'], 'nobody but the activated character pays for it', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['tactical-analysis'],
      characters: { dummy: { at: [10, 18], power: 1 }, giant: { at: [14, 18], power: 5 } },
    },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'tactical-analysis' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { giant: { power: 5 }, tactics: ['tactical-analysis'] }, quiet: true },
});
