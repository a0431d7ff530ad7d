import { scenario } from '../../kit.ts';

const secure = 'portals-overrun-city';

scenario(['CP-CONTROL-1', 'CP-PLACE-1'], 'a failure lets the opponent place the character within Range 2', {
  given: {
    active: 'dummy',
    secure,
    dice: ['critical', 'failure'],
    Ann: { characters: { dummy: { at: [18, 8], power: 1 }, giant: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0 }, then: { asked: { Ben: 'ask.place' } } },
    { who: 'Ben', does: { to: [18, 16] }, refused: ['CP-PLACE-2'] },
    { who: 'Ben', does: { to: [14.5, 8] } },
  ],
  then: {
    tokens: { 0: { controller: 'Ann' } },
    Ann: { dummy: { at: [14.5, 8], power: 0 }, giant: { at: [4, 4] } },
    quiet: true,
  },
});

scenario(['CP-CONTROL-4'], 'too few successes change nothing', {
  given: {
    active: 'dummy',
    secure,
    tokens: { 0: { controller: 1 } },
    dice: ['blank', 'block'],
    Ann: { characters: { dummy: { at: [18, 8], power: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 0 } }],
  then: { tokens: { 0: { controller: 'Ben' } }, Ann: { dummy: { at: [18, 8] } }, quiet: true },
});
