import { dice, scenario } from '../../kit.ts';

const OCK = 'doc-ock-sinister-scientist';

scenario(['CP-ICON-1', 'CP-EFFECT-1'], 'Striking Tentacles: each wild counts twice; Power for the damage', {
  given: {
    active: OCK,
    dice: dice('wild, hit, blank 3, failure 3'),
    Ann: { characters: { [OCK]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [16, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'striking-tentacles' } }],
  then: { Ann: { [OCK]: { power: 3 } }, Ben: { dummy: { damage: 3 } }, quiet: true },
});

scenario(['CP-BEAM-5', 'CP-ICON-1'], 'Arm Lasers 2.0: only those whose own attack shows a wild burn', {
  given: {
    active: OCK,
    dice: dice('wild, blank 3, failure 2, hit, blank 3, failure 3'),
    Ann: { characters: { [OCK]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [17, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'arm-lasers-2-0', aim: [30, 18], target: 'dummy' } }],
  then: {
    Ann: { [OCK]: { power: 0 } },
    Ben: { dummy: { damage: 1, conditions: ['incinerate'] }, giant: { damage: 1, conditions: [] } },
    quiet: true,
  },
});

scenario(['CP-ATTACK-14', 'CP-COND-1'], 'Scientific Breakthrough: three conditions, if it deals damage', {
  given: {
    active: OCK,
    dice: dice('hit, blank 6, failure 3, blank 7, failure 3'),
    Ann: { characters: { [OCK]: { at: [10, 18], power: 8 } } },
    Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [10, 23] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'scientific-breakthrough', target: 'dummy' } },
    { who: 'Ann', does: { attack: 'scientific-breakthrough', target: 'giant' } },
  ],
  then: {
    Ann: { [OCK]: { power: 0 } },
    Ben: { dummy: { conditions: ['bleed', 'poison', 'shock'] }, giant: { conditions: [] } },
    quiet: true,
  },
});

scenario(
  ['CP-THROW-1', 'CP-STAT-13', 'CP-SUPER-4'],
  'Ock’s Grasp: an enemy of Size 3 or less, once in a turn',
  {
    given: {
      active: OCK,
      Ann: { characters: { [OCK]: { at: [10, 18], power: 6 }, blocker: { at: [10, 14] } } },
      Ben: { characters: { dummy: { at: [15, 18] }, giant: { at: [10, 23] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'ock-s-grasp', aim: [15, 30] } },
      { who: 'Ann', does: { power: 'ock-s-grasp' }, refused: ['CP-SUPER-4'] },
    ],
    then: {
      Ann: { [OCK]: { power: 3 }, blocker: { at: [10, 14] } },
      Ben: { dummy: { at: [15, 21.375] }, giant: { at: [10, 23] } },
      quiet: true,
    },
  },
);

scenario(['CP-SUPER-10', 'CP-SUPER-11'], 'Scientific Hubris: also in defense', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, critical, failure 3, failure'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { [OCK]: { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { [OCK]: { damage: 0, power: 1 } }, quiet: true },
});

const SINISTER_SIX = {
  affiliation: 'spider-foes',
  leader: OCK,
};

scenario(
  ['CP-ATTACK-14', 'CP-LEAD-3'],
  'Sinister Six: once in a turn an ally that was attacked gains 1 Power; hurt, it may lose a condition',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, blank 3, failure 3, blank 4, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        ...SINISTER_SIX,
        characters: {
          [OCK]: { at: [30, 30], conditions: ['slow'] },
          giant: { at: [12.5, 18], conditions: ['slow', 'shock', 'bleed'] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'sinister-six/1', option: '1' } },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: {
      Ben: { giant: { power: 2, conditions: ['shock', 'bleed'] }, [OCK]: { power: 0, conditions: ['slow'] } },
      quiet: true,
    },
  },
);

scenario(['CP-DAZED-4'], 'Sinister Six gives nothing to an ally that was Dazed', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { ...SINISTER_SIX, characters: { [OCK]: { at: [30, 30] }, giant: { at: [12.5, 18], damage: 9 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { dazed: true, power: 1 } }, quiet: true },
});
