import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assemble, folder, lines } from './assemble.ts';

describe('assemble puzzle', { timeout: 120_000 }, () => {
  test('solves a puzzle by name, in the language asked for', async () => {
    const { code, out } = await assemble(['puzzle', 'solve', 'champions', 'small-hit-first', '-l', 'de']);
    expect(code).toBe(0);
    const [game, heading, row] = out.split('\n');
    expect(game).toBe('champions');
    expect(heading).toMatch(/^Rätsel +Schwierigkeit +Wege +zufällig +Stellungen$/);
    // A punch, then the kick: one way.
    expect(row).toMatch(/^small-hit-first +leicht +1 /);
  });

  test('a puzzle that is not there, and a file that is none: one clear line each', async () => {
    const cwd = folder();
    const wrong = await assemble(['puzzle', 'solve', 'champions', 'small-hit-frist'], { cwd });
    expect([wrong.code, lines(wrong.err)]).toEqual([1, 1]);
    expect(wrong.err).toContain('Did you mean "small-hit-first"?');
    writeFileSync(join(cwd, 'none.json'), '{"format":"other"}');
    const other = await assemble(['puzzle', 'solve', 'none.json'], { cwd });
    expect([other.code, lines(other.err)]).toEqual([1, 1]);
  });
});
