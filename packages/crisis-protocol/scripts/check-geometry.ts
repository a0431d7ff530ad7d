// npx tsx scripts/check-geometry.ts [--count 200000] [--only <part of a name>] [--seed <words>]
// Compares every predicate of the geometry with dense sampling on random positions and lists what disagrees.
import { parseArgs } from 'node:util';
import { stream } from '@assemble/kernel';
import { COMPARISONS } from '../test/geometry/brute/comparisons.ts';
import { randomTable } from '../test/geometry/brute/tables.ts';

const QUESTIONS_PER_TABLE = 100;
const SHOWN = 10;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'check geometry' },
  },
});
const count = Number(values.count);
if (!(Number.isInteger(count) && count > 0))
  throw new Error(`--count ${values.count} is no number of positions`);

let failed = false;
for (const [name, compare] of Object.entries(COMPARISONS).filter(([it]) => it.includes(values.only))) {
  const random = stream(values.seed, name);
  const started = Date.now();
  const contradictions: string[] = [];
  let table = randomTable(random);
  for (let i = 0; i < count; i++) {
    if (i % QUESTIONS_PER_TABLE === 0) table = randomTable(random);
    const contradiction = compare(table, random);
    if (contradiction !== null) contradictions.push(`position ${i}: ${contradiction}`);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${count} positions, ${contradictions.length} contradictions, ${seconds} s`);
  for (const contradiction of contradictions.slice(0, SHOWN)) console.log(`  ${contradiction}`);
  failed ||= contradictions.length > 0;
}
process.exitCode = failed ? 1 : 0;
