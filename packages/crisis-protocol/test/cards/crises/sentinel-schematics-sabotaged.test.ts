import { scenario } from '../../kit.ts';

const extraction = 'sentinel-schematics-sabotaged';

scenario(
  ['CP-XOBJ-1', 'CP-ATTACK-4', 'CP-CRISIS-9'],
  'whoever took a Nanite attacks with a die more within Range 2',
  {
    given: {
      active: 'dummy',
      extraction,
      dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
      Ann: { characters: { dummy: { at: [14, 18], power: 1 } } },
      Ben: { characters: { giant: { at: [18, 18] } } },
    },
    when: [
      { who: 'Ann', does: { interact: 2 }, refused: ['CP-INTERACT-2'] },
      { who: 'Ann', does: { move: [14, 16] } },
      { who: 'Ann', does: { interact: 0 } },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: { Ann: { dummy: { holds: [4] } }, Ben: { giant: { damage: 5 } }, actions: 0, quiet: true },
    editions: ['es13'],
  },
);

scenario(['CP-ATTACK-4'], 'not beyond Range 2, and nobody else', {
  given: {
    active: 'dummy',
    extraction,
    dice: [
      'hit',
      'hit',
      'hit',
      'failure',
      'failure',
      'failure',
      'hit',
      'hit',
      'hit',
      'failure',
      'failure',
      'failure',
    ],
    Ann: { characters: { dummy: { at: [14, 16], power: 5 }, blocker: { at: [20, 30] } } },
    Ben: { characters: { giant: { at: [22, 18] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0 } },
    { who: 'Ann', does: { attack: 'zap' } },
    { who: 'Ann', does: { attack: 'zap' } },
  ],
  then: { Ben: { giant: { damage: 6 } }, quiet: true },
  editions: ['es13'],
});
