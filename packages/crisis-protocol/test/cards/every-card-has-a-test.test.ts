import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS } from '../../src/index.ts';

const here = new URL('./', import.meta.url);
const own = (card: string): URL => new URL(`${card}.test.ts`, here);

test('every card has a test of its own that plays it', () => {
  const missing = CARDS.map(({ id }) => id).filter((id) => {
    if (!existsSync(own(id))) return true;
    const text = readFileSync(own(id), 'utf8');
    return !text.includes('scenario(') || !text.includes(`'${id.slice(id.indexOf('/') + 1)}'`);
  });
  expect(missing).toEqual([]);
});
