import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NARROW } from './brute/narrow.ts';
import { type Numbers, pocketFault, pocketOf } from './brute/pockets.ts';

// The same questions every time: chance is for `scripts/check-geometry.ts`.
const RUNS = { numRuns: 120, seed: 4096 };
/** For machines that have other work to do. */
const PATIENCE = 120_000;

/** Numbers from 0 to 1, one after the other and from the beginning again. */
const FINE = 1 << 30;
const numbers = fc
  .noBias(fc.array(fc.nat(FINE - 1), { minLength: 48, maxLength: 48 }))
  .map((list) => (): Numbers => {
    let i = 0;
    return () => (list[i++ % list.length] as number) / FINE;
  });

for (const [name, fault] of Object.entries(NARROW)) {
  test(
    `${name}: agree with looking at all of them`,
    () => {
      fc.assert(
        fc.property(numbers, (fresh) => {
          expect(fault(fresh())).toBe(null);
        }),
        RUNS,
      );
    },
    PATIENCE,
  );
}

test(
  'of the pockets some have room and some have not',
  () => {
    const found = fc.sample(numbers, { numRuns: 60, seed: 7 }).map((fresh) => {
      const n = fresh();
      return pocketFault(pocketOf(n), n).found;
    });
    expect(found.filter((it) => it).length).toBeGreaterThan(15);
    expect(found.filter((it) => !it).length).toBeGreaterThan(5);
  },
  PATIENCE,
);
