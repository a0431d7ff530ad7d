import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-TACTIC-10', 'CP-ATTACK-4'],
  'two allies within Range 3 of an enemy pay 1 each: it rolls two attack dice fewer this round',
  {
    given: {
      dice: dice('hit 4, failure 3'),
      Ann: {
        tactics: ['disarm'],
        characters: {
          dummy: { at: [10, 18], power: 1 },
          blocker: { at: [10, 22], power: 1 },
          'iron-man': { at: [30, 30], power: 1 },
        },
      },
      Ben: { characters: { giant: { at: [14, 20] }, 'captain-america': { at: [30, 27] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'disarm', players: 'iron-man' }, refused: ['CP-TACTIC-9'] },
      { who: 'Ann', does: { players: ['dummy'] } },
      { who: 'Ann', does: { activate: 'iron-man' } },
      { who: 'Ann', does: { end: true } },
      {
        who: 'Ben',
        does: { activate: 'giant', attack: 'stomp', target: 'dummy' },
        then: { happened: [{ rolled: { side: 'attack', faces: ['hit', 'hit', 'hit', 'hit'] } }] },
      },
    ],
    then: {
      Ann: { dummy: { power: 4, damage: 4 }, blocker: { power: 0 }, 'iron-man': { power: 1 }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'it takes two who are near the same enemy', {
  given: {
    Ann: {
      tactics: ['disarm'],
      characters: { dummy: { at: [10, 18], power: 1 }, blocker: { at: [30, 30], power: 1 } },
    },
    Ben: { characters: { giant: { at: [14, 20] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'disarm' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { dummy: { power: 1 }, tactics: ['disarm'] }, quiet: true },
});
