import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-TACTIC-10', 'CP-ATTACK-20'],
  'both pay 1; the other ally is attacked instead and takes the dice as they fall',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, blank 4, hit, failure 3, failure 3'),
      terrain: { crate: { at: [13.5, 20.5, 14.5, 21.5], size: 2 } },
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['sacrifice'],
        characters: {
          giant: { at: [12.5, 18], power: 1 },
          'captain-america': { at: [15.5, 20], power: 3 },
          blocker: { at: [30, 30], power: 3 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'sacrifice' } },
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { pass: true } },
    ],
    then: {
      Ben: {
        giant: { damage: 1, power: 1 },
        'captain-america': { damage: 4, power: 6 },
        blocker: { power: 3 },
        tactics: [],
      },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'with nobody near who can pay it cannot be played', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['sacrifice'],
      characters: { giant: { at: [12.5, 18], power: 1 }, blocker: { at: [30, 30], power: 3 } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 }, tactics: ['sacrifice'] }, quiet: true },
});
