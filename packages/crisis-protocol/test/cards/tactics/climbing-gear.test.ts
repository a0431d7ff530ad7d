import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-KEYWORD-5', 'CP-KEYWORD-6'],
  'anybody pays 3 Power, crawls on walls this round and advances Short; others do not',
  {
    given: {
      terrain: { house: { at: [11, 16, 14, 20], size: 5 } },
      Ann: {
        tactics: ['climbing-gear'],
        characters: { dummy: { at: [10, 18], power: 3 }, blocker: { at: [10, 20], power: 2 } },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'climbing-gear', to: [12.5, 18] } },
      { who: 'Ann', does: { activate: 'dummy', move: [16, 18] } },
    ],
    then: { Ann: { dummy: { at: [16, 18], power: 0 }, blocker: { power: 2 }, tactics: [] }, quiet: true },
  },
);

scenario(['CP-TACTIC-9'], 'nobody with less than 3 Power can play it', {
  given: {
    Ann: { tactics: ['climbing-gear'], characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'climbing-gear' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['climbing-gear'] }, quiet: true },
});
