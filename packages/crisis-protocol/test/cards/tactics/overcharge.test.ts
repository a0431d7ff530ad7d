import { dice, scenario } from '../../kit.ts';

const TEAM = {
  tactics: ['overcharge'],
  characters: { 'captain-marvel': { at: [10, 18], power: 5 }, 'iron-man': { at: [18, 18] } },
};

scenario(
  ['CP-TACTIC-9', 'CP-AREA-4', 'CP-ATTACK-14'],
  'Carol Danvers pays 5: Tony Stark attacks all around him at once, without an action',
  {
    given: {
      active: 'captain-marvel',
      dice: dice('hit, failure 5, failure 2, hit 2, failure 4, failure 3'),
      Ann: TEAM,
      Ben: { characters: { dummy: { at: [20.5, 18] }, giant: { at: [18, 22] }, blocker: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'overcharge', target: 'dummy' } },
      { who: 'Ann', does: { react: 'overcharge.0' } },
      { who: 'Ann', does: { react: 'overcharge.0' } },
    ],
    then: {
      Ann: { 'captain-marvel': { power: 0 }, 'iron-man': { power: 2 }, tactics: [] },
      Ben: {
        dummy: { damage: 1, conditions: ['shock'] },
        giant: { damage: 2, conditions: ['shock'] },
        blocker: { damage: 0, conditions: [] },
      },
      actions: 2,
      quiet: true,
    },
  },
);

scenario(
  ['CP-TACTIC-9'],
  'without an enemy near Tony Stark, or in another’s activation, it cannot be played',
  {
    given: {
      active: 'iron-man',
      Ann: TEAM,
      Ben: { characters: { dummy: { at: [20.5, 18] } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'overcharge' }, refused: ['CP-TACTIC-9'] }],
    then: { Ann: { 'captain-marvel': { power: 5 }, tactics: ['overcharge'] }, quiet: true },
  },
);
