import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { generatedFiles } from '../scripts/generate.ts';

test('the published schema and the reference page are up to date (npm run generate)', () => {
  for (const [file, text] of generatedFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
});

const publishedSchema = (): string => [...generatedFiles().values()][0] ?? '';

test('the published schema is one, and takes a scenario or a list of them', () => {
  const ajv = new Ajv({ allowUnionTypes: true, strictTypes: false });
  const valid = ajv.compile(JSON.parse(publishedSchema()));
  const scenario = { game: 'dice-masters', name: 'a name', rules: ['DM-DAMAGE-8'], when: [] };
  expect(valid(scenario)).toBe(true);
  expect(valid([scenario, scenario])).toBe(true);
  expect(valid({ ...scenario, rules: ['DM-NOT-A-RULE'] })).toBe(false);
  expect(valid([{ ...scenario, wen: [] }])).toBe(false);
  expect(valid({ ...scenario, game: 'chess' })).toBe(false);
});
