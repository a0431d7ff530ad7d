import { dice, scenario } from '../../kit.ts';

const GIVEN = {
  active: 'baron-zemo',
  round: 3,
  Ann: {
    tactics: ['i-am-a-baron-after-all'],
    characters: { 'baron-zemo': { at: [10, 18], damage: 4 }, blocker: { at: [30, 30], damage: 3 } },
  },
  Ben: { characters: { giant: { at: [12.5, 18] } } },
};

scenario(['CP-TACTIC-9'], 'Helmut Zemo gains as much Power as the round has number', {
  given: GIVEN,
  when: [{ who: 'Ann', does: { tactic: 'i-am-a-baron-after-all', option: '1' } }],
  then: {
    Ann: { 'baron-zemo': { power: 3, damage: 4 }, blocker: { power: 0, damage: 3 }, tactics: [] },
    quiet: true,
  },
});

scenario(['CP-TACTIC-9'], 'or heals as much', {
  given: GIVEN,
  when: [{ who: 'Ann', does: { tactic: 'i-am-a-baron-after-all', option: '2' } }],
  then: { Ann: { 'baron-zemo': { power: 0, damage: 1 }, blocker: { damage: 3 } }, quiet: true },
});

scenario(['CP-TACTIC-9', 'CP-MODIFY-1', 'CP-MODIFY-7'], 'or rerolls as many dice in his next attack', {
  given: { ...GIVEN, dice: dice('blank 5, failure 3, hit 3') },
  when: [
    { who: 'Ann', does: { tactic: 'i-am-a-baron-after-all', option: '0' } },
    { who: 'Ann', does: { attack: 'sword-strike' } },
    { who: 'Ann', does: { react: 'i-am-a-baron-after-all', reroll: [0, 1, 2, 3] }, refused: ['CP-MODIFY-7'] },
    { who: 'Ann', does: { reroll: [0, 1, 2] } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { giant: { damage: 3 } }, quiet: true },
});

scenario(['CP-TACTIC-9'], 'it is for his own activation', {
  given: { ...GIVEN, active: 'blocker' },
  when: [{ who: 'Ann', does: { tactic: 'i-am-a-baron-after-all' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { 'baron-zemo': { damage: 4 }, tactics: ['i-am-a-baron-after-all'] }, quiet: true },
});
