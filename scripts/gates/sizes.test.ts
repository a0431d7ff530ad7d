import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Sizes } from '../../apps/web/build/sizes.ts';

// The last build of the page wrote it; `npm run check` builds the page first.
const file = fileURLToPath(new URL('../../apps/web/dist/sizes.json', import.meta.url));
const sizes = JSON.parse(readFileSync(file, 'utf8')) as Sizes;

const games = Object.keys(sizes.tables);

describe('what goes over the wire, in compressed bytes', () => {
  test('the home page loads less than 350 KB of script', () => {
    expect(sizes.home).toBeGreaterThan(50_000);
    expect(sizes.home).toBeLessThan(350_000);
  });

  test('all three games are measured', () => {
    expect(games.sort()).toEqual(['champions', 'crisis-protocol', 'dice-masters']);
  });

  test.each(games)('a table of %s is less than 700 KB in all', (game) => {
    expect(sizes.tables[game]).toBeGreaterThan(sizes.home);
    expect(sizes.tables[game]).toBeLessThan(700_000);
  });

  test.each(games)('what is kept of %s for when there is no network is less than 1.5 MB', (game) => {
    expect(sizes.precache[game]).toBeGreaterThan(sizes.tables[game] ?? 0);
    expect(sizes.precache[game]).toBeLessThan(1_500_000);
  });

  test.each(games)('page and worker share one copy of the rules of %s', (game) => {
    expect(sizes.copies[game]).toBe(1);
  });
});
