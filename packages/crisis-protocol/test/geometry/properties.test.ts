import { below, stream } from '@assemble/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  Advance,
  BATTLEFIELD,
  type Base,
  beamTowards,
  coverBetween,
  type Disc,
  distanceOf,
  type Feature,
  type Figure,
  type MovementTool,
  measure,
  moveStraight,
  onGrid,
  type Point,
  sightBetween,
  solidOf,
  toolsUpTo,
} from '../../src/geometry/index.ts';
import { randomTable, type Table } from './brute/tables.ts';

// The same questions every time: chance is for `scripts/check-geometry.ts`.
const RUNS = { numRuns: 300, seed: 36 };

const TABLES = Array.from({ length: 40 }, (_, i): Table => randomTable(stream('properties', String(i))));
const tables = fc.nat(TABLES.length - 1);
const tableOf = (number: number): Table => TABLES[number] as Table;
const pick = fc.nat(1_000_000);
const size = fc.integer({ min: 1, max: 5 });
const shift = fc.record({
  x: fc.double({ min: -9, max: 9, noNaN: true }),
  y: fc.double({ min: -9, max: 9, noNaN: true }),
});

const chosen = (table: Table, number: number): Base => table.bases[number % table.bases.length] as Base;
const without = (table: Table, { id }: Base): Table => ({
  ...table,
  bases: table.bases.filter((base) => base.id !== id),
});
const by = (p: Point, { x, y }: Point): Point => onGrid({ x: p.x + x, y: p.y + y });

/** Turning the table by a quarter, and mirroring it: both exact on the grid. */
type Turn = (p: Point) => Point;
const quarter: Turn = ({ x, y }) => ({ x: BATTLEFIELD - y, y: x });
const mirror: Turn = ({ x, y }) => ({ x: BATTLEFIELD - x, y });
const turns = fc.constantFrom<Turn>(
  quarter,
  mirror,
  (p) => quarter(quarter(p)),
  (p) => mirror(quarter(p)),
);

const turnedDisc = <T extends Disc>(turn: Turn, disc: T): T => ({ ...disc, ...turn(disc) });

function turned(turn: Turn, table: Table): Table {
  const features = table.features.map(
    (feature): Feature => ({ ...feature, outline: feature.outline.map(turn) }),
  );
  return {
    features,
    terrain: features.map(solidOf),
    bases: table.bases.map((base) => turnedDisc(turn, base)),
  };
}

test('range is the same both ways', () => {
  fc.assert(
    fc.property(tables, pick, pick, (number, a, b) => {
      const table = tableOf(number);
      const [one, other] = [chosen(table, a), chosen(table, b)];
      const there = measure(one, other);
      const back = measure(other, one);
      expect(there.distance).toBe(back.distance);
      expect(there.line).toEqual({ from: back.line.to, to: back.line.from });
      const solid = table.terrain[a % table.terrain.length];
      if (solid !== undefined) expect(distanceOf(one, solid)).toBe(distanceOf(solid, one));
    }),
    RUNS,
  );
});

test('sight and cover do not change when the table is turned or mirrored', () => {
  fc.assert(
    fc.property(tables, pick, pick, size, turns, (number, a, b, s, turn) => {
      const table = tableOf(number);
      const viewer = chosen(table, a);
      const target: Figure = { ...chosen(table, b), size: s };
      const other = turned(turn, table);
      const [v, t] = [turnedDisc(turn, viewer), turnedDisc(turn, target)];
      expect(sightBetween(v, t, other.terrain).yes).toBe(sightBetween(viewer, target, table.terrain).yes);
      expect(coverBetween(v, t, other.terrain).yes).toBe(coverBetween(viewer, target, table.terrain).yes);
    }),
    RUNS,
  );
});

test('two characters of one Size on the ground see each other or neither does', () => {
  fc.assert(
    fc.property(tables, pick, pick, (number, a, b) => {
      const table = tableOf(number);
      const ground = table.terrain.filter((solid) =>
        table.bases.every((base) => distanceOf(base, solid) > 0),
      );
      const one: Figure = { ...chosen(table, a), size: 2 };
      const other: Figure = { ...chosen(table, b), size: 2 };
      expect(sightBetween(one, other, ground).yes).toBe(sightBetween(other, one, ground).yes);
    }),
    RUNS,
  );
});

