import { dice, scenario } from '../../kit.ts';

const WIDOW = 'the-black-widow';

scenario(['CP-ICON-1', 'CP-ATTACK-11'], 'Shock Batons shock before damage, Widow Stingers stun', {
  given: {
    active: WIDOW,
    dice: dice('wild, blank 4, failure 2, wild, hit 2, blank, failure 3'),
    Ann: { characters: { [WIDOW]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [10, 25] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'shock-batons' },
      then: { happened: ['condition-gained', 'damaged'], Ann: { [WIDOW]: { power: 1 } } },
    },
    { who: 'Ann', does: { attack: 'widow-stingers', target: 'giant' } },
  ],
  then: {
    Ann: { [WIDOW]: { power: 2 } },
    Ben: {
      dummy: { damage: 1, conditions: ['shock'] },
      // Stunned before the damage: it gains 1 Power for it at most.
      giant: { damage: 3, power: 1, conditions: ['stun'] },
    },
    quiet: true,
  },
});

scenario(
  ['CP-ICON-1', 'CP-EFFECT-1'],
  'Deadly Origins: Finisher is an attack with Shock Batons whose dice may all be rerolled, failures too',
  {
    given: {
      active: WIDOW,
      dice: dice('wild, hit, failure 5, failure 3, failure 4, hit, failure 3, hit 4'),
      Ann: { characters: { [WIDOW]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { giant: { at: [12.5, 18] }, dummy: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'deadly-origins', react: 'deadly-origins.1', may: true } },
      { who: 'Ann', does: { react: 'deadly-origins.1', reroll: [0, 1, 2, 3] } },
      { who: 'Ann', does: { may: false } },
    ],
    then: {
      Ann: { [WIDOW]: { at: [10, 18], power: 5 } },
      Ben: { giant: { damage: 7 }, dummy: { damage: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-EFFECT-8', 'CP-ICON-1'],
  'Finisher: out of reach of the batons nothing is made of it, nor kept',
  {
    given: {
      active: WIDOW,
      dice: dice('wild, hit, failure 5, failure 3, failure 4, failure 3'),
      Ann: { characters: { [WIDOW]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { giant: { at: [12.5, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'deadly-origins', react: 'deadly-origins.0', may: true, to: [6, 18] } },
      { who: 'Ann', does: { attack: 'widow-stingers' } },
    ],
    then: { Ben: { giant: { damage: 2 } }, 'not-happened': ['rerolled'], quiet: true },
  },
);

scenario(
  ['CP-SUPER-8', 'CP-MODIFY-2'],
  'Calculated Risk: any defense dice, failures too, not against energy',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, failure 3, block, block 3, hit 3, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { [WIDOW]: { at: [12, 18], power: 4 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      {
        who: 'Ben',
        does: { react: 'calculated-risk', reroll: [4, 5, 6] },
        then: { Ben: { [WIDOW]: { damage: 0, power: 2 } } },
      },
      { who: 'Ann', does: { attack: 'zap' } },
    ],
    then: { Ben: { [WIDOW]: { damage: 3, power: 5 } }, quiet: true },
  },
);

scenario(
  ['CP-HOLD-5', 'CP-EFFECT-1'],
  'All That Matters Is the Mission: her own player places what she drops',
  {
    given: {
      active: 'dummy',
      extraction: 'struggle-for-the-cube-continues',
      dice: dice('hit 4, failure 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { [WIDOW]: { at: [12, 18], damage: 5, holds: [0] }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.drop' } } },
      { who: 'Ben', does: { to: [13.2, 18] } },
    ],
    then: { Ben: { [WIDOW]: { dazed: true, holds: [] } }, tokens: { 0: { at: [13.2, 18] } }, quiet: true },
  },
);

scenario(
  ['CP-EFFECT-1', 'CP-DICE-6'],
  'Martial Artist: blanks block energy from within Range 2, not from further away',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, blank 3, hit 3, blank 3'),
      Ann: { characters: { dummy: { at: [10, 18], power: 4 } } },
      Ben: { characters: { [WIDOW]: { at: [12, 18] }, far: { card: 'the-black-widow', at: [10, 23] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap', target: WIDOW } },
      { who: 'Ann', does: { attack: 'zap', target: 'far' } },
    ],
    then: { Ben: { [WIDOW]: { damage: 0 }, far: { damage: 3 } }, quiet: true },
  },
);
