import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-ATTACK-17', 'CP-MODIFY-2', 'CP-ADVANCE-3'],
  'this round the enemy has no Stealth, moves Short and keeps its defense dice as they fall',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, blank, failure 2'),
      Ann: {
        tactics: ['marked-for-death'],
        characters: { dummy: { at: [10, 18], power: 3 }, blocker: { at: [10, 22], power: 1 } },
      },
      Ben: { characters: { 'winter-soldier-operative': { at: [19, 18] }, giant: { at: [30, 34] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap' }, refused: ['CP-ATTACK-15'] },
      { who: 'Ann', does: { tactic: 'marked-for-death', players: ['dummy'] } },
      { who: 'Ann', does: { attack: 'zap' } },
      { who: 'Ann', does: { end: true } },
      {
        who: 'Ben',
        does: { activate: 'winter-soldier-operative', move: [24, 18] },
        refused: ['CP-ADVANCE-9'],
      },
      { who: 'Ben', does: { to: [22, 18] } },
    ],
    then: {
      Ann: { dummy: { power: 0 }, blocker: { power: 0 }, tactics: [] },
      Ben: { 'winter-soldier-operative': { damage: 3, at: [22, 18] } },
      quiet: true,
    },
  },
);

scenario(['CP-MODIFY-2', 'CP-COVER-5'], 'not even cover changes its defense dice; others keep theirs', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, blank 2'),
    terrain: { crate: { at: [15, 17, 16, 19], size: 2 } },
    Ann: {
      tactics: ['marked-for-death'],
      characters: { dummy: { at: [10, 18], power: 3 }, giant: { at: [10, 22], power: 1 } },
    },
    Ben: { characters: { marked: { card: 'dummy', at: [18, 18] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'marked-for-death', players: ['dummy'] } },
    { who: 'Ann', does: { attack: 'zap' } },
  ],
  then: { Ben: { marked: { damage: 3 } }, quiet: true },
});
