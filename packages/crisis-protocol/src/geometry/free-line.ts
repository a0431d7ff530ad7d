import type { Ring } from './ring.ts';
import type { Disc, Line, Point } from './shapes.ts';
import type { Solid } from './terrain.ts';

// Is there a straight line from some point of a base to some point of a target that misses all blockers? Exactly, by
// critical tangents. In a frame with the viewer at the origin and the target on the x axis, a line is a slope m and an
// offset b: y = m x + b. At a given slope the viewer, the target and every convex blocker each cover an interval of
// offsets; a line is free where viewer and target are covered and no blocker is. Which intervals leave a gap can only
// change at slopes of lines that touch two things at once: a corner and the viewer, a corner and the target, corners of
// two blockers, or viewer and target. So one slope between each two neighbours among those decides.
//
// Blockers must not overlap the viewer or the target; features under either of them are left out by the rules.

/** A convex target: corners, each with the same roundness. A disc is one corner; the corners of a feature are sharp. */
export interface Target {
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
  readonly radius: number;
  /** The point of the target, or its middle, towards which the frame is laid. */
  readonly towards: Point;
}

export type Sighted =
  | { readonly free: true; readonly line: Line }
  | { readonly free: false; readonly inTheWay: readonly Solid[] };

/** Gaps narrower than this are rounding, not gaps. */
const HAIR = 1e-10;

/** Working space, written anew by every call: allocating it each time would cost more than the question itself. */
let vx = new Float64Array(256);
let vy = new Float64Array(256);
let slopes = new Float64Array(1024);

interface Piece {
  /** Its corners in the working space. */
  readonly start: number;
  readonly end: number;
  readonly solid: Solid;
  /** Wholly between viewer and target, whatever the slope. */
  readonly between: boolean;
  low: number;
  high: number;
  met: boolean;
}

export function freeLine(viewer: Disc, target: Target, blockers: readonly Solid[]): Sighted {
  return new Frame(viewer, target).search(blockers);
}

class Frame {
  readonly #viewer: Disc;
  readonly #ux: number;
  readonly #uy: number;
  readonly #ra: number;
  readonly #rb: number;
  /** The corners of the target in the frame. */
  readonly #tx: number[] = [];
  readonly #ty: number[] = [];
  readonly #near: number;
  readonly #far: number;
  readonly #wide: number;
  readonly #pieces: Piece[] = [];
  #used = 0;
  #offset = 0;

  constructor(viewer: Disc, target: Target) {
    this.#viewer = viewer;
    this.#ra = viewer.radius;
    this.#rb = target.radius;
    const dx = target.towards.x - viewer.x;
    const dy = target.towards.y - viewer.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    this.#ux = dx / length;
    this.#uy = dy / length;
    let near = Number.POSITIVE_INFINITY;
    let far = Number.NEGATIVE_INFINITY;
    let wide = viewer.radius;
    for (let i = 0; i < target.xs.length; i++) {
      const x = (target.xs[i] as number) - viewer.x;
      const y = (target.ys[i] as number) - viewer.y;
      const tx = x * this.#ux + y * this.#uy;
      const ty = y * this.#ux - x * this.#uy;
      this.#tx.push(tx);
      this.#ty.push(ty);
      near = Math.min(near, tx - target.radius);
      far = Math.max(far, tx + target.radius);
      wide = Math.max(wide, Math.abs(ty) + target.radius);
    }
    this.#near = near;
    this.#far = far;
    this.#wide = wide;
  }

