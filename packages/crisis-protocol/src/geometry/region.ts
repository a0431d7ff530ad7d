import type { Point } from './shapes.ts';
import { BATTLEFIELD } from './tools.ts';

/** A part of the battlefield that holds every spot in question. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround(p: Point, reach: number): Box {
  return {
    left: Math.max(0, p.x - reach),
    top: Math.max(0, p.y - reach),
    right: Math.min(BATTLEFIELD, p.x + reach),
    bottom: Math.min(BATTLEFIELD, p.y + reach),
  };
}

/** Ground for the page to shade: closed outlines; what an odd number of them surrounds belongs to it. */
export interface Region {
  readonly loops: readonly (readonly Point[])[];
}

/**
 * Says yes (zero or more) or no (less) to a point, and how far at least the point could be shifted in any direction
 * without the answer changing.
 */
export type Margin = (p: Point) => number;

const STEP = 0.1;
const UNKNOWN = 0;
const YES = 1;
const NO = 2;

/**
 * The region in which a test says yes, inside a box. The test answers for every node of a grid of a tenth of an inch,
 * directly or by the margin of a neighbour, so the answers at the nodes are its own. The outline runs halfway between
 * nodes of different answers: each point of it is less than a tenth of an inch from the true limit. Only what is
 * narrower than the grid can fall through it.
 */
export function regionWithin(box: Box, margin: Margin): Region {
  const left = Math.max(0, Math.floor(box.left / STEP) - 1);
  const top = Math.max(0, Math.floor(box.top / STEP) - 1);
  const right = Math.min(BATTLEFIELD / STEP, Math.ceil(box.right / STEP) + 1);
  const bottom = Math.min(BATTLEFIELD / STEP, Math.ceil(box.bottom / STEP) + 1);
  const grid = new Grid(left, top, right - left + 1, bottom - top + 1);
  // From coarse to fine, so that wide margins settle most nodes before they are asked.
  for (const stride of [8, 4, 2, 1]) grid.ask(stride, margin);
  return { loops: grid.outlines() };
}

class Grid {
  readonly #left: number;
  readonly #top: number;
  readonly #wide: number;
  readonly #high: number;
  readonly #answers: Uint8Array;

  constructor(left: number, top: number, wide: number, high: number) {
    this.#left = left;
    this.#top = top;
    this.#wide = wide;
    this.#high = high;
    this.#answers = new Uint8Array(wide * high);
  }

  ask(stride: number, margin: Margin): void {
    for (let row = 0; row < this.#high; row += stride) {
      for (let column = 0; column < this.#wide; column += stride) {
        if (this.#answers[row * this.#wide + column] !== UNKNOWN) continue;
        const m = margin({ x: (this.#left + column) * STEP, y: (this.#top + row) * STEP });
        this.#settle(column, row, Math.abs(m), m >= 0 ? YES : NO);
      }
    }
  }

  /** Writes an answer to all nodes in a circle. */
  #settle(column: number, row: number, radius: number, answer: number): void {
    this.#answers[row * this.#wide + column] = answer;
    // A hair less than the margin, for the nodes' own rounding.
    const cells = radius / STEP - 1e-6;
    if (!(cells >= 1)) return;
    const down = Math.min(this.#high - 1, row + Math.floor(cells));
    for (let r = Math.max(0, row - Math.floor(cells)); r <= down; r++) {
      const half = Math.floor(Math.sqrt(cells * cells - (r - row) * (r - row)));
      const from = r * this.#wide + Math.max(0, column - half);
      const to = r * this.#wide + Math.min(this.#wide - 1, column + half);
      this.#answers.fill(answer, from, to + 1);
    }
  }

  #isYes(column: number, row: number): boolean {
    return (
      column >= 0 &&
      row >= 0 &&
      column < this.#wide &&
      row < this.#high &&
      this.#answers[row * this.#wide + column] === YES
    );
  }

  /** Follows the limit between nodes of different answers, keeping the yes on the same hand. */
  outlines(): Point[][] {
    const next = new Map<number, number>();
    for (let row = -1; row < this.#high; row++) {
      for (let column = -1; column < this.#wide; column++) this.#link(column, row, next);
    }
    const loops: Point[][] = [];
    for (const start of next.keys()) {
      const loop: Point[] = [];
      let at: number | undefined = start;
      while (at !== undefined && next.has(at)) {
        loop.push(this.#pointOf(at));
        const after: number | undefined = next.get(at);
        next.delete(at);
        at = after;
      }
      if (loop.length > 0) loops.push(withoutStraights(loop));
    }
    return loops;
  }

  /** The pieces of limit inside the square of four nodes whose first node is given, from side to side of the square. */
  #link(column: number, row: number, next: Map<number, number>): void {
    const a = this.#isYes(column, row);
    const b = this.#isYes(column + 1, row);
    const c = this.#isYes(column + 1, row + 1);
    const d = this.#isYes(column, row + 1);
    if (a === b && b === c && c === d) return;
    const sides = [
      this.#side(column, row, 0),
      this.#side(column + 1, row, 1),
      this.#side(column, row + 1, 0),
      this.#side(column, row, 1),
    ];
    // Around the square, the limit enters where yes turns to no and leaves where the next no turns to yes.
    const corners = [a, b, c, d];
    for (let i = 0; i < 4; i++) {
      if (!corners[i] || corners[(i + 1) % 4]) continue;
      let j = (i + 1) % 4;
      while (!corners[(j + 1) % 4]) j = (j + 1) % 4;
      next.set(sides[i] as number, sides[j] as number);
    }
  }

  /** A number for the side of a square from a node to the right (0) or down (1). */
  #side(column: number, row: number, way: 0 | 1): number {
    return ((row + 1) * (this.#wide + 2) + column + 1) * 2 + way;
  }

  #pointOf(side: number): Point {
    const way = side % 2;
    const node = (side - way) / 2;
    const column = (node % (this.#wide + 2)) - 1;
    const row = Math.floor(node / (this.#wide + 2)) - 1;
    const x = (this.#left + column + (way === 0 ? 0.5 : 0)) * STEP;
    const y = (this.#top + row + (way === 1 ? 0.5 : 0)) * STEP;
    return { x: Math.max(0, Math.min(BATTLEFIELD, x)), y: Math.max(0, Math.min(BATTLEFIELD, y)) };
  }
}

function withoutStraights(loop: readonly Point[]): Point[] {
  return loop.filter((p, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point;
    const after = loop[(i + 1) % loop.length] as Point;
    const turn = (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x);
    return Math.abs(turn) > 1e-9;
  });
}