test('more terrain never opens a line of sight, smaller terrain never closes one', () => {
  fc.assert(
    fc.property(tables, pick, pick, size, pick, (number, a, b, s, gone) => {
      const table = tableOf(number);
      const viewer = chosen(table, a);
      const target: Figure = { ...chosen(table, b), size: s };
      if (!sightBetween(viewer, target, table.terrain).yes) return;
      const fewer = table.terrain.filter((_, i) => i !== gone % table.terrain.length);
      // What the target stands on raises it, so it must stay.
      const removed = table.terrain[gone % table.terrain.length];
      if (removed === undefined || distanceOf(removed, target) === 0) return;
      expect(sightBetween(viewer, target, fewer).yes).toBe(true);
      expect(sightBetween(viewer, { ...target, size: s + 1 }, table.terrain).yes).toBe(true);
    }),
    RUNS,
  );
});

test('an advance does not change when the table is turned or mirrored', () => {
  fc.assert(
    fc.property(tables, pick, size, shift, turns, (number, a, s, off, turn) => {
      const table = tableOf(number);
      const start: Base & Figure = { ...chosen(table, a), size: s };
      const end = by(start, off);
      const other = turned(turn, table);
      const here = new Advance(start, without(table, start), ['M']).verdict(end).yes;
      const there = new Advance(turnedDisc(turn, start), without(other, start), ['M']).verdict(turn(end)).yes;
      expect(there).toBe(here);
    }),
    RUNS,
  );
});

test('with nothing in the way, a longer tool reaches all that a shorter one does', () => {
  fc.assert(
    fc.property(tables, pick, shift, (number, a, off) => {
      const table = tableOf(number);
      const start: Figure = { ...chosen(table, a), size: 2 };
      const end = by(start, off);
      const reach = (tool: MovementTool): boolean =>
        new Advance(start, { terrain: [], bases: [] }, [tool]).isLegal(end);
      if (reach('S')) expect(reach('M')).toBe(true);
      if (reach('M')) expect(reach('L')).toBe(true);
    }),
    RUNS,
  );
});

test('a higher Speed and a larger Size reach all that lower ones do', () => {
  fc.assert(
    fc.property(tables, pick, size, shift, (number, a, s, off) => {
      const table = tableOf(number);
      const base = chosen(table, a);
      const end = by(base, off);
      const field = without(table, base);
      const reach = (speed: MovementTool, counted: number): boolean =>
        new Advance({ ...base, size: counted }, field, toolsUpTo(speed)).isLegal(end);
      if (reach('S', s)) expect(reach('M', s)).toBe(true);
      if (reach('M', s)) expect(reach('L', s)).toBe(true);
      if (reach('M', s)) expect(reach('M', s + 1)).toBe(true);
    }),
    RUNS,
  );
});

test('a push never goes beyond its tool, off the table or through anything, and a longer one goes as far', () => {
  fc.assert(
    fc.property(tables, pick, shift, (number, a, off) => {
      const table = tableOf(number);
      const moving = chosen(table, a);
      const aim = by(moving, off);
      const field = without(table, moving);
      const short = moveStraight(moving, aim, 'S', field, null);
      const long = moveStraight(moving, aim, 'L', field, null);
      if (short === null || long === null) return;
      expect(short.travelled).toBeLessThanOrEqual(3.375);
      if (!short.backed && !long.backed) expect(long.travelled).toBeGreaterThanOrEqual(short.travelled);
      if (short.hits.length > 0) expect(long.hits).toEqual(short.hits);
    }),
    RUNS,
  );
});

test('a longer beam touches all that a shorter one does', () => {
  fc.assert(
    fc.property(tables, pick, shift, (number, a, off) => {
      const table = tableOf(number);
      const attacker = chosen(table, a);
      const { bases } = without(table, attacker);
      const shorter = beamTowards(attacker, by(attacker, off), 2, bases);
      const longer = beamTowards(attacker, by(attacker, off), 4, bases);
      expect(longer?.touched ?? []).toEqual(expect.arrayContaining([...(shorter?.touched ?? [])]));
    }),
    RUNS,
  );
});

test('every sample is legal', () => {
  fc.assert(
    fc.property(tables, pick, size, fc.nat(1_000_000), (number, a, s, chance) => {
      const table = tableOf(number);
      const base = chosen(table, a);
      const random = stream('samples', String(chance));
      const advance = new Advance({ ...base, size: s }, without(table, base), ['L', 'M', 'S']);
      const end = advance.sample((n) => below(random, n));
      expect(end === null || advance.verdict(end).yes).toBe(true);
    }),
    RUNS,
  );
});
