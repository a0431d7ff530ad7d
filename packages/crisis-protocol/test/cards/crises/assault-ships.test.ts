import { scenario } from '../../kit.ts';

const secure = 'assault-ships';
const blanks = ['blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'];

scenario(
  ['CP-MODIFY-1', 'CP-CRISIS-9'],
  'once a turn an attack at somebody near a Spotlight rerolls a die, at its player’s will',
  {
    given: {
      active: 'dummy',
      secure,
      dice: ['blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure', 'hit', ...blanks],
      Ann: { characters: { dummy: { at: [14, 18] } } },
      Ben: { characters: { giant: { at: [14, 15] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'rules', reroll: [0] } },
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.activation' } } },
    ],
    then: { Ben: { giant: { damage: 1 } }, actions: 0, quiet: true },
  },
);

scenario([], 'not against somebody farther away', {
  given: {
    active: 'dummy',
    secure,
    dice: blanks,
    Ann: { characters: { dummy: { at: [30, 30] } } },
    Ben: { characters: { giant: { at: [27, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 0 } }, actions: 1, quiet: true },
});

scenario(['CP-CRISIS-8'], 'each Spotlight secured is worth a point', {
  given: {
    phase: 'cleanup',
    secure,
    Ann: { characters: { dummy: { at: [14, 16] } } },
    Ben: { characters: { giant: { at: [27, 30] } } },
  },
  when: [],
  then: { Ann: { points: 1 }, Ben: { points: 0 }, quiet: true },
});
