import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-HURL-6', 'CP-DODGE-6'],
  'before anybody dodges, who would suffer a collision pays 1 and suffers no damage from it',
  {
    given: {
      active: 'captain-marvel',
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
  },
);

const THROWN = {
  active: 'captain-marvel',
  Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
  Ben: {
    tactics: ['brace-for-impact'],
    characters: { dummy: { at: [12, 18], power: 1 }, giant: { at: [16.5, 18], power: 1 } },
  },
};

scenario(['CP-TACTIC-4', 'CP-TACTIC-10'], 'who is thrown and who is hit may both pay', {
  given: THROWN,
  when: [
    { who: 'Ann', does: { power: 'danvers-special', aim: [20, 18] } },
    { who: 'Ben', does: { react: 'brace-for-impact', players: ['dummy', 'giant'] } },
  ],
  then: {
    Ben: { dummy: { damage: 0, power: 0 }, giant: { damage: 0, power: 0 }, tactics: [] },
    quiet: true,
  },
});

scenario(['CP-TACTIC-10', 'CP-THROW-11', 'CP-THROW-12'], 'who does not pay is hurt as ever', {
  given: { ...THROWN, dice: dice('critical, blank, failure, block') },
  when: [
    { who: 'Ann', does: { power: 'danvers-special', aim: [20, 18] } },
    { who: 'Ben', does: { react: 'brace-for-impact', players: ['dummy'] } },
  ],
  then: {
    Ben: { dummy: { damage: 0, power: 0 }, giant: { damage: 1, power: 2 }, tactics: [] },
    quiet: true,
  },
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
