import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-ADVANCE-9'],
  'who pays 1 Power advances Short; who is no Avenger or has no Power cannot',
  {
    given: {
      Ann: {
        affiliation: 'avengers',
        tactics: ['avengers-assemble'],
        characters: {
          'iron-man': { at: [10, 18], power: 2 },
          'captain-america': { at: [20, 28], power: 1 },
          'black-widow': { at: [20, 18], power: 0 },
          'spider-man': { at: [4, 4], power: 2 },
        },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { tactic: 'avengers-assemble', players: ['black-widow'] },
        refused: ['CP-TACTIC-9'],
      },
      { who: 'Ann', does: { players: ['iron-man'], to: [15, 18] }, refused: ['CP-ADVANCE-9'] },
      { who: 'Ann', does: { to: [13, 18] } },
    ],
    then: {
      Ann: {
        'iron-man': { at: [13, 18], power: 1 },
        'captain-america': { at: [20, 28], power: 1 },
        'black-widow': { at: [20, 18], power: 0 },
        'spider-man': { at: [4, 4], power: 2 },
        tactics: [],
      },
      quiet: true,
    },
  },
);
