import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../scripts/scenarios.ts';
import { CARDS, scenarioWords } from '../../src/index.ts';
import { THEN_WORDS } from '../../src/scenario/expectations.ts';

const { schema, chance } = scenarioWords(CARDS);
const wordsOf = (one: unknown): string[] => Object.keys((one as { properties: object }).properties);

test('every word of a step answers some question or lays down chance', () => {
  const answering = new Set([...Object.values(schema.questions).flat(), 'option', ...chance]);
  const spoken = [...wordsOf(schema.does), ...Object.keys(schema.shared.does)];
  expect(spoken.sort()).toEqual([...answering].sort());
});

test('every word of then is checked', () => {
  expect(wordsOf(schema.then).sort()).toEqual([...THEN_WORDS].sort());
});

test('the words of the game in the schema folder are not stale', () => {
  for (const [file, text] of generatedFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
});
