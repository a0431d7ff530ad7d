import { scenario } from '../../kit.ts';

const extraction = 'spider-infected-invade-manhattan';

scenario(
  ['CP-POWERPHASE-3', 'CP-CRISIS-9'],
  'for each holder a die: a success lets the opponent advance it, the priority player’s first',
  {
    given: {
      phase: 'power',
      priority: 'Ben',
      extraction,
      dice: ['hit', 'wild'],
      Ann: { characters: { dummy: { at: [10, 10], holds: [0] }, giant: { at: [18, 18] } } },
      Ben: { characters: { blocker: { at: [26, 26], holds: [4] } } },
    },
    when: [
      { who: 'Ann', does: { to: [26, 29] }, then: { asked: { Ben: 'ask.advance' } } },
      { who: 'Ben', does: { to: [10, 20] }, refused: ['CP-ADVANCE-9'] },
      { who: 'Ben', does: { to: [10, 7] } },
    ],
    then: {
      Ann: { dummy: { at: [10, 7] }, giant: { at: [18, 18] } },
      Ben: { blocker: { at: [26, 29] } },
      quiet: true,
    },
  },
);

scenario('CP-CRISIS-9', 'on anything else it stays', {
  given: {
    phase: 'power',
    extraction,
    dice: ['block'],
    Ann: { characters: { dummy: { at: [10, 10], holds: [0] } } },
    Ben: { characters: { blocker: { at: [26, 26] } } },
  },
  when: [],
  then: { Ann: { dummy: { at: [10, 10] } }, quiet: true },
});
