import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from '../scripts/scenarios.ts';
import { THEN_WORDS } from '../src/scenario/expectations.ts';
import { GIVEN } from '../src/scenario/position.ts';
import { SCHEMA } from '../src/scenario/schema.ts';
import { STEP_WORDS } from '../src/scenario/words.ts';

const wordsOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties: object }).properties).sort();

test('the schema knows every word that scenarios understand, and no other', () => {
  expect(wordsOf(SCHEMA.does)).toEqual([...STEP_WORDS].sort());
  expect(wordsOf(SCHEMA.then)).toEqual([...THEN_WORDS].sort());
  expect(wordsOf(SCHEMA.given)).toEqual([...GIVEN].sort());
});

test('the words of the game in the schema folder are not stale', () => {
  for (const [file, text] of generatedFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
});
