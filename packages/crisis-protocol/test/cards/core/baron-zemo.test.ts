import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-ICON-1', 'CP-ATTACK-14'],
  'Sword Strike: Power for the damage, and a wild makes the target bleed, nobody else',
  {
    given: {
      active: 'baron-zemo',
      dice: dice('wild, hit, blank 3, failure 3'),
      Ann: { characters: { 'baron-zemo': { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [11, 21] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'sword-strike', target: 'dummy', pass: true } },
      { who: 'Ann', does: { react: 'sword-strike.0' } },
    ],
    then: {
      Ann: { 'baron-zemo': { power: 2 } },
      Ben: { dummy: { damage: 2, conditions: ['bleed'] }, giant: { damage: 0, conditions: [] } },
      quiet: true,
    },
  },
);

scenario(['CP-ICON-1', 'CP-ATTACK-14'], 'Steel Rush: without a wild no bleeding, and he may advance Medium', {
  given: {
    active: 'baron-zemo',
    dice: dice('hit 2, blank 4, failure 3'),
    Ann: { characters: { 'baron-zemo': { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'steel-rush', pass: true, may: true, to: [10, 13] } }],
  then: {
    Ann: { 'baron-zemo': { at: [10, 13], power: 0 } },
    Ben: { dummy: { damage: 2, conditions: [] } },
    quiet: true,
  },
});

scenario(
  ['CP-SUPER-8', 'CP-MODIFY-2'],
  'Master Swordsman rerolls any defense dice against a blade that is near',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, blank 2, failure, block 2'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { 'baron-zemo': { at: [12, 18], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'master-swordsman', reroll: [4, 6] }, refused: ['CP-DICE-7'] },
      { who: 'Ben', does: { reroll: [4, 5] } },
      { who: 'Ben', does: { pass: true }, then: { offered: { Ben: ['counter-strike'] } } },
      { who: 'Ben', does: { pass: true } },
    ],
    then: { Ben: { 'baron-zemo': { damage: 2, power: 2 } }, quiet: true },
  },
);

scenario(['CP-SUPER-8'], 'Master Swordsman does nothing against energy, nor Counter-Strike beyond Range 3', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 2, blank 3'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { 'baron-zemo': { at: [18, 18], power: 4 } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'zap' },
      then: { offered: { Ben: ['strategic-genius'] }, 'not-offered': { Ben: ['master-swordsman'] } },
    },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { 'baron-zemo': { damage: 1, power: 5 } }, quiet: true },
});

scenario(['CP-MODIFY-1'], 'Strategic Genius lets an ally within Range 2 reroll one die, no other', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3, hit'),
    Ann: { characters: { dummy: { at: [10, 18] }, 'baron-zemo': { at: [10, 21] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'jab', react: 'strategic-genius', reroll: [1, 2] },
      refused: ['CP-MODIFY-7'],
    },
    { who: 'Ann', does: { reroll: [1] } },
  ],
  then: { Ben: { giant: { damage: 2 } }, quiet: true },
});

scenario(['CP-SUPER-4'], 'Strategic Genius does not reach beyond Range 2', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] }, 'baron-zemo': { at: [10, 23] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario(['CP-SUPER-6', 'CP-ACTIVATE-9'], 'Charge: a move and an attack for one action, once in a turn', {
  given: {
    active: 'baron-zemo',
    dice: dice('blank 5, failure 3'),
    Ann: { characters: { 'baron-zemo': { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [18, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'charge', to: [15, 18] } },
    { who: 'Ann', does: { attack: 'sword-strike', pass: true } },
    { who: 'Ann', does: { power: 'charge' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { 'baron-zemo': { at: [15, 18], power: 2 } }, actions: 1, quiet: true },
});
