// Which test files see which regions of a game's sources: found out by one run of them, and kept until a file changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../lib/files.ts';
import type { Mutant } from './mutant.ts';
import { marked, type Region, regionsOf } from './regions.ts';
import type { Slot, Watched } from './slots.ts';

export interface Sight {
  /** By source: its regions, each with its number. */
  readonly regions: ReadonlyMap<string, { readonly first: number; readonly regions: readonly Region[] }>;
  readonly tests: readonly Watched[];
  /** Sources whose functions run while cards are loaded, once for all test files that share a thread. */
  readonly loaded: readonly string[];
}

/** What test files can depend on: the game, and what the game is built on. */
function fingerprint(root: string, folders: readonly string[], sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of filesIn(root, folder, '')) {
      if (!/\.(ts|yaml|txt|json)$/.test(file)) continue;
      hash.update(`${file}\n`).update(sources.get(file) ?? readFileSync(join(root, file)));
    }
  return hash.digest('hex');
}

interface Kept {
  readonly fingerprint: string;
  readonly tests: readonly Watched[];
}

function kept(file: string, fingerprint: string): readonly Watched[] | null {
  if (!existsSync(file)) return null;
  const found = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  return found.fingerprint === fingerprint ? found.tests : null;
}

export interface Watching {
  readonly root: string;
  /** Where what was found out is kept. */
  readonly file: string;
  /** The folders that decide whether it still holds. */
  readonly folders: readonly string[];
  readonly include: string;
  readonly tests: readonly string[];
  readonly sources: ReadonlyMap<string, string>;
  readonly loaded: readonly string[];
}

export async function sightOf(watching: Watching, slots: readonly Slot[]): Promise<Sight> {
  const { root, include, file, tests, sources, loaded } = watching;
  const regions = new Map<string, { first: number; regions: readonly Region[] }>();
  let first = 0;
  for (const [source, text] of sources) {
    const found = marked(source, text, first).regions;
    regions.set(source, { first, regions: found });
    first += found.length;
  }
  const print = fingerprint(root, watching.folders, sources);
  const known = kept(file, print);
  if (known !== null) return { regions, tests: known, loaded };
  const parts = await Promise.all(
    slots.map((slot, n) =>
      slot.watch({
        do: 'watch',
        root,
        include,
        sources: [...sources],
        tests: tests.filter((_, i) => i % slots.length === n),
      }),
    ),
  );
  const found: Kept = { fingerprint: print, tests: parts.flat() };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(found));
  return { regions, tests: found.tests, loaded };
}

/** Less than this, and what runs only the first time may have hidden who else depends on it. */
const FEW = 3;

/**
 * The test files that can see a mutant, in two rounds, the quick ones first. The second is for what runs only when a
 * module is loaded or something is worked out for the first time: then whoever runs anything of the source may see it.
 */
export function witnesses(mutant: Mutant, { regions, tests, loaded }: Sight): [Watched[], Watched[]] {
  const source = regions.get(mutant.file);
  if (source === undefined) throw new Error(`${mutant.file} was not watched`);
  const numbers = new Set(regionsOf(mutant, source.regions).map((n) => source.first + n));
  const last = source.first + source.regions.length;
  const quick = (a: Watched, b: Watched): number => a.cost - b.cost || (a.test < b.test ? -1 : 1);
  const direct = tests.filter(({ seen }) => seen.some((n) => numbers.has(n))).sort(quick);
  if (loaded.includes(mutant.file))
    return [direct, tests.filter((test) => !direct.includes(test)).sort(quick)];
  // What nobody runs even once is seen by nobody.
  if (direct.length >= FEW || (numbers.size > 0 && direct.length === 0)) return [direct, []];
  const near = tests.filter(
    (test) => !direct.includes(test) && test.seen.some((n) => n >= source.first && n < last),
  );
  // A source that no test runs a line of holds values: any test may see them.
  const rest =
    numbers.size === 0 ? tests.filter((test) => !direct.includes(test) && !near.includes(test)) : [];
  return [direct, [...near.sort(quick), ...rest.sort(quick)]];
}
