import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '../game.ts';

const tests = new URL('./', import.meta.url);
const cards = new URL('../../src/cards/core/', import.meta.url);

/** The id of the card that a file holds: '043a-wakanda-forever.ts' is core/43a. */
const idOf = (file: string): string => `core/${/^0*(\d+[a-z]?)-/.exec(file)?.[1]}`;

/** A test of its own plays the card: it has scenarios, and they name it. */
function hasTest(set: string, file: string): boolean {
  const at = new URL(`${set}/${file.replace(/\.ts$/, '.test.ts')}`, tests);
  if (!existsSync(at)) return false;
  const text = readFileSync(at, 'utf8');
  const card = content.card(idOf(file));
  return text.includes('scenario(') && card.faces.every((face) => text.includes(face.title.en));
}

test('every card file has a test of its own that plays the card', () => {
  const missing = readdirSync(cards)
    .flatMap((set) => readdirSync(new URL(`${set}/`, cards)).map((file) => ({ set, file })))
    .filter(({ set, file }) => !hasTest(set, file))
    .map(({ set, file }) => `${set}/${file}`);
  expect(missing).toEqual([]);
});
