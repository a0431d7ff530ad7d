import { dice, scenario } from '../../kit.ts';

const GIVEN = {
  phase: 'leadership',
  Ann: {
    affiliation: 'avengers',
    leader: 'captain-america',
    tactics: ['reserve-members'],
    characters: {
      'captain-america': { at: [10, 21] },
      dummy: { at: [10, 18] },
      giant: { at: [4, 4] },
      'iron-man': { at: [4, 30] },
    },
  },
  Ben: { characters: { ultron: { at: [12.5, 18] } } },
};

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-4', 'CP-SUPER-4'],
  'one who is no Avenger adds a die near an ally with a leadership, once in a turn',
  {
    given: { ...GIVEN, dice: dice('hit 5, failure 4, hit 4, failure 4') },
    when: [
      { who: 'Ann', does: { react: 'reserve-members' } },
      { who: 'Ann', does: { activate: 'dummy', attack: 'jab' } },
      { who: 'Ann', does: { react: 'some-assembly-required' } },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: { Ann: { tactics: [] }, Ben: { ultron: { damage: 6, dazed: true } }, quiet: true },
  },
);

scenario(['CP-ATTACK-4'], 'far from any leader it adds none', {
  given: {
    ...GIVEN,
    Ann: { ...GIVEN.Ann, characters: { ...GIVEN.Ann.characters, 'captain-america': { at: [30, 30] } } },
    dice: dice('hit 4, failure 4'),
  },
  when: [
    { who: 'Ann', does: { react: 'reserve-members' } },
    { who: 'Ann', does: { activate: 'dummy', attack: 'jab' } },
  ],
  then: { Ben: { ultron: { damage: 4 } }, quiet: true },
});

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-5', 'CP-ATTACK-20'],
  'who is attacked adds it to its own roll: a bodyguard who steps in does not get it',
  {
    given: {
      ...GIVEN,
      priority: 'Ben',
      Ann: {
        ...GIVEN.Ann,
        characters: { ...GIVEN.Ann.characters, 'captain-america': { at: [10, 21], power: 2 } },
      },
      dice: dice('hit 4, blank 2, blank 4'),
    },
    when: [
      { who: 'Ann', does: { react: 'reserve-members' } },
      { who: 'Ben', does: { activate: 'ultron', attack: 'strike', target: 'dummy' } },
      { who: 'Ann', does: { react: 'some-assembly-required' } },
      // The first superpower of the turn costs 1 less. The shield could be paid for, too.
      { who: 'Ann', does: { react: 'bodyguard' } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      Ann: { 'captain-america': { damage: 4, power: 6 }, dummy: { damage: 0 } },
      happened: [{ rolled: { who: 'captain-america', side: 'defense', faces: dice('blank 4') } }],
      quiet: true,
    },
  },
);
