import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { combinedSchema, type GamePieces } from '../src/index.ts';

const folder = new URL('../schema/', import.meta.url);
const words = new URL('words/', folder);

/** The schema of all games whose words lie in `schema/words`, each written there by its game. */
export function publishedSchema(): string {
  const games = readdirSync(words)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, words), 'utf8')) as GamePieces);
  return `${JSON.stringify(combinedSchema(games), null, 2)}\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(new URL('scenario.schema.json', folder), publishedSchema());
}
