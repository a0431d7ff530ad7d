// npm run corpus: records the matches anew; see README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { EVERYTHING, fileOf, record } from './recorded.ts';

for (const { playable, format } of EVERYTHING) {
  const recorded = record(playable, format);
  const file = fileOf(recorded);
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(recorded)}\n`);
  console.log(`${recorded.game} ${format}: ${recorded.decisions.length} decisions`);
}
