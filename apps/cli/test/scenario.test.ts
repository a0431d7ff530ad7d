import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assemble, folder, lines } from './assemble.ts';

describe('assemble scenario', { timeout: 120_000 }, () => {
  test('tells mistakes of a file with their lines, and fails', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'typo.yaml'), 'game: dice-masters\nname: a typo\nrulez: []\n');
    const { code, out } = await assemble(['scenario', 'typo.yaml', '--json'], { cwd });
    expect(code).toBe(1);
    const [report] = JSON.parse(out) as [{ failures: { where: string; expected: string; got: string }[] }];
    expect(Object.keys(report)).toEqual(['file', 'name', 'passed', 'failures']);
    expect(Object.keys(report.failures[0] ?? {})).toEqual(['where', 'expected', 'got']);
    expect(report.failures.some((failure) => failure.where.startsWith('typo.yaml:3'))).toBe(true);
  });

  test('a file that is not there: one clear line', async () => {
    const { code, err } = await assemble(['scenario', 'nowhere.yaml'], { cwd: folder() });
    expect([code, lines(err)]).toEqual([1, 1]);
    expect(err).toContain('ENOENT');
  });
});
