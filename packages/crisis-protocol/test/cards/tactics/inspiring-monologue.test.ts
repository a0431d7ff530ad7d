import { dice, scenario } from '../../kit.ts';

scenario(['CP-TACTIC-9', 'CP-MODIFY-2'], 'for 3 Power another ally rerolls any defense dice this round', {
  given: {
    turn: 'Ben',
    dice: dice('hit 4, blank 2, failure, block 2, hit, failure 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['inspiring-monologue'],
      characters: { giant: { at: [12.5, 18] }, 'iron-man': { at: [10, 20], power: 3 } },
    },
  },
  when: [
    { who: 'Ben', does: { tactic: 'inspiring-monologue', activate: 'giant' } },
    { who: 'Ben', does: { end: true } },
    { who: 'Ann', does: { activate: 'dummy', attack: 'jab', target: 'giant' } },
    { who: 'Ben', does: { react: 'inspiring-monologue', reroll: [4, 5] } },
    { who: 'Ann', does: { attack: 'jab', target: 'iron-man' } },
  ],
  then: {
    Ben: { giant: { damage: 2 }, 'iron-man': { power: 1, damage: 1 }, tactics: [] },
    quiet: true,
  },
});
