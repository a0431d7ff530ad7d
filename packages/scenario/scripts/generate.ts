import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { combinedSchema, type GamePieces, wordsPage } from '../src/index.ts';

const folder = new URL('../schema/', import.meta.url);
const words = new URL('words/', folder);
const page = new URL('../../../docs/guides/scenario-words.md', import.meta.url);

/** The words of all games, each written to `schema/words` by its game. */
const games = (): GamePieces[] =>
  readdirSync(words)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, words), 'utf8')) as GamePieces);

/** What is written from the words: the schema for editors, and the reference page. */
export function generatedFiles(): Map<URL, string> {
  return new Map([
    [new URL('scenario.schema.json', folder), `${JSON.stringify(combinedSchema(games()), null, 2)}\n`],
    [page, wordsPage(games())],
  ]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [file, text] of generatedFiles()) writeFileSync(file, text);
}
