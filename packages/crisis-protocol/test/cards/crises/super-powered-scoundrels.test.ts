import { scenario } from '../../kit.ts';

const secure = 'super-powered-scoundrels';
const dice = ['hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure'];

scenario(
  ['CP-CRISIS-9', 'CP-COVER-6'],
  'an Ambush gives cover against an attacker that does not contest it',
  {
    given: {
      active: 'dummy',
      secure,
      dice,
      Ann: { characters: { dummy: { at: [15, 18] } } },
      Ben: { characters: { blocker: { at: [18.8, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'cover', change: [4] } },
      { who: 'Ben', does: { pass: true } },
    ],
    then: { Ben: { blocker: { damage: 0 } }, quiet: true },
  },
);

scenario([], 'none against one that contests the same Ambush', {
  given: {
    active: 'dummy',
    secure,
    dice,
    Ann: { characters: { dummy: { at: [16, 18] } } },
    Ben: { characters: { giant: { at: [18.8, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario([], 'and none away from the Ambushes', {
  given: {
    active: 'dummy',
    secure,
    dice,
    Ann: { characters: { dummy: { at: [28, 30] } } },
    Ben: { characters: { giant: { at: [30.8, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
});
