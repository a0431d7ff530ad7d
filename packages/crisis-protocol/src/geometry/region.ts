import { type Ground, someSpot } from './search.ts';
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

/** What a region is drawn from. */
export interface Drawn {
  readonly box: Box;
  /** A margin that may be null where it would take long to be sure, and one that is sure. */
  readonly glance: (p: Point) => number | null;
  readonly margin: Margin;
  /** Ground to search, no farther off a point than so much; unless it has to be sure, it may overlook something. */
  readonly groundAt: (p: Point, within: number, isSure: boolean) => Ground;
  /**
   * The margin of as much of the test as may say yes to narrow ground. Where all of that says yes, nothing narrower than
   * the grid can hide, whatever else says no.
   */
  readonly narrow: Margin;
}

const STEP = 0.1;
/** Beside a yes there is almost always only the limit of that ground: it is not looked at more closely than this. */
const BESIDE = 48;
const UNKNOWN = 0;
const YES = 1;
const UNSURE = 2;
/** No; one more, two and three: and nothing is legal so many steps around, which is sure of a square by four, two or one of its corners. */
const NO = 3;
const FAR = [0, Math.sqrt(0.5), Math.sqrt(1.25)] as const;
const FARTHEST = Math.SQRT2;

/**
 * The region in which a test says yes, inside a box. The test answers for every node of a grid of a tenth of an inch,
 * directly or by the margin of a neighbour. The outline runs halfway between nodes of different answers. Where four nodes
 * say no and there is a legal spot between them all the same, the nearest of them says yes for it. So every legal spot
 * is less than an eighth of an inch from the region, and every point of the region from a legal spot.
 */
