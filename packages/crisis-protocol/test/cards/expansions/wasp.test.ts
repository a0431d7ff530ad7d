import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const extraction = 'struggle-for-the-cube-continues';
const far = { characters: { dummy: { at: [30, 30] as const } } };

scenario(
  ['CP-FORM-3', 'CP-FORM-5', 'CP-FORM-6', 'CP-FORM-7', 'CP-HOLD-5'],
  'Change Size: she drops what she holds and becomes Tiny; once a turn, either way',
  {
    given: {
      active: 'wasp',
      extraction,
      Ann: { characters: { wasp: { at: [10, 18], power: 3, damage: 2, holds: [3] } } },
      Ben: far,
    },
    when: [
      { who: 'Ann', does: { power: 'change-size' }, then: { asked: { Ben: 'ask.drop' } } },
      { who: 'Ben', does: { to: [12, 18] } },
      { who: 'Ann', does: { to: [14, 18] }, refused: ['CP-FORM-6'] },
      { who: 'Ann', does: { to: [11, 18] } },
      { who: 'Ann', does: { power: 'change-size' }, refused: ['CP-SUPER-4'] },
      // Tiny she holds nothing, but runs Long.
      { who: 'Ann', does: { interact: 3 }, refused: ['CP-EFFECT-7'] },
      { who: 'Ann', does: { move: [18, 18] } },
    ],
    then: {
      Ann: { wasp: { form: 1, holds: [], damage: 2, power: 2, at: [18, 18] } },
      'not-offered': { Ann: ['pym-discs', 'size-changing-smack-down'] },
      quiet: true,
    },
  },
);

scenario(['CP-FORM-9'], 'Size-Changing Smack Down: Power for damage, then she may shrink', {
  given: {
    active: 'wasp',
    dice: rolled(2, 5, 3),
    Ann: { characters: { wasp: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'size-changing-smack-down', react: 'size-changing-smack-down.1', may: true },
    },
    { who: 'Ann', does: { to: [10, 18] } },
  ],
  then: { Ann: { wasp: { form: 1, power: 2 } }, Ben: { giant: { damage: 2 } }, quiet: true },
});

scenario(['CP-EFFECT-1'], 'Stinger Blast gives its target no Power', {
  given: {
    active: 'wasp',
    dice: rolled(2, 5, 3),
    Ann: { characters: { wasp: { at: [10, 18], form: 1 } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'stinger-blast' } }],
  then: { Ann: { wasp: { power: 2 } }, Ben: { giant: { damage: 2, power: 0 } }, quiet: true },
});

scenario(['CP-FORM-9'], 'Wasp’s Fury: she may advance Medium, then grows', {
  given: {
    active: 'wasp',
    dice: rolled(1, 6, 3),
    Ann: { characters: { wasp: { at: [10, 18], form: 1, power: 2 } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'wasp-s-fury', may: true } },
    { who: 'Ann', does: { to: [6, 18] } },
    { who: 'Ann', does: { to: [6, 18] } },
  ],
  then: {
    Ann: { wasp: { form: 0, at: [6, 18], power: 0 } },
    Ben: { giant: { damage: 1, power: 1 } },
    quiet: true,
  },
});

scenario(['CP-HURL-1'], 'Pym Discs throw terrain of Size 3 or less, Medium', {
  given: {
    active: 'wasp',
    terrain: { van: { at: [12, 17, 14, 19], size: 3 }, tower: { at: [9, 13, 11, 15], size: 4 } },
    Ann: { characters: { wasp: { at: [10, 18], power: 3 } } },
    Ben: far,
  },
  when: [
    {
      who: 'Ann',
      does: { power: 'pym-discs' },
      then: { offered: { Ann: ['terrain:van'] }, 'not-offered': { Ann: ['terrain:tower'] } },
    },
    { who: 'Ann', does: { throw: 'van', aim: [30, 18] } },
  ],
  then: { Ann: { wasp: { power: 0 } }, terrain: ['tower'], quiet: true },
});

