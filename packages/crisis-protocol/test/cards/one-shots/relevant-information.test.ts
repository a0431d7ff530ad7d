import { scenario } from '../../kit.ts';

const terrain = { stand: { at: [17, 20, 19, 22], size: 1 } } as const;
const oneShots = { 'relevant-information': 'stand' };

scenario(['CP-ONESHOT-6', 'CP-MODIFY-2'], 'a defender within Range 1 of the stand may reroll a die', {
  given: {
    active: 'dummy',
    terrain,
    'one-shots': oneShots,
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'block'],
    Ann: { characters: { dummy: { at: [15, 18] } } },
    Ben: { characters: { giant: { at: [18, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'rules', reroll: [4] } },
  ],
  then: { Ben: { giant: { damage: 0 } }, quiet: true },
  editions: ['es13'],
});

scenario([], 'attackers may not, nor defenders elsewhere', {
  given: {
    active: 'dummy',
    terrain,
    'one-shots': oneShots,
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [16.5, 18.6] } } },
    Ben: { characters: { giant: { at: [13, 17] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
  editions: ['es13'],
});
