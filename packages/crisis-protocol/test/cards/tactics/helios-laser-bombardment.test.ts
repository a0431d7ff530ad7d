import { dice, scenario } from '../../kit.ts';

const TEAM = {
  tactics: ['helios-laser-bombardment'],
  characters: {
    'iron-man': { at: [10, 18], power: 2 },
    dummy: { at: [30, 4], power: 5 },
    blocker: { at: [4, 4], power: 3 },
  },
};

scenario(
  ['CP-TACTIC-9', 'CP-TACTIC-10', 'CP-ATTACK-4', 'CP-ICON-1'],
  'any number of allies pay what they wish; Tony Stark may attack once with as many dice more',
  {
    given: {
      active: 'iron-man',
      dice: dice('wild, hit 2, failure 4, failure 3'),
      terrain: { wall: { at: [13, 10, 14, 26], size: 5 } },
      Ann: TEAM,
      Ben: {
        characters: { giant: { at: [20, 18] }, minion: { at: [20, 22] }, 'spider-man': { at: [30, 30] } },
      },
    },
    when: [
      { who: 'Ann', does: { tactic: 'helios-laser-bombardment', players: ['iron-man', 'dummy'], amount: 1 } },
      { who: 'Ann', does: { amount: 4 } },
      { who: 'Ann', does: { attack: 'helios-laser-bombardment', target: 'giant' } },
    ],
    then: {
      Ann: { 'iron-man': { power: 1 }, dummy: { power: 1 }, blocker: { power: 3 }, tactics: [] },
      Ben: { giant: { damage: 4 }, minion: { damage: 1 }, 'spider-man': { damage: 0 } },
      actions: 1,
      'not-offered': { Ann: ['helios-laser-bombardment'] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'it is for the activation of Tony Stark', {
  given: { active: 'dummy', Ann: TEAM, Ben: { characters: { giant: { at: [20, 18] } } } },
  when: [{ who: 'Ann', does: { tactic: 'helios-laser-bombardment' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['helios-laser-bombardment'] }, quiet: true },
});
