import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from '../scripts/files.ts';
import { gameIds, isRuleId, isTestable, ledger, ruleEntry, sourceHeading, terms } from '../src/index.ts';

const root = new URL('../', import.meta.url);

describe.each(generatedFiles())('$from', ({ path, text, problems }) => {
  test('has no mistake', () => {
    expect(problems).toEqual([]);
  });

  test('is what the generated module was made from (else: npm run generate)', () => {
    expect(readFileSync(path, 'utf8') === text).toBe(true);
  });
});

test('the three ledgers and their terms are there', () => {
  expect(gameIds.map((game) => [game, ledger[game].length, terms[game].length])).toEqual([
    ['champions', 412, 161],
    ['crisis-protocol', 541, 176],
    ['dice-masters', 297, 85],
  ]);
  expect(ledger['dice-masters'].filter(isTestable)).toHaveLength(290);
});

test('an id finds its entry', () => {
  expect(ruleEntry('DM-COMPONENTS-1')).toMatchObject({ topic: 'components', kind: 'component' });
  expect(isRuleId('DM-COMPONENTS-1')).toBe(true);
  expect(isRuleId('DM-COMPONENTS-0')).toBe(false);
});

test('the heading of a rule is given in the wanted edition, else in one that has it', () => {
  expect(sourceHeading(ruleEntry('DM-COMPONENTS-1'))).toBe('COMPONENTES');
  expect(sourceHeading(ruleEntry('CP-EFFECT-1'), 'de')).toBe('Widersprechende Regeln');
  expect(sourceHeading(ruleEntry('CP-EFFECT-2'), 'en')).toBe('Preponderancia de las reglas');
});

test.each(readdirSync(root).filter((name) => /-(cases|editions)\.yaml$/.test(name)))(
  '%s cites only rules that exist',
  (name) => {
    const text = readFileSync(new URL(name, root), 'utf8');
    const cited = text.match(/\b(?:CP|DM|MC)-(?!CASE|INC|DIFF|CARD)[A-Z]+(?:-[A-Z]+)*-\d+\b/g) ?? [];
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((id) => !isRuleId(id))).toEqual([]);
  },
);
