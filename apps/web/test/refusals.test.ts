import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableRefusal } from '../src/table/desk.ts';
import { de } from '../src/table/words/de.ts';
import { en } from '../src/table/words/en.ts';
import { es } from '../src/table/words/es.ts';

const ROOMS = ['../../../packages/table/src/', '../../server/src/tables/'];

/** Every refusal that is written down in the sources of a table. */
const keys = new Set(
  ROOMS.flatMap((room) => {
    const folder = new URL(room, import.meta.url);
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    return texts.flatMap((text) => [...text.matchAll(/'(table\.[a-z-]+)'/g)].map(([, key = '']) => key));
  }),
);

test('every refusal of a table has words in all three languages', () => {
  expect(keys.size).toBeGreaterThan(15);
  const said = [en, es, de].map((words) =>
    Object.fromEntries([...keys].map((key) => [key, tableRefusal(key, words) ?? ''])),
  );
  for (const key of keys) {
    const texts = said.map((words) => words[key] ?? '');
    expect(texts, key).not.toContain('');
    expect(new Set(texts).size, key).toBe(3);
  }
});
