// npm run rebuild -- [matches]: how long an engine takes to build a table anew from what is kept of it; see README.md.
import { performance } from 'node:perf_hooks';
import { stream } from '@assemble/kernel';
import { Engine } from '../../src/engine/engine.ts';
import type { Kept, KeptEntry, MatchTerms } from '../../src/engine/messages.ts';
import { rulesOf } from '../../src/rules.ts';
import { SNAPSHOT_EVERY } from '../../src/tables/kept-table.ts';
import { gameOf, real, SETUPS } from '../real.ts';

const [count = '10'] = process.argv.slice(2);
const matches = Number(count);
if (!Number.isInteger(matches) || matches < 1) {
  console.error('npm run rebuild -- [matches]');
  process.exit(2);
}

const quantile = (times: readonly number[], q: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * q)] ?? Number.NaN;

/** Plays a match at random; before each snapshot the table is built anew, as late as it can be. */
function measure(id: string, seed: string, times: number[], sizes: number[]): number {
  const game = gameOf(id);
  const engine = new Engine(real);
  const setup = SETUPS[id] ?? null;
  const sitters = ['ann', 'ben'].map((who) => ({ name: who, kind: 'person', who }) as const);
  const terms: MatchTerms = {
    ...{ game: id, rules: rulesOf(game), setup, seed, words: [], clock: null, at: 0 },
    sitters,
  };
  engine.tables.open(id, terms, { snapshot: null, entries: [] });
  const random = stream(seed, 'players');
  const match = game.create(setup, seed);
  let snapshot: string | null = null;
  let entries: KeptEntry[] = [];
  let n = 0;
  for (; match.outcome === null; n++) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const answer = game.sample(match, decision, random);
    const body = { type: 'decide', seat: decision.seat, n: decision.n, answer } as const;
    if (!game.apply(match, decision.seat, decision.n, answer, null).yes) throw new Error('refused');
    const { handled } = engine.tables.act(id, body, n);
    if (!handled.yes) throw new Error(`refused: ${handled.reasons[0]?.key}`);
    entries.push({ n, body, at: n });
    if (entries.length < SNAPSHOT_EVERY) continue;
    const kept: Kept = { snapshot, entries };
    const began = performance.now();
    engine.tables.open('again', terms, kept);
    times.push(performance.now() - began);
    snapshot = engine.tables.save(id);
    sizes.push(snapshot.length);
    entries = [];
  }
  return n;
}

for (const id of Object.keys(SETUPS)) {
  const times: number[] = [];
  const sizes: number[] = [];
  let longest = 0;
  for (let i = 0; i < matches; i++) longest = Math.max(longest, measure(id, `rebuild ${i}`, times, sizes));
  console.log(
    `${id}: ${times.length} tables built anew, ${SNAPSHOT_EVERY} entries after a snapshot each, in matches of up to ` +
      `${longest} decisions: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, ` +
      `most ${Math.max(...times).toFixed(1)} ms; ` +
      `snapshots of up to ${Math.round(Math.max(...sizes) / 1000)} KB`,
  );
}
