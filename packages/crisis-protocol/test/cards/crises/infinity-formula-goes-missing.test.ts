import { scenario } from '../../kit.ts';

const secure = 'infinity-formula-goes-missing';

scenario(['CP-POWERPHASE-3', 'CP-SECURE-1', 'CP-SECURE-5'], 'who contests a Canister gains 1 Power more', {
  given: {
    phase: 'power',
    secure,
    Ann: { characters: { dummy: { at: [8, 11] }, giant: { at: [18, 18] } } },
    Ben: { characters: { blocker: { at: [8, 15] }, dummy: { at: [28, 23], dazed: true } } },
  },
  when: [],
  then: {
    Ann: { dummy: { power: 2 }, giant: { power: 1 } },
    Ben: { blocker: { power: 2 }, dummy: { power: 1 } },
    quiet: true,
  },
});

scenario(['CP-CRISIS-8', 'CP-SECURE-2'], 'each Canister secured is worth a point', {
  given: {
    phase: 'cleanup',
    secure,
    Ann: { characters: { dummy: { at: [8, 11] }, giant: { at: [28, 23] } } },
    Ben: { characters: { blocker: { at: [8, 15] } } },
  },
  when: [],
  then: { Ann: { points: 1 }, Ben: { points: 0 }, quiet: true },
});
