import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ThreadRunner } from '../../src/engine/thread-runner.ts';

/** An engine that never comes to an end with "check", and answers everything else. */
const engine = `export function work({ name, begun }) {
  Atomics.store(begun, 0, 1);
  if (name === 'check') for (;;);
  return { answer: name };
}`;

describe('the pool of an engine', () => {
  let folder = '';
  let runner: ThreadRunner;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assemble-runner-'));
    writeFileSync(join(folder, 'engine.mjs'), engine);
    runner = new ThreadRunner(join(folder, 'engine.mjs'), 1, 1500);
  });
  afterAll(async () => {
    await runner.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('what hangs is a fault; who waited behind it may ask again, and then is answered', async () => {
    await runner.describe();
    const hangs = runner.job('Ann', 'check', 'dice-masters', null);
    const waits = runner.job('Ben', 'verify', null);
    const [first, second] = await Promise.allSettled([hangs, waits]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'fault' } });
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
    expect(await runner.job('Ben', 'verify', null)).toBe('verify');
  });
});
