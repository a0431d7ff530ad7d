import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-11', 'CP-TOWARD-1'],
  'the attacked ally pays 2 and steps away, before damage',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, failure 3, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['fall-back'],
        characters: { giant: { at: [12.5, 18], power: 2 }, blocker: { at: [20, 20], power: 5 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'fall-back', may: true, to: [11.5, 20] }, refused: ['CP-TOWARD-7'] },
      { who: 'Ben', does: { to: [15, 18] } },
    ],
    then: {
      Ben: { giant: { at: [15, 18], damage: 1, power: 1 }, blocker: { power: 5, at: [20, 20] }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'an ally without 2 Power cannot, whatever the others have', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['fall-back'],
      characters: { giant: { at: [12.5, 18], power: 1 }, blocker: { at: [20, 20], power: 5 } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { at: [12.5, 18] }, tactics: ['fall-back'] }, quiet: true },
});
