import { scenario } from '../../kit.ts';

const secure = 'x-men-infiltrate';

scenario(['CP-CONTROL-1', 'CP-INTERACT-6'], 'as many dice as the Energy Defense take a Grid', {
  given: {
    active: 'dummy',
    secure,
    dice: ['hit', 'blank'],
    Ann: { characters: { dummy: { at: [18, 9], power: 1 } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 0 } }],
  then: { tokens: { 0: { controller: 'Ann' } }, quiet: true },
  editions: ['es13'],
});

scenario(
  ['CP-XOBJ-4', 'CP-CRISIS-8'],
  'two controlled Grids with an enemy in the arc of each are worth a point more',
  {
    given: {
      phase: 'cleanup',
      secure,
      tokens: { 0: { controller: 0 }, 1: { controller: 0 }, 2: { controller: 1 } },
      Ann: { characters: { dummy: { at: [34, 34] } } },
      // The first Grid looks down, the second to the left, the third to the right.
      Ben: { characters: { blocker: { at: [18, 15] }, dummy: { at: [7, 18] } } },
    },
    when: [
      { who: 'Ann', does: { may: false } },
      { who: 'Ben', does: { may: false } },
    ],
    then: { Ann: { points: 3 }, Ben: { points: 1 }, quiet: true },
    editions: ['es13'],
  },
);

scenario(['CP-XOBJ-4'], 'one behind the Grid is not in its arc', {
  given: {
    phase: 'cleanup',
    secure,
    tokens: { 0: { controller: 0 }, 1: { controller: 0 } },
    Ann: { characters: { dummy: { at: [34, 34] } } },
    Ben: { characters: { blocker: { at: [18, 7] }, dummy: { at: [7, 18] } } },
  },
  when: [{ who: 'Ann', does: { may: false } }],
  then: { Ann: { points: 2 }, Ben: { points: 0 }, quiet: true },
  editions: ['es13'],
});

scenario(
  ['CP-XOBJ-5', 'CP-CLEANUP-6'],
  'in the Cleanup Phase each player may place and turn one Grid they control',
  {
    given: {
      phase: 'cleanup',
      secure,
      tokens: { 0: { controller: 0 }, 1: { controller: 0 } },
      Ann: { characters: { dummy: { at: [34, 34] } } },
      Ben: { characters: { blocker: { at: [4, 4] } } },
    },
    when: [
      { who: 'Ann', does: { may: true }, then: { asked: { Ann: 'ask.choose-token' } } },
      { who: 'Ann', does: { option: '0', to: [18, 14] }, refused: ['CP-PLACE-2'] },
      { who: 'Ann', does: { to: [18, 12] }, then: { asked: { Ann: 'ask.turn-token' } } },
      { who: 'Ann', does: { aim: [30, 12] } },
    ],
    then: {
      Ann: { points: 2 },
      tokens: { 0: { at: [18, 12], facing: [30, 12] }, 1: { at: [11, 18], facing: [4, 18] } },
      quiet: true,
    },
    editions: ['es13'],
  },
);
