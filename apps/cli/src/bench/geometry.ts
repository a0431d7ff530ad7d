import {
  Advance,
  type Base,
  baseRadius,
  endReasons,
  type Field,
  generateTerrain,
  onGrid,
  type Point,
  type Solid,
  sightBetween,
  solidOf,
} from '@assemble/crisis-protocol';
import { below, type Stream, stream } from '@assemble/kernel';
import type { Bench, Effort, Measured } from './bench.ts';
import { median, milliseconds, rounded, warmUp } from './measure.ts';

const MILLION = 1_000_000;

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

/** Eight crowded tables, made once for all measures. */
let prepared: ReturnType<typeof prepare> | null = null;
const crowds = (): ReturnType<typeof prepare> => {
  prepared ??= prepare();
  return prepared;
};

function prepare() {
  const random = stream('bench', 'geometry');
  const tables = Array.from({ length: 8 }, () => crowd(random));
  const pairs = tables.flatMap(({ terrain, bases }) =>
    bases.flatMap((viewer) => bases.map((target) => ({ viewer, target: { ...target, size: 2 }, terrain }))),
  );
  const movers = tables.flatMap((table) => table.bases.map((base) => ({ base, field: others(table, base) })));
  const moves = movers.map(({ base, field }) => {
    const advance = new Advance({ ...base, size: 2 }, field, ['L']);
    return { advance, ...ends(advance, base, random) };
  });
  const reached = (how: 'straight' | 'bent') =>
    moves.flatMap((move) => move[how].map((end) => ({ advance: move.advance, end })));
  return { pairs, movers, straight: reached('straight'), bent: reached('bent') };
}

/** How many of them a second. */
function perSecond<T>(items: readonly T[], { rounds, scale }: Effort, act: (item: T) => unknown): Measured {
  const some = items.slice(0, Math.ceil(items.length * Math.max(scale, 0.1)));
  const round = (): number => milliseconds(() => some.forEach(act)) / some.length;
  warmUp(rounds, round);
  return { value: Math.round(1000 / median(rounds, round)), unit: '/s' };
}

export const GEOMETRY: readonly Bench[] = [
  {
    name: 'crisis-protocol.sightPerSecond',
    what: 'line of sight between two bases, 16 features',
    run: (e) =>
      perSecond(crowds().pairs, e, ({ viewer, target, terrain }) => sightBetween(viewer, target, terrain)),
  },
  {
    name: 'crisis-protocol.straightEndsPerSecond',
    what: 'is this end position legal, where a straight tool serves',
    run: (e) => perSecond(crowds().straight, e, ({ advance, end }) => advance.isLegal(end)),
  },
  {
    name: 'crisis-protocol.bentEndsPerSecond',
    what: 'is this end position legal, where the tool must bend around terrain',
    run: (e) => perSecond(crowds().bent, e, ({ advance, end }) => advance.isLegal(end)),
  },
  {
    name: 'crisis-protocol.regionMilliseconds',
    what: 'the reachable region of a long move on a crowded table, the slowest of all',
    run: ({ rounds, scale }) => {
      const some = crowds().movers.slice(0, Math.ceil(112 * Math.max(scale, 0.1)));
      const region = ({ base, field }: (typeof some)[number]): number =>
        milliseconds(() => new Advance({ ...base, size: 2 }, field, ['L']).region());
      warmUp(rounds, () => some.reduce((sum, one) => sum + region(one), 0));
      return rounded(Math.max(...some.map((one) => median(Math.min(3, rounds), () => region(one)))), 'ms');
    },
  },
];
