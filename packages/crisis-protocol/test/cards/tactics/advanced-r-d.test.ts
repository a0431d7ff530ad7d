import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-POWER-3'],
  'as many other allies gain 1 Power as the activated character spends',
  {
    given: {
      active: 'dummy',
      Ann: {
        tactics: ['advanced-r-d'],
        characters: {
          dummy: { at: [10, 18], power: 4 },
          giant: { at: [30, 18] },
          blocker: { at: [30, 30] },
          'iron-man': { at: [4, 4] },
        },
      },
      Ben: { characters: { minion: { at: [20, 20] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { tactic: 'advanced-r-d', amount: 2, choose: ['giant', 'blocker', 'iron-man'] },
        refused: ['CP-SUPER-4'],
      },
      { who: 'Ann', does: { choose: ['giant', 'iron-man'] } },
    ],
    then: {
      Ann: {
        dummy: { power: 2 },
        giant: { power: 1 },
        'iron-man': { power: 1 },
        blocker: { power: 0 },
        tactics: [],
      },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'it is for the activated character', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['advanced-r-d'],
      characters: { dummy: { at: [10, 18] }, giant: { at: [30, 18], power: 5 } },
    },
    Ben: { characters: { minion: { at: [20, 20] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'advanced-r-d' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { giant: { power: 5 }, tactics: ['advanced-r-d'] }, quiet: true },
});
