import { dice, scenario } from '../../kit.ts';

scenario(['CP-TACTIC-4', 'CP-TOWARD-1'], 'who was damaged pays 1 and advances Short toward the attacker', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 2, failure 2'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: {
      tactics: ['warpath'],
      characters: { giant: { at: [18, 18] }, blocker: { at: [20, 24], power: 3 } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'zap' } },
    { who: 'Ben', does: { react: 'warpath', may: true, to: [20, 18] }, refused: ['CP-TOWARD-7'] },
    { who: 'Ben', does: { to: [15, 18] } },
  ],
  then: {
    Ben: { giant: { at: [15, 18], damage: 1, power: 0 }, blocker: { at: [20, 24], power: 3 }, tactics: [] },
    quiet: true,
  },
});

scenario(['CP-TACTIC-4'], 'not after an attack without damage', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 2, block, failure'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { tactics: ['warpath'], characters: { giant: { at: [18, 18], power: 2 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' } }],
  then: { Ben: { giant: { at: [18, 18], power: 2 }, tactics: ['warpath'] }, quiet: true },
});
