import { expect, test } from 'vitest';
import { coverage, coverageIn, isTestable } from '../src/coverage.ts';

const entries = [
  { id: 'XX-ONE-1', kind: 'procedure' },
  { id: 'XX-ONE-2', kind: 'ui-only' },
  { id: 'XX-TWO-1', kind: 'ruling-needed' },
  { id: 'XX-TWO-2', kind: 'timing' },
] as const;

test('entries for the page alone are not testable', () => {
  expect(entries.map(isTestable)).toEqual([true, false, true, true]);
});

test('counts what passing tests cite', () => {
  expect(coverage(entries, ['XX-TWO-1'])).toEqual({
    total: 4,
    testable: 3,
    proven: 1,
    missing: ['XX-ONE-1', 'XX-TWO-2'],
    uiOnly: 1,
  });
});

test('an unknown, repeated or page-only id adds nothing', () => {
  const result = coverage(entries, ['XX-NONE-1', 'XX-TWO-2', 'XX-TWO-2', 'XX-ONE-2']);
  expect(result).toMatchObject({ proven: 1, missing: ['XX-ONE-1', 'XX-TWO-1'] });
});

test('an empty ledger is covered', () => {
  expect(coverage([], [])).toEqual({ total: 0, testable: 0, proven: 0, missing: [], uiOnly: 0 });
});

test('in an edition only its own entries count, and tests that were played in it or in none', () => {
  const some = [
    { id: 'XX-ONE-1', kind: 'procedure', editions: ['en', 'de'] },
    { id: 'XX-ONE-2', kind: 'procedure', editions: ['es13'] },
    { id: 'XX-TWO-1', kind: 'timing' },
  ] as const;
  const proven = {
    'XX-ONE-1': ['a.test.ts > moves (in turn) (en) [XX-ONE-1]'],
    'XX-ONE-2': ['a.test.ts > rests (de) [XX-ONE-2]'],
    'XX-TWO-1': ['a.test.ts > waits (a while) [XX-ONE-1, XX-TWO-1]'],
  };
  expect(coverageIn('en', some, proven)).toMatchObject({ testable: 2, proven: 2, missing: [] });
  expect(coverageIn('de', some, proven)).toMatchObject({ testable: 2, missing: ['XX-ONE-1'] });
  expect(coverageIn('es13', some, proven)).toMatchObject({ testable: 2, missing: ['XX-ONE-2'] });
});
