import { scenario } from '../../kit.ts';

scenario(['CP-TACTIC-4', 'CP-ACTPHASE-1', 'CP-EFFECT-1'], 'for 2 Power an ally hides this round', {
  given: {
    phase: 'power',
    Ann: {
      tactics: ['red-room-training'],
      characters: { giant: { at: [20, 18], power: 1 }, blocker: { at: [20, 24], power: 0 } },
    },
    Ben: { characters: { dummy: { at: [10, 18], power: 2 } } },
  },
  when: [
    { who: 'Ann', does: { react: 'red-room-training' } },
    { who: 'Ann', does: { activate: 'blocker' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'dummy', attack: 'zap' }, refused: ['CP-ATTACK-15'] },
  ],
  then: { Ann: { giant: { power: 0, damage: 0 }, blocker: { power: 1 }, tactics: [] } },
});

scenario([], 'without it the same attack is allowed', {
  given: {
    phase: 'power',
    Ann: { tactics: ['red-room-training'], characters: { giant: { at: [20, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [10, 18], power: 2 } } },
  },
  when: [
    { who: 'Ann', does: { pass: true } },
    { who: 'Ann', does: { activate: 'giant' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'dummy' } },
  ],
  then: { offered: { Ben: ['zap'] }, Ann: { tactics: ['red-room-training'] }, quiet: true },
});
