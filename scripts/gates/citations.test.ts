import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, ledger, type RuleEntry } from '@assemble/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { citationComplaints, citedBy, citedIn } from './citations.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const known = parse(readFileSync(new URL('uncited.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

describe('every testable rule is cited in the source of its game', () => {
  /** A rule that is missing: cite it where it is carried out. One that is cited by now: take it off uncited.yaml. */
  test.each(gameIds)('%s', (game) => {
    const cited = citedBy(root, `packages/${game}`);
    expect(citationComplaints(ledger[game], cited, known[game] ?? [])).toEqual([]);
  });

  test('games that are no games have no list', () => {
    expect(Object.keys(known).filter((game) => !gameIds.some((id) => id === game))).toEqual([]);
  });
});

const entry = (id: string, kind: RuleEntry['kind']): RuleEntry => ({
  ...(ledger['dice-masters'][0] as RuleEntry),
  id,
  kind,
});
const entries = [
  entry('DM-ONE-1', 'procedure'),
  entry('DM-ONE-2', 'restriction'),
  entry('DM-ONE-3', 'ui-only'),
];

test('a rule that is cited nowhere is told, unless it is on the list or no test could prove it', () => {
  expect(citationComplaints(entries, new Set(['DM-ONE-1']), [])).toEqual([
    'DM-ONE-2 is cited nowhere in the source',
  ]);
  expect(citationComplaints(entries, new Set(['DM-ONE-1']), ['DM-ONE-2'])).toEqual([]);
});

test('the list only gets shorter', () => {
  expect(citationComplaints(entries, new Set(['DM-ONE-1', 'DM-ONE-2']), ['DM-ONE-2'])).toEqual([
    'DM-ONE-2 is cited: take it off the list',
  ]);
  expect(citationComplaints(entries, new Set(['DM-ONE-1', 'DM-ONE-2']), ['DM-ONE-3'])).toEqual([
    'DM-ONE-3 is no testable rule: take it off the list',
  ]);
});

test.each([
  ["rules: ['DM-ONE-1', 'DM-TWO-PARTS-12'],", ['DM-ONE-1', 'DM-TWO-PARTS-12']],
  ['/** MC-ELIM-2, -3: everything they control. */', ['MC-ELIM-2', 'MC-ELIM-3']],
  ['// CP-KO-2 and -3', ['CP-KO-2', 'CP-KO-3']],
  ['// DM-ONE-5 to -7', ['DM-ONE-5', 'DM-ONE-6', 'DM-ONE-7']],
  ['// minus 3, -4, XX-ONE-1, DM-ONE', []],
])('%s', (text, ids) => {
  expect(citedIn(text)).toEqual(ids);
});

test('sources count, what is generated from them does not', () => {
  mkdirSync(join(root, '.assemble'), { recursive: true });
  const folder = mkdtempSync(join(root, '.assemble/citations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'game/src/rules'), { recursive: true });
  mkdirSync(join(folder, 'game/src/cards/generated'), { recursive: true });
  mkdirSync(join(folder, 'game/test'), { recursive: true });
  writeFileSync(join(folder, 'game/src/rules/turn.ts'), '// DM-ONE-1');
  writeFileSync(join(folder, 'game/src/cards/generated/all.ts'), '// DM-ONE-2');
  writeFileSync(join(folder, 'game/test/turn.test.ts'), '// DM-ONE-3');
  expect([...citedBy(folder, 'game')]).toEqual(['DM-ONE-1']);
});
