import { dice, scenario } from '../../kit.ts';

const TEAM = {
  tactics: ['stark-armory'],
  characters: {
    'iron-man': { at: [10, 18], power: 2 },
    dummy: { at: [10, 22] },
    blocker: { at: [18, 22] },
  },
};

scenario(
  ['CP-TACTIC-4', 'CP-TACTIC-9', 'CP-ATTACK-4'],
  'whoever is within as much Range of Tony Stark as he paid Power rolls one attack die more this round',
  {
    given: {
      phase: 'power',
      dice: dice('hit 5, failure 3'),
      Ann: TEAM,
      Ben: { characters: { giant: { at: [12.5, 22] }, minion: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'stark-armory', amount: 2 } },
      { who: 'Ann', does: { activate: 'dummy', attack: 'jab' } },
    ],
    then: { Ann: { 'iron-man': { power: 1 }, tactics: [] }, Ben: { giant: { damage: 5 } }, quiet: true },
  },
);

scenario(['CP-ATTACK-4'], 'who is further away does not', {
  given: {
    phase: 'power',
    dice: dice('hit 4, failure 3'),
    Ann: TEAM,
    Ben: { characters: { giant: { at: [20.5, 22] }, minion: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { react: 'stark-armory', amount: 2 } },
    { who: 'Ann', does: { activate: 'blocker', attack: 'jab' } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { giant: { damage: 4 } }, quiet: true },
});
