import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-TACTIC-10', 'CP-ATTACK-4'],
  'the activated attacker and an ally within Range 2 of the target pay 1 each for two dice more',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 6, failure 3'),
      Ann: {
        tactics: ['one-two-punch'],
        characters: {
          dummy: { at: [10, 18], power: 1 },
          blocker: { at: [15, 18], power: 1 },
          'iron-man': { at: [30, 30], power: 1 },
        },
      },
      Ben: { characters: { giant: { at: [12.5, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'jab', react: 'one-two-punch' } }],
    then: {
      Ann: { dummy: { power: 0 }, blocker: { power: 0 }, 'iron-man': { power: 1 }, tactics: [] },
      Ben: { giant: { damage: 6 } },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'with nobody else near the target it cannot be played', {
  given: {
    active: 'dummy',
    dice: dice('hit 4, failure 3'),
    Ann: {
      tactics: ['one-two-punch'],
      characters: { dummy: { at: [10, 18], power: 1 }, 'iron-man': { at: [30, 30], power: 1 } },
    },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ann: { tactics: ['one-two-punch'] }, Ben: { giant: { damage: 4 } }, quiet: true },
});
