import { writeFileSync } from 'node:fs';
import { CARDS, scenarioWords } from '../src/index.ts';

const root = new URL('../../../', import.meta.url);

/** The game's words for the schema of scenarios. */
export function generatedFiles(): Map<URL, string> {
  const { game, schema, older } = scenarioWords(CARDS);
  return new Map([
    [
      new URL(`packages/scenario/schema/words/${game}.json`, root),
      `${JSON.stringify({ game, schema, older }, null, 2)}\n`,
    ],
  ]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [file, text] of generatedFiles()) writeFileSync(file, text);
}
