import { scenario } from '../../kit.ts';

const extraction = 'skrulls-infiltrate-world-leadership';

scenario(['CP-INTERACT-6', 'CP-HOLD-1'], 'without a critical or wild the opponent pushes who picks one up', {
  given: {
    active: 'dummy',
    extraction,
    // The Physical Defense of the dummy is 3.
    dice: ['hit', 'block', 'blank'],
    Ann: { characters: { dummy: { at: [18, 14], power: 1 }, giant: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 1 }, then: { asked: { Ben: 'ask.push' } } },
    { who: 'Ben', does: { aim: [18, 4] } },
  ],
  then: { Ann: { dummy: { at: [18, 10.625], holds: [1], power: 0 }, giant: { at: [4, 4] } }, quiet: true },
});

scenario(['CP-INTERACT-6'], 'a wild keeps it where it is', {
  given: {
    active: 'dummy',
    extraction,
    dice: ['wild', 'block', 'blank'],
    Ann: { characters: { dummy: { at: [18, 14], power: 2 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 1 } },
    { who: 'Ann', does: { interact: 2 }, refused: ['CP-INTERACT-2', 'CP-XOBJ-6'] },
  ],
  then: { Ann: { dummy: { at: [18, 14], holds: [1] } }, quiet: true },
  editions: ['es13'],
});

scenario(['CP-CRISIS-8'], 'each Agent held is worth a point', {
  given: {
    phase: 'cleanup',
    extraction,
    Ann: { characters: { dummy: { at: [18, 14], holds: [1] } } },
    Ben: { characters: { dummy: { at: [30, 30], holds: [0] }, blocker: { at: [6, 30], holds: [3] } } },
  },
  when: [],
  then: { Ann: { points: 1 }, Ben: { points: 2 }, quiet: true },
});
