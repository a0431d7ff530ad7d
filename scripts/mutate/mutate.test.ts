import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAccepted, reasonFor, stale } from './accepted.ts';
import { identity, type Mutant } from './mutant.ts';
import { mutantsIn } from './operators.ts';
import { marked, regionsOf } from './regions.ts';
import { isNoticed, scores, scoreTable } from './report.ts';
import { type Result, tryAll } from './run.ts';
import { witnesses } from './sight.ts';

describe('regions', () => {
  const text = `export const f = (a: number): number => (a > 1 ? a : -a);
const LIMIT = 3;
export function g(list: number[]): number {
  if (list.length === 0) return 0;
  let sum = 0;
  for (const one of list) sum += one;
  switch (sum) {
    case 1:
      return sum && LIMIT;
    default: {
      return sum;
    }
  }
}
`;

  test('are marked so that the source still does the same', async () => {
    const { regions, text: code } = marked('f.ts', text, 10);
    const seen = (globalThis as unknown as { __assembleSeen: number[] }).__assembleSeen;
    expect(seen).toBeUndefined();
    const places = new Uint8Array(100);
    Object.assign(globalThis, { __assembleSeen: places });
    const js = code.replaceAll(/: number(\[\])?/g, '').replaceAll('export ', '');
    const { f, g } = new Function(`${js}; return { f, g };`)() as Record<string, (x: unknown) => number>;
    expect(f?.(2)).toBe(2);
    const once = [...places.keys()].filter((n) => places[n] === 1);
    expect(once.map((n) => text.slice(regions[n - 10]?.start, regions[n - 10]?.end))).toEqual([
      'a > 1 ? a : -a',
      'a',
    ]);
    expect([f?.(-2), g?.([]), g?.([1]), g?.([2, 3])]).toEqual([2, 0, 3, 5]);
    expect(regions.every((_, n) => places[10 + n] === 1)).toBe(true);
    Reflect.deleteProperty(globalThis, '__assembleSeen');
  });

  test('the smallest around a change tells who sees it; for what stands outside, those within', () => {
    const { regions } = marked('f.ts', text, 0);
    const around = (part: string): string[] => {
      const start = text.indexOf(part);
      return regionsOf({ start, end: start + part.length }, regions).map((n) =>
        text.slice(regions[n]?.start, regions[n]?.end),
      );
    };
    expect(around('-a')).toEqual(['-a']);
    expect(around('sum += one')).toEqual(['sum += one;']);
    expect(around('= 3')).toEqual([]);
    expect(around('(a: number): number => (a > 1 ? a : -a)')).toEqual(['a > 1 ? a : -a', 'a', '-a']);
  });
});

const repository = fileURLToPath(new URL('../../', import.meta.url));
let root = '';

const SOURCE = `export const count = (n: number): number => {
  let found = 0;
  for (let i = 0; i < n; i++) found++;
  return found;
};
export const isBig = (n: number): boolean => n > 10;
export const unused = (n: number): number => n + 1;
`;

