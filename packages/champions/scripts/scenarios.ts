import { writeFileSync } from 'node:fs';
import { CARDS, scenarioWords } from '../src/index.ts';

const root = new URL('../../../', import.meta.url);

/** The game's words for the schema of scenario files. */
export function wordsFile(): { file: URL; text: string } {
  const { game, schema, older } = scenarioWords(CARDS);
  return {
    file: new URL(`packages/scenario/schema/words/${game}.json`, root),
    text: `${JSON.stringify({ game, schema, older }, null, 2)}\n`,
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { file, text } = wordsFile();
  writeFileSync(file, text);
}
