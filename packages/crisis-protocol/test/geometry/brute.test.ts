import { stream } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { COMPARISONS } from './brute/comparisons.ts';
import { randomTable } from './brute/tables.ts';

const TABLES = 20;
const QUESTIONS = 100;
/** For machines that have other work to do. */
const PATIENCE = 120_000;

for (const [name, compare] of Object.entries(COMPARISONS)) {
  test(
    `${name}: agrees with sampling on ${TABLES * QUESTIONS} random positions`,
    () => {
      const random = stream('brute force', name);
      const contradictions: string[] = [];
      for (let i = 0; i < TABLES; i++) {
        const table = randomTable(random);
        for (let k = 0; k < QUESTIONS; k++) {
          const contradiction = compare(table, random);
          if (contradiction !== null) contradictions.push(`table ${i}, question ${k}: ${contradiction}`);
        }
      }
      expect(contradictions).toEqual([]);
    },
    PATIENCE,
  );
}
