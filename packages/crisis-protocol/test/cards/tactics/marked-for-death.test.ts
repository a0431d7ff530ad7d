import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-ADVANCE-9', 'CP-EFFECT-1'],
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

scenario(['CP-EFFECT-7'], 'not even cover changes its defense dice; others keep theirs', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, blank 2, hit 3, blank 2'),
    // Each of the two stands 0.3 inches behind a crate.
    terrain: { crate: { at: [15, 17, 16, 19], size: 2 }, box: { at: [9, 12, 11, 13], size: 2 } },
    Ann: {
      tactics: ['marked-for-death'],
      characters: { dummy: { at: [10, 18], power: 5 }, giant: { at: [10, 22], power: 1 } },
    },
    Ben: { characters: { marked: { card: 'dummy', at: [17, 18] }, other: { card: 'dummy', at: [10, 11] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'marked-for-death', players: ['dummy'], choose: 'marked' } },
    { who: 'Ann', does: { attack: 'zap', target: 'marked' }, then: { Ben: { marked: { damage: 3 } } } },
    { who: 'Ann', does: { attack: 'zap', target: 'other' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'cover', change: [3] } },
  ],
  then: { Ben: { marked: { damage: 3 }, other: { damage: 2 } }, quiet: true },
});

scenario(['CP-MODIFY-1'], 'when it attacks it modifies its dice as ever', {
  given: {
    active: 'dummy',
    dice: dice('blank 4, failure 3, hit'),
    Ann: {
      tactics: ['marked-for-death'],
      characters: { dummy: { at: [10, 18], power: 1 }, giant: { at: [10, 24], power: 1 } },
    },
    Ben: { characters: { blocker: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'marked-for-death', players: ['dummy'] } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'blocker', attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'sure', reroll: [0] } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ann: { dummy: { damage: 1 } }, quiet: true },
});
