import { expect, test } from 'vitest';
import { GEOMETRY_DIGEST, geometryDigest } from './digest.ts';

test('2,000 answers have the fingerprint that every machine gets', () => {
  // When the geometry answers differently on purpose, this changes; `e2e/same-everywhere.e2e.ts` holds a browser to it.
  expect(geometryDigest()).toBe(GEOMETRY_DIGEST);
});