export function regionWithin(drawn: Drawn): Region {
  const { box } = drawn;
  const left = Math.max(0, Math.floor(box.left / STEP) - 1);
  const top = Math.max(0, Math.floor(box.top / STEP) - 1);
  const right = Math.min(BATTLEFIELD / STEP, Math.ceil(box.right / STEP) + 1);
  const bottom = Math.min(BATTLEFIELD / STEP, Math.ceil(box.bottom / STEP) + 1);
  const grid = new Grid(left, top, right - left + 1, bottom - top + 1);
  // From coarse to fine, so that wide margins settle most nodes before they are asked.
  for (const stride of [8, 4, 2, 1]) grid.ask(stride, drawn);
  grid.makeSure(drawn);
  grid.findPockets(drawn);
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

  ask(stride: number, { glance }: Drawn): void {
    for (let row = 0; row < this.#high; row += stride) {
      for (let column = 0; column < this.#wide; column += stride) {
        const node = row * this.#wide + column;
        if (this.#answers[node] !== UNKNOWN) continue;
        const m = glance(this.#nodeAt(column, row));
        if (m === null) this.#answers[node] = UNSURE;
        else this.#settle(column, row, m);
      }
    }
  }

  /** Asks nodes again that were unsure, but for those beside a yes: there the outline is right anyway. */
  makeSure({ margin }: Drawn): void {
    const unsure: (readonly [column: number, row: number])[] = [];
    for (let row = 0; row < this.#high; row++)
      for (let column = 0; column < this.#wide; column++)
        if (this.#answers[row * this.#wide + column] === UNSURE) unsure.push([column, row]);
    const hidden = unsure.filter(([column, row]) => !this.#isBesideYes(column, row));
    for (const [column, row] of hidden)
      if (this.#answers[row * this.#wide + column] === UNSURE)
        this.#settle(column, row, margin(this.#nodeAt(column, row)));
    for (const [column, row] of unsure) {
      const node = row * this.#wide + column;
      if (this.#answers[node] === UNSURE) this.#answers[node] = NO;
    }
  }

  /** Looks between nodes that say no, where none of them is sure of what lies between. */
  findPockets(drawn: Drawn): void {
    const found: number[] = [];
    for (let row = 0; row + 1 < this.#high; row++) {
      for (let column = 0; column + 1 < this.#wide; column++) {
        if (!this.#mayHide(column, row)) continue;
        const { x, y } = this.#nodeAt(column, row);
        const middle = { x: x + STEP / 2, y: y + STEP / 2 };
        if (Math.abs(drawn.narrow(middle)) > STEP * FAR[1]) continue;
        const isBeside = [0, 1].some((r) => [0, 1].some((c) => this.#isBesideYes(column + c, row + r)));
        const ground = drawn.groundAt(middle, STEP * FAR[1], !isBeside);
        if (!ground.mayHold(middle, STEP * FAR[1])) continue;
        const square = { left: x, top: y, right: x + STEP, bottom: y + STEP };
        const spot = someSpot(ground, square, isBeside ? BESIDE : Number.POSITIVE_INFINITY);
        if (spot === null) continue;
        found.push(
          (spot.y > middle.y ? row + 1 : row) * this.#wide + (spot.x > middle.x ? column + 1 : column),
        );
      }
    }
    for (const node of found) this.#answers[node] = YES;
  }

  #nodeAt(column: number, row: number): Point {
    return { x: (this.#left + column) * STEP, y: (this.#top + row) * STEP };
  }

  /** Writes an answer to all nodes in a circle: a no with how far it is to be relied on from there. */
  #settle(column: number, row: number, margin: number): void {
    // A hair less than the margin, for the nodes' own rounding.
    const cells = Math.min(Math.abs(margin) / STEP - 1e-6, this.#wide + this.#high);
    const answer = margin >= 0 ? YES : NO;
    this.#answers[row * this.#wide + column] = answer;
    const down = Math.min(this.#high - 1, row + Math.floor(cells));
    for (let r = Math.max(0, row - Math.floor(cells)); r <= down; r++) {
      const inside = answer === YES ? cells : cells - FARTHEST;
      const certain = halfChord(inside, r - row);
      const from = r * this.#wide;
      if (certain >= 0) {
        const most = answer === YES ? YES : NO + 3;
        this.#answers.fill(
          most,
          from + Math.max(0, column - certain),
          from + Math.min(this.#wide - 1, column + certain) + 1,
        );
      }
      if (answer === NO) this.#settleRim(column, r - row, from, cells, certain);
    }
  }

  /** The outer nodes of one row of a circle of noes: each relies on the circle as far as it goes from there. */
  #settleRim(column: number, rows: number, from: number, cells: number, certain: number): void {
    const outer = halfChord(cells, rows);
    for (let off = certain + 1; off <= outer; off++) {
      const left = cells - Math.sqrt(off * off + rows * rows);
      const answer = left >= FAR[2] ? NO + 2 : left >= FAR[1] ? NO + 1 : NO;
      for (const c of off === 0 ? [column] : [column - off, column + off])
        if (c >= 0 && c < this.#wide && (this.#answers[from + c] as number) < answer)
          this.#answers[from + c] = answer;
    }
  }

  /** Whether four nodes around a square say no without making sure together that nothing in it is legal. */
  #mayHide(column: number, row: number): boolean {
    const node = row * this.#wide + column;
    const a = this.#answers[node] as number;
    const b = this.#answers[node + 1] as number;
    const c = this.#answers[node + this.#wide + 1] as number;
    const d = this.#answers[node + this.#wide] as number;
    if (a === YES || b === YES || c === YES || d === YES) return false;
    if (Math.min(a, b, c, d) > NO || Math.max(a, b, c, d) > NO + 2) return false;
    const half = NO + 1;
    return !(
      (a > half && b > half) ||
      (b > half && c > half) ||
      (c > half && d > half) ||
      (d > half && a > half)
    );
  }

  #isBesideYes(column: number, row: number): boolean {
    return (
      this.#isYes(column - 1, row) ||
      this.#isYes(column + 1, row) ||
      this.#isYes(column, row - 1) ||
      this.#isYes(column, row + 1)
    );
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

/** How many nodes of a row lie to either side of the middle of a circle, so many rows off it; -1 if not even one does. */
function halfChord(radius: number, rows: number): number {
  const square = radius * radius - rows * rows;
  return radius >= 0 && square >= 0 ? Math.floor(Math.sqrt(square)) : -1;
}

function withoutStraights(loop: readonly Point[]): Point[] {
  return loop.filter((p, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point;
    const after = loop[(i + 1) % loop.length] as Point;
    const turn = (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x);
    return Math.abs(turn) > 1e-9;
  });
}
