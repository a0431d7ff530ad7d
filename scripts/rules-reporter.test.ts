import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provenBy } from './rules-reporter.ts';

test('only passing tests prove a rule', () => {
  const tests = [
    { name: 'b', state: 'passed', rules: ['XX-2', 'XX-1'] },
    { name: 'a', state: 'passed', rules: ['XX-2', 'XX-2'] },
    { name: 'c', state: 'failed', rules: ['XX-1', 'XX-3'] },
    { name: 'd', state: 'skipped', rules: ['XX-4'] },
    { name: 'e', state: 'passed' },
  ];
  expect(provenBy(tests)).toEqual({ 'XX-1': ['b'], 'XX-2': ['a', 'b'] });
});

const repository = fileURLToPath(new URL('../', import.meta.url));
let folder = '';

beforeAll(() => {
  // Inside the repository, so that the files find its packages.
  mkdirSync(join(repository, '.assemble'), { recursive: true });
  folder = mkdtempSync(join(repository, '.assemble/reporter-'));
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};\n');
  const start = "import { expect } from 'vitest';\nimport { citing } from '@assemble/rules/testing';\n";
  const one =
    "citing('XX-1', 'holds', () => {});\nciting(['XX-1', 'XX-2'], 'breaks', () => expect(1).toBe(2));\n";
  writeFileSync(join(folder, 'one.test.ts'), start + one);
  writeFileSync(
    join(folder, 'two.test.ts'),
    `${start}citing(['XX-3'], 'holds too', () => expect(1).toBe(1));\n`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function proven(...args: string[]): Record<string, string[]> | undefined {
  const file = join(folder, '.assemble/proven.json');
  rmSync(file, { force: true });
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const reporter = join(repository, 'scripts/rules-reporter.ts');
  const base = [vitest, 'run', '--root', folder, '--reporter', reporter];
  spawnSync(process.execPath, [...base, ...args], { cwd: folder, encoding: 'utf8' });
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).proven : undefined;
}

test('a full run writes what it proved', { timeout: 30_000 }, () => {
  expect(proven()).toEqual({
    'XX-1': ['one.test.ts > holds [XX-1]'],
    'XX-3': ['two.test.ts > holds too [XX-3]'],
  });
});

test('a filtered run writes nothing', { timeout: 60_000 }, () => {
  expect(proven('two')).toBeUndefined();
  expect(proven('-t', 'holds')).toBeUndefined();
  expect(proven('--exclude', 'one.test.ts')).toBeUndefined();
});
