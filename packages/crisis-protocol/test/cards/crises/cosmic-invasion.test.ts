import { scenario } from '../../kit.ts';

const secure = 'cosmic-invasion';

scenario(
  ['CP-POWERPHASE-3', 'CP-CRISIS-9'],
  'who contests a Vault and rolls a wild gains 2 Power and is pushed by the opponent',
  {
    given: {
      phase: 'power',
      secure,
      dice: ['wild', 'hit'],
      Ann: { characters: { dummy: { at: [18, 8.5] }, giant: { at: [4, 4] } } },
      Ben: { characters: { blocker: { at: [18, 27.5] } } },
    },
    when: [{ who: 'Ben', does: { aim: [18, 4] }, then: { asked: { Ann: 'ask.turn' } } }],
    then: {
      Ann: { dummy: { power: 3, at: [18, 5.125] }, giant: { power: 1 } },
      Ben: { blocker: { power: 1, at: [18, 27.5] } },
      quiet: true,
    },
  },
);

scenario(['CP-SECURE-2', 'CP-CRISIS-8'], 'each Vault secured is worth a point', {
  given: {
    phase: 'cleanup',
    secure,
    dice: ['blank', 'blank'],
    Ann: { characters: { dummy: { at: [18, 8.5] } } },
    Ben: { characters: { blocker: { at: [18, 27.5] }, dummy: { at: [6, 6] } } },
  },
  when: [],
  then: { Ann: { points: 1 }, Ben: { points: 1 }, quiet: true },
});
