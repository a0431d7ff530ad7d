// npx tsx scripts/check-geometry.ts [--count 200000] [--only <part of a name>] [--seed <words>]
// Compares every predicate of the geometry with dense sampling on random positions and lists what disagrees.
import { parseArgs } from 'node:util';
import { stream } from '@assemble/kernel';
import { COMPARISONS } from '../test/geometry/brute/comparisons.ts';
import { NARROW, numbersOf } from '../test/geometry/brute/narrow.ts';
import { randomTable } from '../test/geometry/brute/tables.ts';

const QUESTIONS_PER_TABLE = 100;
/** A question that turns on a thousandth of an inch is compared with thousands of positions: fewer of them are asked. */
const POSITIONS_IN_ONE = 50;
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

/** Asks so many questions of one kind and lists what disagrees. */
function check(name: string, questions: number, ask: (i: number) => string | null): void {
  if (!name.includes(values.only)) return;
  const started = Date.now();
  const contradictions: string[] = [];
  for (let i = 0; i < questions; i++) {
    const contradiction = ask(i);
    if (contradiction !== null) contradictions.push(`position ${i}: ${contradiction}`);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${questions} positions, ${contradictions.length} contradictions, ${seconds} s`);
  for (const contradiction of contradictions.slice(0, SHOWN)) console.log(`  ${contradiction}`);
  failed ||= contradictions.length > 0;
}

for (const [name, compare] of Object.entries(COMPARISONS)) {
  const random = stream(values.seed, name);
  let table = randomTable(random);
  check(name, count, (i) => {
    if (i % QUESTIONS_PER_TABLE === 0) table = randomTable(random);
    return compare(table, random);
  });
}
for (const [name, fault] of Object.entries(NARROW)) {
  const numbers = numbersOf(stream(values.seed, name));
  check(name, Math.ceil(count / POSITIONS_IN_ONE), () => fault(numbers));
}
process.exitCode = failed ? 1 : 0;
