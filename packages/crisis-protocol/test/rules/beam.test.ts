import { dice, scenario } from '../kit.ts';

// The ray reaches Range 3 from a base of 35 mm: 6.689 inches from its centre, and its corners, half an inch aside, reach
// √(6.689² + 0.5²) = 6.7077 inches. A base of 35 mm whose centre lies 7.39 inches away is 6.012 inches from the attacker,
// beyond Range 3, and its centre is 0.682 inches from a corner that points at it: the tool covers a sliver of it.

scenario(
  ['CP-BEAM-3', 'CP-BEAM-9', 'CP-RULING-25'],
  'a corner of the tool reaches whom straight Range does not, and that is in range of the beam',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, blank, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
      Ben: { characters: { dummy: { at: [17.39, 18] }, giant: { at: [10, 30] } } },
    },
    when: [
      // Laid straight at it, the tool ends 0.012 inches before its base.
      { who: 'Ann', does: { attack: 'ray', aim: [20, 18] }, refused: ['CP-RULING-25'] },
      { who: 'Ann', does: { aim: [16.689, 18.5] } },
    ],
    then: {
      Ann: { dummy: { power: 1 } },
      Ben: { dummy: { damage: 1 }, giant: { damage: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(['CP-BEAM-9', 'CP-RULING-25'], 'where not even a corner reaches, the beam cannot be made', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [17.4, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'ray' }, refused: ['CP-RULING-25'] }],
  then: { Ann: { dummy: { power: 1 } }, Ben: { dummy: { damage: 0 } }, actions: 2, quiet: true },
});

// Range 4 is 8 inches, measured from Captain America (35 mm): a corner reaches √(8.689² + 0.5²) + 0.689 = 9.392 inches,
// straight Range 9.378.
scenario(
  ['CP-BEAM-3', 'CP-TACTIC-9'],
  'the corner counts from the base that the attack is measured from, too',
  {
    given: {
      active: 'invincible-iron-man',
      dice: dice('hit, failure 4, failure 2'),
      Ann: {
        tactics: ['repulsor-refraction'],
        characters: {
          'invincible-iron-man': { at: [10, 18], power: 1 },
          'captain-america-first-avenger': { at: [18, 18], power: 1 },
        },
      },
      Ben: { characters: { dummy: { at: [18, 27.386] }, blocker: { at: [10, 30] } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'repulsor-refraction', aim: [18.5, 26.689] } }],
    then: {
      Ann: { 'captain-america-first-avenger': { power: 0 } },
      Ben: { dummy: { damage: 1 }, blocker: { damage: 0 } },
      quiet: true,
    },
  },
);

// An area has no corners: 3.001 inches from edge to edge is the tie, 3.002 is beyond it.
scenario(['CP-AREA-2', 'CP-RULING-3'], 'an area reaches straight Range and not a hair farther', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [14.3788, 18] }, giant: { at: [10, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'quake' } }],
  then: { Ben: { dummy: { damage: 1 }, giant: { damage: 0 } }, quiet: true },
});

scenario(['CP-RULING-25'], 'nobody in the area: it cannot be made', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [14.4, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'quake' }, refused: ['CP-RULING-25'] }],
  then: { Ben: { dummy: { damage: 0 } }, actions: 2, quiet: true },
});

scenario(['CP-RULING-25', 'CP-BEAM-5'], 'a beam over allies alone cannot be laid', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18], power: 1 }, blocker: { at: [10, 21] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'ray', aim: [10, 25] }, refused: ['CP-RULING-25'] },
    { who: 'Ann', does: { aim: [20, 18] } },
  ],
  then: { Ann: { blocker: { damage: 0 } }, Ben: { giant: { damage: 1 } }, actions: 1, quiet: true },
});
