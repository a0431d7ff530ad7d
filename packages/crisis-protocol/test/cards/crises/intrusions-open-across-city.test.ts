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