scenario(
  ['CP-FORM-9', 'CP-MODIFY-2'],
  'Pym Particle Control: attacked, she shrinks for 1 Power and rerolls defense dice',
  {
    given: {
      active: 'dummy',
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'failure', 'block', 'block'],
      Ann: { characters: { dummy: { at: [12, 18] } } },
      Ben: { characters: { wasp: { at: [10, 18], power: 1 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'pym-particle-control', to: [10, 18] } },
      { who: 'Ben', does: { react: 'tiny-superhero', reroll: [4, 5] } },
    ],
    then: { Ben: { wasp: { form: 1, power: 1, damage: 1 } }, quiet: true },
  },
);

scenario(['CP-FORM-9', 'CP-DODGE-3'], 'also before a collision; then she rerolls her dodge', {
  given: {
    active: 'hulk',
    // Of the 3 damage that a collision threatens her two rerolled blanks take 2 off.
    dice: ['blank', 'blank', 'failure', 'block', 'block'],
    Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [13, 18] }, wasp: { at: [16, 18], power: 1 } } },
  },
  when: [
    { who: 'Ann', does: { power: 'strongest-one-there-is', aim: [30, 18] } },
    { who: 'Ben', does: { react: 'pym-particle-control', to: [16, 18] } },
    { who: 'Ben', does: { react: 'tiny-superhero', reroll: [0, 1] } },
  ],
  then: { Ben: { dummy: { damage: 1, power: 1 }, wasp: { form: 1, damage: 1, power: 1 } }, quiet: true },
  editions: ['es13'],
});

scenario(
  ['CP-FORM-9', 'CP-THROW-10', 'CP-THROW-9'],
  'thrown herself she may shrink before the collision: what is as small as she is then stands',
  {
    given: {
      active: 'hulk',
      terrain: { crate: { at: [17, 17, 18, 19], size: 1 } },
      extraction: 'struggle-for-the-cube-continues',
      Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
      Ben: {
        characters: { wasp: { at: [13, 18], power: 2, holds: [0] }, dummy: { at: [30, 30], power: 1 } },
      },
    },
    when: [
      { who: 'Ann', does: { power: 'strongest-one-there-is', aim: [30, 18] } },
      // She drops what she holds first; Ann places it.
      { who: 'Ben', does: { react: 'pym-particle-control' } },
      { who: 'Ann', does: { to: [15, 18] } },
      { who: 'Ben', does: { to: [16.311, 18] } },
    ],
    then: {
      Ben: { wasp: { form: 1, damage: 1, power: 2, holds: [] }, dummy: { power: 1 } },
      terrain: ['crate'],
      happened: ['transformed', 'collided'],
      quiet: true,
    },
  },
);

const intoAnAlly = {
  given: {
    active: 'hulk',
    dice: ['failure', 'failure', 'failure'],
    Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
    Ben: { characters: { wasp: { at: [13, 18], power: 1 }, dummy: { at: [16, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'strongest-one-there-is', aim: [30, 18] } },
    { who: 'Ben', does: { react: 'pym-particle-control', to: [14, 18] } },
  ],
} as const;

scenario(['CP-FORM-9', 'CP-DODGE-4'], 'thrown into an ally she may shrink: she weighs less then', {
  ...intoAnAlly,
  // Size 1 and 1.
  then: { Ben: { wasp: { form: 1, damage: 1, power: 1 }, dummy: { damage: 2, power: 2 } }, quiet: true },
  editions: ['en', 'de'],
});

scenario(
  ['CP-FORM-9', 'CP-DODGE-5'],
  'thrown into an ally she may shrink, though it is all the same to the ally',
  {
    ...intoAnAlly,
    then: { Ben: { wasp: { form: 1, damage: 1, power: 1 }, dummy: { damage: 3, power: 3 } }, quiet: true },
    editions: ['es13'],
  },
);

scenario(['CP-KEYWORD-12'], 'Tiny she hides: attackers must be within Range 3', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [20, 18], power: 2 } } },
    Ben: { characters: { wasp: { at: [12, 18], form: 1 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' }, refused: ['CP-ATTACK-15'] }],
  then: { Ben: { wasp: { damage: 0 } }, quiet: true },
});

scenario(['CP-FORM-3'], 'in her Normal Form she does not', {
  given: {
    active: 'dummy',
    dice: rolled(1, 3, 2),
    Ann: { characters: { dummy: { at: [20, 18], power: 2 } } },
    Ben: { characters: { wasp: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' } }],
  then: { Ben: { wasp: { damage: 1 } }, quiet: true },
});
