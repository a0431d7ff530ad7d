import { readFileSync } from 'node:fs';
import { scenarioTests } from '@assemble/scenario/testing';
import { expect, test } from 'vitest';
import { generatedFiles } from '../scripts/scenarios.ts';
import { CARDS, scenarioWords } from '../src/index.ts';

scenarioTests(new URL('../scenarios/', import.meta.url), scenarioWords(CARDS));

test('what is written from the worked examples and the words is up to date (npm run generate)', () => {
  for (const [file, text] of generatedFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
});
