import { dice, scenario } from '../../kit.ts';

const TEAM = {
  tactics: ['helicarrier-strike'],
  characters: { 'nick-fury': { at: [10, 18], power: 3 }, dummy: { at: [30, 4], power: 5 } },
};
const WALL = { wall: { at: [13, 10, 14, 26], size: 5 } };

scenario(
  ['CP-TACTIC-9', 'CP-ICON-1', 'CP-COND-1'],
  'over a wall, as a Physical attack: enemies near the target suffer 1 damage, all of them bleed',
  {
    given: {
      active: 'nick-fury',
      dice: dice('wild, hit, failure 4, failure 3'),
      terrain: WALL,
      Ann: TEAM,
      Ben: {
        characters: { giant: { at: [20, 18] }, blocker: { at: [20, 22] }, 'spider-man': { at: [30, 30] } },
      },
    },
    when: [
      { who: 'Ann', does: { tactic: 'helicarrier-strike' } },
      { who: 'Ann', does: { attack: 'helicarrier-strike', target: 'giant', type: 'physical' } },
    ],
    then: {
      Ann: { 'nick-fury': { power: 0 }, dummy: { power: 5 }, tactics: [] },
      Ben: {
        giant: { damage: 2, conditions: ['bleed'] },
        blocker: { damage: 1, conditions: ['bleed'] },
        'spider-man': { damage: 0, conditions: [] },
      },
      actions: 1,
      'not-offered': { Ann: ['helicarrier-strike'] },
      quiet: true,
    },
  },
);

scenario(['CP-ICON-1', 'CP-COND-1'], 'as an Energy attack it sets them on fire', {
  given: {
    active: 'nick-fury',
    dice: dice('wild, failure 5, failure 3'),
    terrain: WALL,
    Ann: TEAM,
    Ben: { characters: { giant: { at: [20, 18] }, blocker: { at: [20, 22] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'helicarrier-strike' } },
    { who: 'Ann', does: { attack: 'helicarrier-strike', target: 'giant', type: 'energy' } },
  ],
  then: {
    Ben: {
      giant: { damage: 1, conditions: ['incinerate'] },
      blocker: { damage: 1, conditions: ['incinerate'] },
    },
    quiet: true,
  },
});

scenario(['CP-TACTIC-9'], 'it is for the activation of somebody of S.H.I.E.L.D.', {
  given: { active: 'dummy', Ann: TEAM, Ben: { characters: { giant: { at: [20, 18] } } } },
  when: [{ who: 'Ann', does: { tactic: 'helicarrier-strike' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['helicarrier-strike'] }, quiet: true },
});
