import { scenario } from '../../kit.ts';

const secure = 'intrusions-open-across-city';

scenario(
  ['CP-INTERACT-6', 'CP-HOLD-5', 'CP-PLACE-1'],
  'who steps through a Portal drops what it holds and comes out at another one',
  {
    given: {
      active: 'dummy',
      secure,
      extraction: 'struggle-for-the-cube-continues',
      dice: ['block'],
      Ann: { characters: { dummy: { at: [6, 16], power: 1, holds: [3] }, giant: { at: [4, 4] } } },
      Ben: { characters: { blocker: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { interact: 0 }, then: { asked: { Ben: 'ask.drop' } } },
      { who: 'Ben', does: { to: [6, 13] }, then: { asked: { Ann: 'ask.choose-token' } } },
      { who: 'Ann', does: { option: '2', to: [18, 20] }, refused: ['CP-PLACE-2'] },
      { who: 'Ann', does: { to: [30, 16] } },
    ],
    then: {
      Ann: { dummy: { at: [30, 16], holds: [], power: 0 }, giant: { at: [4, 4] } },
      tokens: { 3: { at: [6, 13] } },
      quiet: true,
    },
  },
);

scenario(['CP-INTERACT-6'], 'a blank or a failure leaves the way to the opponent', {
  given: {
    active: 'dummy',
    secure,
    dice: ['blank'],
    Ann: { characters: { dummy: { at: [6, 16], power: 1 } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0 }, then: { asked: { Ben: 'ask.choose-token' } } },
    { who: 'Ben', does: { option: '1', to: [18, 20] } },
  ],
  then: { Ann: { dummy: { at: [18, 20] } }, quiet: true },
});

// A giant's base, 1.28 inches in radius, would have to end within 2.88 inches of the Portal's middle: six bases of 0.69
// leave no room there.
const crowd = {
  Ann: { dummy: { at: [18, 18] }, blocker: { at: [18, 20.4] }, shifter: { at: [15.72, 18.74] } },
  Ben: { dummy: { at: [16.59, 16.06] }, blocker: { at: [19.41, 16.06] }, shifter: { at: [20.28, 18.74] } },
} as const;

scenario(['CP-PLACE-3', 'CP-INTERACT-6'], 'who finds no room at the other Portal stays where it is', {
  given: {
    active: 'giant',
    secure,
    dice: ['block'],
    Ann: { characters: { giant: { at: [6, 15.2], power: 1 }, ...crowd.Ann } },
    Ben: { characters: crowd.Ben },
  },
  when: [
    { who: 'Ann', does: { interact: 0 }, then: { asked: { Ann: 'ask.choose-token' } } },
    { who: 'Ann', does: { option: '1' }, then: { asked: { Ann: 'ask.activation' } } },
  ],
  then: { Ann: { giant: { at: [6, 15.2], power: 0 } }, quiet: true },
});
