import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unproven } from './gates/proofs.ts';
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
  const start =
    "import { expect } from 'vitest';\nimport { citing, playedBy } from '@assemble/rules/testing';\n";
  const one =
    "citing('XX-1', 'holds', () => {});\nciting(['XX-1', 'XX-2'], 'breaks', () => expect(1).toBe(2));\n";
  writeFileSync(join(folder, 'one.test.ts'), start + one);
  writeFileSync(
    join(folder, 'two.test.ts'),
    `${start}citing(['XX-3'], 'holds too', () => playedBy(1));\nciting('XX-5', 'together', () => playedBy(2));\n`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
const reporter = join(repository, 'scripts/rules-reporter.ts');

function run(...args: string[]): {
  proven: Record<string, string[]> | undefined;
  code: number | null;
  said: string;
} {
  const file = join(folder, '.assemble/proven.json');
  rmSync(file, { force: true });
  const { status, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  const proven = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).proven : undefined;
  return { proven, code: status, said: stderr };
}

const proven = (...args: string[]) => run('--reporter', reporter, ...args).proven;

test('a full run writes what it proved', { timeout: 60_000 }, () => {
  expect(proven()).toEqual({
    'XX-1': ['one.test.ts > holds [XX-1]'],
    'XX-3': ['two.test.ts > holds too [XX-3]'],
    'XX-5': ['two.test.ts > together [XX-5]'],
  });
});

test('a filtered run writes nothing', { timeout: 120_000 }, () => {
  expect(proven('two')).toBeUndefined();
  expect(proven('-t', 'holds')).toBeUndefined();
  expect(proven('--exclude', 'one.test.ts')).toBeUndefined();
});

describe('a full run fails where a testable rule has no proof', () => {
  /** Runs the tests that hold, with a ledger. */
  const withLedger = (...entries: readonly (readonly [id: string, kind: string])[]) => {
    const made = { champions: entries.map(([id, kind]) => ({ id, kind, says: { en: 'A card is drawn.' } })) };
    return withRules(made);
  };
  const withRules = (made: object) => {
    const config = `export default { test: { include: ['two.test.ts'],
      reporters: [[${JSON.stringify(reporter)}, { ledger: ${JSON.stringify(made)} }]] } };\n`;
    const file = join(folder, 'ledger.config.ts');
    writeFileSync(file, config);
    return run('--config', file);
  };

  test('all proven', { timeout: 60_000 }, () => {
    expect(withLedger(['XX-3', 'procedure'], ['XX-4', 'ui-only'])).toMatchObject({ code: 0 });
  });

  test('one has lost its last proof', { timeout: 60_000 }, () => {
    const { code, said } = withLedger(['XX-3', 'procedure'], ['XX-1', 'timing']);
    expect(code).toBe(1);
    expect(said).toContain('No passing test proves:\n  XX-1 (champions)');
    expect(said).not.toContain('XX-3');
  });

  test('one about players is proven only where somebody plays alone', { timeout: 60_000 }, () => {
    const rule = (id: string) => ({ id, kind: 'procedure', says: { en: 'Each player draws a card.' } });
    const { code, said } = withRules({ champions: [rule('XX-3'), rule('XX-5')] });
    expect(code).toBe(1);
    expect(said).toContain('No passing test with two players or more proves:\n  XX-3\n');
    expect(said).not.toContain('XX-5');
  });
});

test('a rule of an edition must be proven in that edition', () => {
  const entry = (id: string, editions: readonly ('en' | 'de' | 'es13')[]) =>
    ({ id, kind: 'procedure', topic: '', says: { en: '', es: '', de: '' }, source: '', editions }) as const;
  const ledger = { game: [entry('XX-1', ['en', 'de']), entry('XX-2', ['es13'])] };
  const tests = { 'XX-1': ['a.test.ts > moves (en) [XX-1]'], 'XX-2': ['a.test.ts > rests [XX-2]'] };
  expect(unproven(ledger, tests)).toEqual(['XX-1 (game, in de)']);
  expect(unproven(ledger, { 'XX-2': tests['XX-2'] })).toEqual(['XX-1 (game)']);
});
