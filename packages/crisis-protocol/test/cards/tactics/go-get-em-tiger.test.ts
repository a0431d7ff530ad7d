import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-DAMAGE-5'],
  'Peter Parker felled somebody: with an objective token he heals, away from Secure objectives he advances',
  {
    given: {
      active: 'spider-man',
      extraction: 'struggle-for-the-cube-continues',
      dice: dice('hit 5, failure 3'),
      Ann: {
        tactics: ['go-get-em-tiger'],
        characters: {
          'spider-man': { at: [10, 18], power: 2, damage: 4, conditions: ['slow', 'bleed'], holds: [0] },
          giant: { at: [30, 4], damage: 3 },
        },
      },
      Ben: { characters: { dummy: { at: [12, 18], damage: 4 }, blocker: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'strike' } },
      { who: 'Ann', does: { react: 'go-get-em-tiger', may: true } },
      { who: 'Ann', does: { may: true, shed: 'slow' } },
      { who: 'Ann', does: { may: true, to: [10, 21] } },
    ],
    then: {
      Ann: {
        'spider-man': { at: [10, 21], power: 2, damage: 1, conditions: ['bleed'] },
        giant: { damage: 3 },
        tactics: [],
      },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-4'], 'a Grunt does not count', {
  given: {
    active: 'spider-man',
    dice: dice('hit 5, failure 2'),
    Ann: {
      tactics: ['go-get-em-tiger'],
      characters: { 'spider-man': { at: [10, 18], power: 5, damage: 4 } },
    },
    Ben: { characters: { minion: { at: [12, 18] }, giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike' } }],
  then: { Ann: { 'spider-man': { damage: 4 }, tactics: ['go-get-em-tiger'] }, quiet: true },
});
