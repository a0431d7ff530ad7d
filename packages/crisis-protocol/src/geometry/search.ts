import type { Box } from './region.ts';
import { lengthOf, type Point } from './shapes.ts';
import { GRID, HAIR } from './tolerance.ts';

// Whether there is any legal spot, and the nearest one: exactly, however small the pocket. Every position of a match is
// a point of the grid, so that squares of it are halved until they are single points. A square is left out when its
// middle says that nothing as near as its corners is legal; what is left has a legal point sooner or later, or none.

/** Ground to search. */
export interface Ground {
  /** Whether there may be a legal spot nearer than so much to a point: certain of a no, not of a yes. */
  readonly mayHold: (p: Point, within: number) => boolean;
  /** Has the last word about a point of the grid. */
  readonly isLegal: (p: Point) => boolean;
}

/** A square of so many points of the grid to a side, counted from its first one. */
interface Square {
  readonly column: number;
  readonly row: number;
  readonly size: number;
}

/** The largest squares: an inch. A power of two, so that halving ends at single points. */
const LARGEST = GRID;

/**
 * A legal spot, where there is any. Wide ground is found before narrow ground is looked into. Sure of a no, unless it is
 * told to look at so many squares at most.
 */
export function someSpot(ground: Ground, box: Box, most = Number.POSITIVE_INFINITY): Point | null {
  let size = sizeFor(box);
  // The first columns and rows of the squares, in turn: of so many, an object each would be a burden.
  let squares: number[] = [];
  for (const { column, row } of largest(box)) squares.push(column, row);
  let looked = 0;
  for (; squares.length > 0; size >>= 1) {
    const half = size >> 1;
    const next: number[] = [];
    for (let i = 0; i < squares.length; i += 2) {
      if (++looked > most) return null;
      const column = squares[i] as number;
      const row = squares[i + 1] as number;
      const middle = { x: (column + half) / GRID, y: (row + half) / GRID };
      if (!ground.mayHold(middle, (half / GRID) * Math.SQRT2 + HAIR)) continue;
      if (isIn(box, middle) && ground.isLegal(middle)) return middle;
      if (half === 0) continue;
      for (const r of [row, row + half])
        for (const c of [column, column + half])
          if (c <= box.right * GRID && r <= box.bottom * GRID) next.push(c, r);
    }
    squares = next;
  }
  return null;
}

/** The legal spot that is nearest to a point. */
export function nearestSpot(ground: Ground, box: Box, to: Point): Point | null {
  const open = new Nearest();
  for (const square of largest(box)) open.add(square, distanceTo(square, to));
  for (let square = open.take(); square !== null; square = open.take()) {
    const middle = middleOf(square);
    if (square.size === 1) {
      if (ground.isLegal(middle)) return middle;
    } else if (mayHold(ground, square, middle))
      for (const quarter of quarters(square, box)) open.add(quarter, distanceTo(quarter, to));
  }
  return null;
}

/** How many points the largest squares in a box have to a side. */
function sizeFor({ left, top, right, bottom }: Box): number {
  let size = LARGEST;
  while (size > 1 && size / 2 > Math.max(right - left, bottom - top) * GRID) size /= 2;
  return size;
}

/** The squares that cover a box. */
function largest(box: Box): Square[] {
  const { left, top, right, bottom } = box;
  const size = sizeFor(box);
  const squares: Square[] = [];
  for (let row = Math.ceil(top * GRID); row <= bottom * GRID; row += size)
    for (let column = Math.ceil(left * GRID); column <= right * GRID; column += size)
      squares.push({ column, row, size });
  return squares;
}

function isIn({ right, bottom }: Box, { x, y }: Point): boolean {
  return x <= right && y <= bottom;
}

function middleOf({ column, row, size }: Square): Point {
  const half = size >> 1;
  return { x: (column + half) / GRID, y: (row + half) / GRID };
}

/** Whether there may be something legal in a square. */
function mayHold(ground: Ground, { size }: Square, middle: Point): boolean {
  return ground.mayHold(middle, ((size >> 1) / GRID) * Math.SQRT2 + HAIR);
}

/** The quarters of a square that lie in a box, at least in part. */
function quarters({ column, row, size }: Square, { right, bottom }: Box): Square[] {
  if (size === 1) return [];
  const half = size >> 1;
  return [
    { column, row, size: half },
    { column: column + half, row, size: half },
    { column, row: row + half, size: half },
    { column: column + half, row: row + half, size: half },
  ].filter((quarter) => quarter.column <= right * GRID && quarter.row <= bottom * GRID);
}

/** How near a square comes to a point. */
function distanceTo({ column, row, size }: Square, { x, y }: Point): number {
  const off = (first: number, at: number): number =>
    Math.max(0, first / GRID - at, at - (first + size - 1) / GRID);
  return lengthOf(off(column, x), off(row, y));
}

/** Squares, the nearest of which comes next: a heap. */
class Nearest {
  readonly #heap: { readonly square: Square; readonly distance: number }[] = [];

  add(square: Square, distance: number): void {
    const heap = this.#heap;
    let i = heap.push({ square, distance }) - 1;
    while (i > 0) {
      const above = (i - 1) >> 1;
      if (this.#distance(above) <= distance) break;
      this.#swap(i, above);
      i = above;
    }
  }

  take(): Square | null {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined) return null;
    if (heap.length > 0) {
      heap[0] = last;
      for (let i = 0; ; ) {
        const left = 2 * i + 1;
        const least = this.#distance(left + 1) < this.#distance(left) ? left + 1 : left;
        if (this.#distance(least) >= last.distance) break;
        this.#swap(i, least);
        i = least;
      }
    }
    return first.square;
  }

  #distance(i: number): number {
    return this.#heap[i]?.distance ?? Number.POSITIVE_INFINITY;
  }

  #swap(i: number, j: number): void {
    const heap = this.#heap;
    [heap[i], heap[j]] = [heap[j] as (typeof heap)[number], heap[i] as (typeof heap)[number]];
  }
}
