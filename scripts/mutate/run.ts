import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, type Mutant } from './mutant.ts';
import { type Sight, sightOf, type Watching, witnesses } from './sight.ts';
import { Slot, type Tried, type Watched } from './slots.ts';

/** A mutant and what became of it. `unseen`: no test runs it. */
export interface Result {
  readonly mutant: Mutant;
  readonly state: Tried['state'] | 'unseen';
  readonly by: string | null;
  readonly cost: number;
}

/** How many times as long as without a fault tests may take. */
const PATIENCE = 4;

export interface Trying {
  readonly watching: Watching;
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  /** What tests may take in any case, in milliseconds of processor time. */
  readonly grace: number;
  readonly onWatched?: (sight: Sight) => void;
  readonly onResult?: (result: Result) => void;
}

/** Runs each mutant against the tests that can see it. */
export async function tryAll(trying: Trying): Promise<Result[]> {
  const slots = Array.from({ length: trying.workers }, () => new Slot());
  try {
    const sight = await sightOf(trying.watching, slots);
    trying.onWatched?.(sight);
    const results: Result[] = [];
    const killers = new Map<string, number>();
    let next = 0;
    const work = async (slot: Slot): Promise<void> => {
      for (let mutant = trying.mutants[next++]; mutant !== undefined; mutant = trying.mutants[next++]) {
        const result = await tryOne(slot, mutant, trying, sight, killers);
        results.push(result);
        trying.onResult?.(result);
      }
    };
    await Promise.all(slots.map(work));
    const order = new Map(trying.mutants.map((mutant, n) => [mutant, n]));
    return results.sort((a, b) => (order.get(a.mutant) ?? 0) - (order.get(b.mutant) ?? 0));
  } finally {
    for (const slot of slots) await slot.close();
  }
}

/** `killers`: how many mutants of a source each test file has found; those come first. */
async function tryOne(
  slot: Slot,
  mutant: Mutant,
  { grace, watching: { root, include, sources } }: Trying,
  sight: Sight,
  killers: Map<string, number>,
): Promise<Result> {
  const { file } = mutant;
  const text = changed(sources.get(file) ?? readFileSync(join(root, file), 'utf8'), mutant);
  const keyOf = (test: string): string => `${file}\n${test}`;
  const found = (one: Watched): number => killers.get(keyOf(one.test)) ?? 0;
  let cost = 0;
  let state: Result['state'] = 'unseen';
  for (const round of witnesses(mutant, sight)) {
    if (round.length === 0) continue;
    const ordered = [...round].sort((a, b) => found(b) - found(a));
    const expected = ordered.reduce((sum, one) => sum + one.cost, 0);
    const limit = grace + PATIENCE * expected;
    const tests = ordered.map(({ test }) => test);
    const tried = await slot.try({ do: 'try', root, include, file, text, tests, limit });
    cost += tried.cost;
    state = tried.state;
    if (tried.state === 'survived') continue;
    const by = tests.find((test) => tried.by?.startsWith(test));
    if (by !== undefined) killers.set(keyOf(by), (killers.get(keyOf(by)) ?? 0) + 1);
    return { mutant, state, by: tried.by, cost };
  }
  return { mutant, state, by: null, cost };
}