beforeAll(() => {
  // Inside the repository, so that the files find Vitest.
  mkdirSync(join(repository, '.assemble'), { recursive: true });
  root = mkdtempSync(join(repository, '.assemble/mutate-'));
  writeFileSync(join(root, 'count.ts'), SOURCE);
  const start = "import { expect, test } from 'vitest';\nimport { count, isBig } from './count.ts';\n";
  writeFileSync(join(root, 'count.test.ts'), `${start}test('counts', () => expect(count(3)).toBe(3));\n`);
  writeFileSync(
    join(root, 'big.test.ts'),
    `${start}test('is big', () => expect([isBig(9), isBig(12)]).toEqual([false, true]));\n`,
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a run', () => {
  const wanted = new Map([
    ['for (let i = 0; i <= n; i++) found++;', 'killed'],
    ['for (let i = 0; i < n; i--) found++;', 'endless'],
    ['export const isBig = (n: number): boolean => n > 11;', 'survived'],
    ['export const isBig = (n: number): boolean => (true);', 'killed'],
    ['export const unused = (n: number): number => n + 2;', 'unseen'],
  ]);
  let results: Result[] = [];

  test('tells which faults the tests notice', { timeout: 300_000 }, async () => {
    const about = { seats: 'two' as const, words: new Map(), silent: new Set<string>() };
    const mutants = mutantsIn('count.ts', SOURCE, about).filter(({ after }) => wanted.has(after));
    expect(mutants).toHaveLength(wanted.size);
    const tests = ['big.test.ts', 'count.test.ts'];
    const sources = new Map([['count.ts', SOURCE]]);
    const file = join(root, 'kept/sight.json');
    const watching = { root, file, folders: ['.'], include: '*.test.ts', tests, sources, loaded: [] };
    let watched: readonly string[] = [];
    results = await tryAll({
      watching,
      mutants,
      workers: 2,
      grace: 500,
      onWatched: (sight) => {
        watched = sight.tests.map(({ test, seen }) => `${test} ${seen.join()}`).sort();
      },
    });
    // Regions: the body of count, the body of its loop, isBig, unused.
    expect(watched).toEqual(['big.test.ts 2', 'count.test.ts 0,1']);
    const states = new Map(results.map(({ mutant, state }) => [mutant.after, state]));
    expect(states).toEqual(wanted);
    const killed = results.find(({ state }) => state === 'killed');
    expect(killed?.by).toBe('count.test.ts > counts');
    // The source is as it was, and what was found out is kept.
    expect(readFileSync(join(root, 'count.ts'), 'utf8')).toBe(SOURCE);
    expect(JSON.parse(readFileSync(file, 'utf8')).tests).toHaveLength(2);
  });

  test('is told as a score for each source, without what was accepted', () => {
    const left = results.filter((one) => !isNoticed(one)).map(({ mutant }) => mutant);
    const [survivor] = left.filter(({ after }) => after.includes('isBig'));
    if (survivor === undefined) throw new Error('no survivor');
    const accepted = [{ ...survivor, reason: 'Ten is not asked for.' }];
    const [one, all] = scores(results, accepted);
    expect(one).toEqual({ name: 'count.ts', noticed: 3, survived: 1, accepted: 1 });
    expect(all).toMatchObject({ name: 'all', noticed: 3, survived: 1, accepted: 1 });
    expect(scoreTable([all ?? one].flatMap((score) => (score === undefined ? [] : [score])))[1]).toContain(
      '75.0 %',
    );
  });
});

test('what runs while cards are loaded may be seen by every test', () => {
  const [mutant] = mutantsIn('count.ts', SOURCE, { seats: 'two', words: new Map(), silent: new Set() });
  if (mutant === undefined) throw new Error('no mutant');
  const regions = new Map([['count.ts', { first: 0, regions: marked('count.ts', SOURCE, 0).regions }]]);
  const tests = ['a', 'b', 'c', 'd'].map((test, i) => ({ test, cost: i, seen: i < 3 ? [0, 1, 2, 3] : [] }));
  const names = (loaded: string[]) =>
    witnesses(mutant, { regions, tests, loaded }).map((round) => round.map(({ test }) => test));
  expect(names([])).toEqual([['a', 'b', 'c'], []]);
  expect(names(['count.ts'])).toEqual([['a', 'b', 'c'], ['d']]);
});

describe('accepted survivors', () => {
  const mutant: Mutant = {
    ...{ file: 'a.ts', start: 0, end: 1, text: 'b', line: 1, operator: 'boundary is moved' },
    ...{ before: 'a < b', after: 'a <= b' },
  };
  const written = (text: string): string => {
    const file = join(root, 'accepted.yaml');
    writeFileSync(file, text);
    return file;
  };

  test('are known by file, operator and lines, and have a reason', () => {
    const entry =
      '- file: a.ts\n  operator: boundary is moved\n  before: a < b\n  after: a <= b\n  reason: never equal\n';
    const accepted = readAccepted(written(entry));
    expect(reasonFor(accepted, mutant)).toBe('never equal');
    expect(reasonFor(accepted, { ...mutant, before: 'a < c' })).toBeNull();
    expect(() => readAccepted(written(entry.replace(/ {2}reason.*\n/, '')))).toThrow('entry 1 has no reason');
  });

  test('that are there no longer are told', () => {
    const [here, gone] = [mutant, { ...mutant, before: 'x' }].map((one) => ({ ...one, reason: 'r' }));
    if (here === undefined || gone === undefined) throw new Error('no entries');
    expect(stale([here, gone], [mutant]).map(identity)).toEqual([identity(gone)]);
  });
});
