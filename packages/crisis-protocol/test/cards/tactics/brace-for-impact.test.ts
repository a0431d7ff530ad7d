import { dice, scenario } from '../../kit.ts';

scenario(['CP-TACTIC-4', 'CP-THROW-13', 'CP-DODGE-6'], 'who would be hurt by a collision pays 1 and is not', {
  given: {
    active: 'captain-marvel',
    dice: dice('failure 3'),
    terrain: { car: { at: [9, 20, 11, 21], size: 2 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: {
      tactics: ['brace-for-impact'],
      characters: { giant: { at: [15, 18], power: 1 }, blocker: { at: [30, 30], power: 1 } },
    },
  },
  when: [
    { who: 'Ann', does: { power: 'danvers-special', throw: 'car', aim: [30, 18] } },
    { who: 'Ben', does: { react: 'brace-for-impact' } },
  ],
  then: { Ben: { giant: { damage: 0, power: 0 }, blocker: { power: 1 }, tactics: [] }, quiet: true },
});

scenario(['CP-TACTIC-4'], 'it is no help against an attack', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { tactics: ['brace-for-impact'], characters: { giant: { at: [12.5, 18], power: 1 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 }, tactics: ['brace-for-impact'] }, quiet: true },
});
