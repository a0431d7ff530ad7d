import { dice, scenario } from '../../kit.ts';

const GIVEN = {
  phase: 'power',
  priority: 'Ben',
  extraction: 'struggle-for-the-cube-continues',
};
const giant = { at: [12.5, 18], damage: 9, holds: [0] };
const BEN = { points: 1, characters: { dummy: { at: [10, 18] }, blocker: { at: [30, 30] } } };

scenario(
  ['CP-TACTIC-4', 'CP-HOLD-4', 'CP-HOLD-5', 'CP-EFFECT-1'],
  'who trails places what allies drop, up to Range 3 away; enemies near whoever falls suffer 1 damage',
  {
    given: {
      ...GIVEN,
      dice: dice('hit 4, failure 3'),
      Ann: {
        tactics: ['this-is-our-day'],
        characters: { 'doctor-octopus': { at: [4, 4] }, giant },
      },
      Ben: BEN,
    },
    when: [
      { who: 'Ann', does: { react: 'this-is-our-day' } },
      { who: 'Ben', does: { activate: 'dummy', attack: 'jab' }, then: { asked: { Ann: 'ask.drop' } } },
      { who: 'Ann', does: { to: [12.5, 28] }, refused: ['CP-HOLD-4'] },
      { who: 'Ann', does: { to: [12.5, 25] } },
    ],
    then: {
      Ann: { giant: { dazed: true, holds: [] }, tactics: [] },
      Ben: { dummy: { damage: 1 }, blocker: { damage: 0 } },
      tokens: { 0: { at: [12.5, 25] } },
      quiet: true,
    },
  },
);

scenario(['CP-KO-2', 'CP-KO-3', 'CP-EFFECT-1'], 'it stays for the round, though Otto Octavius is KO’d', {
  given: {
    ...GIVEN,
    dice: dice('hit 4, failure 4, hit 4, failure 3'),
    Ann: {
      tactics: ['this-is-our-day'],
      characters: { 'doctor-octopus': { at: [7.5, 18], damage: 5, side: 'injured' }, giant },
    },
    Ben: BEN,
  },
  when: [
    { who: 'Ann', does: { react: 'this-is-our-day' } },
    { who: 'Ben', does: { activate: 'dummy', attack: 'jab', target: 'doctor-octopus' } },
    { who: 'Ben', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.drop' } } },
    { who: 'Ann', does: { to: [12.5, 25] } },
  ],
  then: {
    Ann: { 'doctor-octopus': { gone: true }, giant: { dazed: true } },
    Ben: { dummy: { damage: 2 } },
    quiet: true,
  },
});

scenario(['CP-TACTIC-4'], 'without fewer points it cannot be played', {
  given: {
    ...GIVEN,
    dice: dice('hit 4, failure 3'),
    Ann: { tactics: ['this-is-our-day'], characters: { 'doctor-octopus': { at: [4, 4] }, giant } },
    Ben: { ...BEN, points: 0 },
  },
  when: [{ who: 'Ben', does: { activate: 'dummy', attack: 'jab' }, then: { asked: { Ben: 'ask.drop' } } }],
  then: { Ann: { tactics: ['this-is-our-day'] }, Ben: { dummy: { damage: 0 } } },
});
