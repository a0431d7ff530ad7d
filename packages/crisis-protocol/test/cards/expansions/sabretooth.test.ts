import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const far = { characters: { dummy: { at: [30, 30] as const } } };

scenario(['CP-ICON-1', 'CP-MODIFY-3', 'CP-COND-1'], 'Claw Slash: a wild bleeds and pierces a block', {
  given: {
    active: 'sabretooth',
    dice: ['wild', 'hit', 'blank', 'blank', 'blank', 'block', 'failure', 'failure'],
    Ann: { characters: { sabretooth: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'claw-slash' } },
    // What comes after the attack is in the order of its player.
    { who: 'Ann', does: { react: 'claw-slash.1' } },
  ],
  then: {
    Ann: { sabretooth: { power: 2 } },
    Ben: { giant: { damage: 2, conditions: ['bleed'] } },
    quiet: true,
  },
});

scenario(
  ['CP-ICON-1', 'CP-MODIFY-1', 'CP-DICE-7'],
  'Savage Predator: a wild and a hit bring a Claw Slash with rerolls, not of failures',
  {
    given: {
      active: 'sabretooth',
      dice: [
        'wild',
        ...rolled(1, 6, 3),
        'blank',
        'blank',
        'failure',
        'blank',
        'blank',
        'failure',
        'failure',
        'failure',
        'hit',
        'hit',
      ],
      Ann: { characters: { sabretooth: { at: [10, 18], power: 4 } } },
      Ben: { characters: { giant: { at: [13, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'savage-predator', may: true } },
      { who: 'Ann', does: { react: 'savage-predator', reroll: [2] }, refused: ['CP-DICE-7'] },
      { who: 'Ann', does: { reroll: [0, 1] } },
    ],
    then: {
      Ann: { sabretooth: { power: 2 } },
      Ben: { giant: { damage: 4 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(['CP-ATTACK-4'], 'No Mercy: the next attack rolls a die for each damage on its target, 3 at most', {
  given: {
    active: 'sabretooth',
    // A ninth die would be one of the hits that are no help in defense.
    dice: [...rolled(1, 8, 0), 'hit', 'hit', 'failure', ...rolled(0, 5, 3)],
    Ann: { characters: { sabretooth: { at: [10, 18], power: 3 } } },
    Ben: {
      characters: { giant: { at: [13, 18], damage: 1 }, other: { card: 'giant', at: [10, 22], damage: 5 } },
    },
  },
  when: [
    { who: 'Ann', does: { power: 'no-mercy' } },
    { who: 'Ann', does: { attack: 'claw-slash', target: 'other' } },
    { who: 'Ann', does: { attack: 'claw-slash', target: 'giant' } },
  ],
  then: { Ben: { other: { damage: 6 }, giant: { damage: 1 } }, actions: 0, quiet: true },
});

scenario(
  ['CP-EFFECT-6', 'CP-SUPER-8', 'CP-TIMING-6'],
  'Untamed Force strikes back within Range 2, Aggressive goes toward the attacker',
  {
    given: {
      active: 'dummy',
      dice: [...rolled(1, 4, 3), ...rolled(2, 5, 3)],
      Ann: { characters: { dummy: { at: [13, 18] } } },
      Ben: { characters: { sabretooth: { at: [10, 18], power: 1 }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'untamed-force' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'aggressive', to: [11, 18] } },
    ],
    then: {
      Ann: { dummy: { damage: 2 } },
      // 1 Power and 1 for the damage pay for it, the damage he deals brings 2.
      Ben: { sabretooth: { damage: 1, power: 2, at: [11, 18] }, giant: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(['CP-SUPER-8'], 'from farther away there is no striking back', {
  given: {
    active: 'dummy',
    dice: rolled(0, 3, 3),
    Ann: { characters: { dummy: { at: [16, 18], power: 2 } } },
    Ben: { characters: { sabretooth: { at: [10, 18], power: 2 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' } }],
  then: { Ben: { sabretooth: { power: 2, at: [10, 18] } }, quiet: true },
});

scenario(['CP-KEYWORD-7'], 'Healing Factor 1: at the end of his activation he may heal 1', {
  given: {
    active: 'sabretooth',
    Ann: { characters: { sabretooth: { at: [10, 18], damage: 2 }, dummy: { at: [4, 4], damage: 2 } } },
    Ben: far,
  },
  when: [{ who: 'Ann', does: { end: true, react: 'healing-factor' } }],
  then: { Ann: { sabretooth: { damage: 1 }, dummy: { damage: 2 } }, quiet: true },
});
