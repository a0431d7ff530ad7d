import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-TACTIC-10'],
  'Avengers who pay 1 Power shed Stun and heal 1; the others do not',
  {
    given: {
      Ann: {
        affiliation: 'avengers',
        tactics: ['second-wind'],
        characters: {
          'iron-man': { at: [10, 18], power: 1, damage: 2, conditions: ['stun', 'slow'] },
          'captain-america': { at: [20, 18], power: 1, damage: 1 },
          'black-widow': { at: [4, 18], power: 1, damage: 1, conditions: ['stun'] },
          dummy: { at: [4, 4], power: 1, damage: 1 },
        },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { tactic: 'second-wind', players: ['iron-man', 'dummy'] },
        refused: ['CP-TACTIC-9'],
      },
      { who: 'Ann', does: { players: ['iron-man', 'captain-america'] } },
    ],
    then: {
      Ann: {
        'iron-man': { power: 0, damage: 1, conditions: ['slow'] },
        'captain-america': { power: 0, damage: 0 },
        'black-widow': { power: 1, damage: 1, conditions: ['stun'] },
        dummy: { power: 1, damage: 1 },
        tactics: [],
      },
      quiet: true,
    },
  },
);
