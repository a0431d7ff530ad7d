import { dice, scenario } from '../../kit.ts';

const TEAM = {
  tactics: ['ricochet-blast'],
  characters: { 'iron-man': { at: [10, 18], power: 1 }, 'captain-america': { at: [18, 18], power: 1 } },
};

scenario(
  ['CP-TACTIC-9', 'CP-ATTACK-17', 'CP-MODIFY-1'],
  'an attack that is measured from Captain America; any of its dice may be rerolled; it can be made once',
  {
    given: {
      active: 'iron-man',
      dice: dice('hit 3, blank 4, failure 3, hit 2, blank 2'),
      terrain: { wall: { at: [13, 10, 14, 26], size: 5 } },
      Ann: TEAM,
      Ben: { characters: { giant: { at: [26, 18] }, dummy: { at: [4, 4] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'ricochet-blast' } },
      { who: 'Ann', does: { attack: 'ricochet-blast', react: 'ricochet-blast.1', reroll: [3, 4, 5, 6] } },
    ],
    then: {
      Ann: { 'iron-man': { power: 0 }, 'captain-america': { power: 0 }, tactics: [] },
      Ben: { giant: { damage: 5 }, dummy: { damage: 0 } },
      actions: 1,
      'not-offered': { Ann: ['ricochet-blast'] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'not with Captain America beyond Range 4, nor in his activation', {
  given: {
    active: 'captain-america',
    Ann: {
      ...TEAM,
      characters: { 'iron-man': { at: [10, 18], power: 1 }, 'captain-america': { at: [22, 18], power: 1 } },
    },
    Ben: { characters: { giant: { at: [26, 18] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'ricochet-blast' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['ricochet-blast'] }, quiet: true },
});
