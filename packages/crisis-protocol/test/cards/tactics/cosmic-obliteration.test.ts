import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-COND-1'],
  'Johann Schmidt loses all conditions; for each Power an enemy within Range 3 gains one of three',
  {
    given: {
      Ann: {
        tactics: ['cosmic-obliteration'],
        characters: { 'red-skull': { at: [10, 18], power: 5, conditions: ['slow', 'bleed'] } },
      },
      Ben: {
        characters: {
          dummy: { at: [13, 18] },
          giant: { at: [10, 23] },
          minion: { at: [7, 18] },
          blocker: { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { tactic: 'cosmic-obliteration', amount: 2, choose: ['dummy', 'giant'] } },
      { who: 'Ann', does: { option: '0' } },
      { who: 'Ann', does: { option: '2' } },
    ],
    then: {
      Ann: { 'red-skull': { power: 3, conditions: [] }, tactics: [] },
      Ben: {
        dummy: { conditions: ['hex'] },
        giant: { conditions: ['incinerate'] },
        minion: { conditions: [] },
        blocker: { conditions: [] },
      },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'for no Power at all he only loses his own conditions', {
  given: {
    Ann: {
      tactics: ['cosmic-obliteration'],
      characters: { 'red-skull': { at: [10, 18], power: 5, conditions: ['slow'] } },
    },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'cosmic-obliteration', amount: 0 } }],
  then: {
    Ann: { 'red-skull': { power: 5, conditions: [] } },
    Ben: { dummy: { conditions: [] } },
    quiet: true,
  },
});
