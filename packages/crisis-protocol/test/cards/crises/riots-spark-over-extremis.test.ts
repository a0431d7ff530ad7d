import { scenario } from '../../kit.ts';

const secure = 'riots-spark-over-extremis';

scenario(['CP-INTERACT-6', 'CP-INTERACT-5'], 'a Console heals 1 from one character within Range 2 of it', {
  given: {
    active: 'dummy',
    secure,
    Ann: {
      characters: {
        dummy: { at: [18, 8], power: 2, damage: 2 },
        giant: { at: [18, 13.5], damage: 3 },
      },
    },
    Ben: { characters: { dummy: { at: [18, 17], damage: 1 } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0, choose: "Ben's dummy" }, refused: ['CP-SUPER-4'] },
    { who: 'Ann', does: { choose: 'giant' } },
    { who: 'Ann', does: { interact: 0 }, refused: ['CP-INTERACT-5'] },
  ],
  then: {
    Ann: { dummy: { damage: 2, power: 1 }, giant: { damage: 2 } },
    Ben: { dummy: { damage: 1 } },
    quiet: true,
  },
});

scenario(['CP-CRISIS-8', 'CP-SECURE-2'], 'each Console secured is worth a point', {
  given: {
    phase: 'cleanup',
    secure,
    Ann: { characters: { dummy: { at: [18, 8] }, giant: { at: [18, 28] } } },
    Ben: { characters: { dummy: { at: [6, 30] } } },
  },
  when: [],
  then: { Ann: { points: 2 }, Ben: { points: 0 }, quiet: true },
});
