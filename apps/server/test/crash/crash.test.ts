import { expect, test } from 'vitest';
import { createDatabase, postgresPatienceMs } from '../postgres.ts';
import { crash } from './crash.ts';

// The long runs of a hundred kills are `npm run crash`; docs/operations.md tells what they found.
const times = 4;
const seed = 'a few kills';

test('a server that is killed amid play loses nothing, and every match goes on', {
  timeout: 300_000,
}, async () => {
  const report = await crash({ url: null, times, seed });
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(times);
});

test('of two servers on one PostgreSQL, the other one goes on with the matches', {
  timeout: 300_000 + postgresPatienceMs,
}, async () => {
  const report = await crash({ url: await createDatabase(), times, seed });
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(times);
});