  search(blockers: readonly Solid[]): Sighted {
    const wall = this.#gather(blockers);
    if (wall !== null) return { free: false, inTheWay: [wall] };
    if (this.#try(0)) return this.#found(0);
    const steepest = this.#steepest();
    if (this.#try(steepest / 2)) return this.#found(steepest / 2);
    if (this.#try(-steepest / 2)) return this.#found(-steepest / 2);
    const count = this.#criticalSlopes(steepest);
    const sorted = slopes.subarray(0, count).sort();
    for (let i = 1; i < count; i++) {
      const from = sorted[i - 1] as number;
      const to = sorted[i] as number;
      if (to - from < HAIR) continue;
      const m = (from + to) / 2;
      if (this.#try(m)) return this.#found(m);
    }
    const inTheWay = new Set<Solid>();
    for (const piece of this.#pieces) if (piece.met) inTheWay.add(piece.solid);
    return { free: false, inTheWay: [...inTheWay] };
  }

  /** Lays the blockers that come near the bundle of lines into the frame; a single one that takes all of it ends that. */
  #gather(blockers: readonly Solid[]): Solid | null {
    for (const solid of blockers) {
      const cx = solid.around.x - this.#viewer.x;
      const cy = solid.around.y - this.#viewer.y;
      const x = cx * this.#ux + cy * this.#uy;
      const r = solid.around.radius;
      if (x + r <= -this.#ra || x - r >= this.#far) continue;
      if (Math.abs(cy * this.#ux - cx * this.#uy) - r >= this.#wide) continue;
      if (x - r > this.#ra && x + r < this.#near && this.#isWall(solid)) return solid;
      for (const ring of solid.corePieces) this.#lay(ring, solid);
    }
    return null;
  }

  /**
   * Whether a feature that lies wholly between two round things reaches out of their hull on both sides: then, being in
   * one piece, it takes every line.
   */
  #isWall({ core }: Solid): boolean {
    if (this.#tx.length > 1) return false;
    const sine = (this.#rb - this.#ra) / (this.#tx[0] as number);
    const cosine = Math.sqrt(1 - sine * sine);
    let above = false;
    let below = false;
    for (let i = 0; i < core.xs.length; i++) {
      const dx = (core.xs[i] as number) - this.#viewer.x;
      const dy = (core.ys[i] as number) - this.#viewer.y;
      const back = -sine * (dx * this.#ux + dy * this.#uy) - this.#ra;
      const side = cosine * (dy * this.#ux - dx * this.#uy);
      if (back + side >= 0) above = true;
      if (back - side >= 0) below = true;
    }
    return above && below;
  }

  #lay(ring: Ring, solid: Solid): void {
    const start = this.#used;
    const n = ring.xs.length;
    if (start + n > vx.length) {
      vx = grown(vx);
      vy = grown(vy);
    }
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    let [below, above] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < n; i++) {
      const dx = (ring.xs[i] as number) - this.#viewer.x;
      const dy = (ring.ys[i] as number) - this.#viewer.y;
      const x = dx * this.#ux + dy * this.#uy;
      const y = dy * this.#ux - dx * this.#uy;
      vx[start + i] = x;
      vy[start + i] = y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < below) below = y;
      if (y > above) above = y;
    }
    if (right <= -this.#ra || left >= this.#far || below >= this.#wide || above <= -this.#wide) return;
    this.#used = start + n;
    this.#pieces.push({
      start,
      end: start + n,
      solid,
      between: left > this.#ra && right < this.#near,
      low: 0,
      high: 0,
      met: false,
    });
  }

  /** Whether some line of a slope is free; its offset is kept. */
  #try(m: number): boolean {
    const stretch = Math.sqrt(1 + m * m);
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.#tx.length; i++) {
      const b = (this.#ty[i] as number) - m * (this.#tx[i] as number);
      if (b < low) low = b;
      if (b > high) high = b;
    }
    low = Math.max(low - this.#rb * stretch, -this.#ra * stretch);
    high = Math.min(high + this.#rb * stretch, this.#ra * stretch);
    if (low > high) return false;
    for (const piece of this.#pieces) this.#cover(piece, m, low, high);
    return this.#gap(low, high);
  }

  /** The offsets that a blocker takes from those between low and high. */
  #cover(piece: Piece, m: number, low: number, high: number): void {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = piece.start; i < piece.end; i++) {
      const b = (vy[i] as number) - m * (vx[i] as number);
      if (b < least) least = b;
      if (b > most) most = b;
    }
    const from = Math.max(least, low);
    const to = Math.min(most, high);
    if (from > to || (!piece.between && !this.#isBetween(piece, m, (from + to) / 2))) {
      piece.low = Number.POSITIVE_INFINITY;
      piece.high = Number.NEGATIVE_INFINITY;
      return;
    }
    piece.low = least;
    piece.high = most;
    piece.met = true;
  }

  /** Whether a line meets a blocker after the viewer and before the target. */
  #isBetween(piece: Piece, m: number, b: number): boolean {
    const x = crossing(vx, vy, piece.start, piece.end, m, b);
    const square = 1 + m * m;
    if (x <= (-m * b) / square) return false;
    if (this.#tx.length > 1) return x < crossing(this.#tx, this.#ty, 0, this.#tx.length, m, b);
    const tx = this.#tx[0] as number;
    return x < tx + (m * ((this.#ty[0] as number) - m * tx - b)) / square;
  }

  /** Whether the blockers leave a gap in an interval of offsets. */
  #gap(low: number, high: number): boolean {
    let reached = low;
    for (;;) {
      let covered = reached;
      let next = high;
      for (const piece of this.#pieces) {
        if (piece.low <= reached + HAIR) {
          if (piece.high > covered) covered = piece.high;
        } else if (piece.low < next) next = piece.low;
      }
      if (covered === reached) {
        this.#offset = (reached + next) / 2;
        return true;
      }
      reached = covered;
      if (reached >= high - HAIR) return false;
    }
  }

  /** Viewer and target share no line that is steeper. */
  #steepest(): number {
    let steepest = 0;
    for (let i = 0; i < this.#tx.length; i++) {
      const x = this.#tx[i] as number;
      const y = Math.abs(this.#ty[i] as number);
      // The line through the target's corner, touching both circles from opposite sides.
      const r = this.#ra + this.#rb;
      const run = x * x - r * r;
      steepest = Math.max(steepest, (x * y + r * Math.sqrt(Math.max(0, x * x + y * y - r * r))) / run);
    }
    return steepest;
  }

  #criticalSlopes(steepest: number): number {
    let count = 0;
    const add = (m: number): void => {
      if (!(m > -steepest && m < steepest)) return;
      if (count === slopes.length) slopes = grown(slopes);
      slopes[count++] = m;
    };
    const tangents = (x: number, y: number, r: number): void => {
      const run = x * x - r * r;
      const root = r * Math.sqrt(Math.max(0, x * x + y * y - r * r));
      if (Math.abs(run) > HAIR) {
        add((x * y + root) / run);
        add((x * y - root) / run);
      } else if (x !== 0 && y !== 0) add((y * y - r * r) / (2 * x * y));
    };
    for (let i = 0; i < this.#used; i++) {
      tangents(vx[i] as number, vy[i] as number, this.#ra);
      for (let t = 0; t < this.#tx.length; t++) {
        tangents(
          (vx[i] as number) - (this.#tx[t] as number),
          (vy[i] as number) - (this.#ty[t] as number),
          this.#rb,
        );
      }
    }
    for (let t = 0; t < this.#tx.length; t++) {
      tangents(this.#tx[t] as number, this.#ty[t] as number, this.#ra + this.#rb);
    }
    for (const piece of this.#pieces) {
      for (let i = piece.start; i < piece.end; i++) {
        for (let j = piece.end; j < this.#used; j++) {
          const run = (vx[j] as number) - (vx[i] as number);
          if (run !== 0) add(((vy[j] as number) - (vy[i] as number)) / run);
        }
      }
    }
    add(-steepest * (1 - HAIR));
    add(steepest * (1 - HAIR));
    return count;
  }

  /** The free line of a slope and the kept offset, from the edge of the viewer to the edge of the target. */
  #found(m: number): Sighted {
    const b = this.#offset;
    const square = 1 + m * m;
    const fromX =
      (-m * b) / square + Math.sqrt(Math.max(0, this.#ra * this.#ra - (b * b) / square)) / Math.sqrt(square);
    return { free: true, line: { from: this.#back(fromX, m * fromX + b), to: this.#entry(m, b) } };
  }

  #entry(m: number, b: number): Point {
    if (this.#tx.length > 1) {
      const x = crossing(this.#tx, this.#ty, 0, this.#tx.length, m, b);
      return this.#back(x, m * x + b);
    }
    const square = 1 + m * m;
    const tx = this.#tx[0] as number;
    const off = (this.#ty[0] as number) - m * tx - b;
    const half = Math.sqrt(Math.max(0, this.#rb * this.#rb - (off * off) / square));
    const x = tx + (m * off) / square - half / Math.sqrt(square);
    return this.#back(x, m * x + b);
  }

  #back(x: number, y: number): Point {
    return {
      x: this.#viewer.x + x * this.#ux - y * this.#uy,
      y: this.#viewer.y + x * this.#uy + y * this.#ux,
    };
  }
}

/** Where a line first crosses a convex outline in the frame. */
function crossing(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  start: number,
  end: number,
  m: number,
  b: number,
): number {
  let first = Number.POSITIVE_INFINITY;
  for (let i = start, j = end - 1; i < end; j = i++) {
    const above = (ys[i] as number) - m * (xs[i] as number) - b;
    const before = (ys[j] as number) - m * (xs[j] as number) - b;
    if (above > 0 === before > 0) continue;
    const t = before / (before - above);
    first = Math.min(first, (xs[j] as number) + t * ((xs[i] as number) - (xs[j] as number)));
  }
  return first;
}

function grown(array: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}
