// npx tsx scripts/bench-geometry.ts: how fast the geometry answers, one thread, in time of the processor.
import { below, type Stream, stream } from '@assemble/kernel';
import {
  Advance,
  type Base,
  baseRadius,
  coverBetween,
  endReasons,
  type Field,
  generateTerrain,
  onGrid,
  type Point,
  type Solid,
  sightBetween,
  solidOf,
} from '../src/geometry/index.ts';

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
}

const MILLION = 1_000_000;

/** Seconds of processor time, so that other work on the machine counts for little. */
function seconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MILLION;
}

/** The best of some runs: the first ones also pay for compiling. */
function perSecond(count: number, run: () => void): number {
  return Math.round(count / Math.min(...Array.from({ length: 4 }, () => seconds(run))));
}

const between = (random: Stream, low: number, high: number): number =>
  low + ((high - low) * below(random, MILLION)) / MILLION;

interface Crowd {
  readonly terrain: readonly Solid[];
  readonly bases: readonly Base[];
}

/** Sixteen features and fourteen characters. */
function crowd(random: Stream): Crowd {
  let terrain: readonly Solid[] = [];
  while (terrain.length !== 16) terrain = generateTerrain((n) => below(random, n)).map(solidOf);
  const bases: Base[] = [];
  while (bases.length < 14) {
    const at = onGrid({ x: between(random, 2, 34), y: between(random, 2, 34) });
    const radius = baseRadius(([35, 50, 65] as const)[below(random, 3)] as 35 | 50 | 65);
    const base = { id: bases.length, ...at, radius };
    if (endReasons(base, { terrain, bases }).length === 0) bases.push(base);
  }
  return { terrain, bases };
}

const others = ({ terrain, bases }: Crowd, base: Base): Field => ({
  terrain,
  bases: bases.filter(({ id }) => id !== base.id),
});

/** Places that a character can reach, told apart by whether a straight tool serves. */
function ends(advance: Advance, from: Point, random: Stream): { straight: Point[]; bent: Point[] } {
  const found = { straight: [] as Point[], bent: [] as Point[] };
  for (let i = 0; i < 2000; i++) {
    const end = onGrid({ x: from.x + between(random, -9, 9), y: from.y + between(random, -9, 9) });
    const placement = advance.isLegal(end) ? advance.find(end) : null;
    if (placement === null) continue;
    const { start, pivot, tip } = placement;
    const bend = (pivot.x - start.x) * (tip.y - pivot.y) - (pivot.y - start.y) * (tip.x - pivot.x);
    found[Math.abs(bend) < 0.01 ? 'straight' : 'bent'].push(end);
  }
  return found;
}

export function benchGeometry(): readonly Measured[] {
  const random = stream('bench', 'geometry');
  const tables = Array.from({ length: 8 }, () => crowd(random));
  const pairs = tables.flatMap(({ terrain, bases }) =>
    bases.flatMap((viewer) => bases.map((target) => ({ viewer, target: { ...target, size: 2 }, terrain }))),
  );
  const small = tables.flatMap((table) => table.bases.map((base) => ({ base, table })));
  const prepared = small.map(({ base, table }) => {
    const advance = new Advance({ ...base, size: 2 }, others(table, base), ['L']);
    return { advance, ...ends(advance, base, random) };
  });
  const straight = prepared.flatMap((it) => it.straight.map((end) => ({ advance: it.advance, end })));
  const bent = prepared.flatMap((it) => it.bent.map((end) => ({ advance: it.advance, end })));
  const regions = small.map(({ base, table }) =>
    seconds(() => new Advance({ ...base, size: 2 }, others(table, base), ['L']).region()),
  );
  const later = regions.slice(regions.length / 2).sort((a, b) => a - b);
  return [
    {
      name: 'line of sight between two bases, 16 features',
      value: perSecond(pairs.length * 20, () => {
        for (let k = 0; k < 20; k++) for (const p of pairs) sightBetween(p.viewer, p.target, p.terrain);
      }),
      unit: 'per second',
      bar: 200_000,
    },
    {
      name: 'cover between two bases',
      value: perSecond(pairs.length * 10, () => {
        for (let k = 0; k < 10; k++) for (const p of pairs) coverBetween(p.viewer, p.target, p.terrain);
      }),
      unit: 'per second',
      bar: 0,
    },
    {
      name: 'legal end, a straight tool serves',
      value: perSecond(straight.length, () => {
        for (const { advance, end } of straight) advance.isLegal(end);
      }),
      unit: 'per second',
      bar: 50_000,
    },
    {
      name: 'legal end, the tool must bend',
      value: perSecond(bent.length, () => {
        for (const { advance, end } of bent) advance.isLegal(end);
      }),
      unit: 'per second',
      bar: 5_000,
    },
    {
      name: 'a new advance and one end that needs a bend',
      value: perSecond(small.length, () => {
        for (const { base, table } of small) {
          const advance = new Advance({ ...base, size: 2 }, others(table, base), ['L']);
          const end = prepared[small.findIndex((it) => it.base === base)]?.bent[0];
          if (end !== undefined) advance.isLegal(end);
        }
      }),
      unit: 'per second',
      bar: 0,
    },
    {
      name: 'region of a long move, median',
      value: Math.round((later[later.length >> 1] as number) * 10_000) / 10,
      unit: 'ms',
      bar: 50,
    },
    {
      name: 'region of a long move, slowest',
      value: Math.round((later[later.length - 1] as number) * 10_000) / 10,
      unit: 'ms',
      bar: 50,
    },
  ];
}

if (process.argv[1]?.includes('bench-geometry')) {
  for (const { name, value, unit, bar } of benchGeometry()) {
    console.log(`${name}: ${value} ${unit}${bar === 0 ? '' : ` (bar: ${bar})`}`);
  }
}
