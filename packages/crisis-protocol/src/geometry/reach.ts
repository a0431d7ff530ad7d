import { DIRECTION_X, DIRECTION_Y, DIRECTIONS, directionNumber } from './directions.ts';
import type { Ring } from './ring.ts';
import { inShadow, type Shadow, shadowOf } from './shadow.ts';
import { type Disc, distanceToSegment } from './shapes.ts';
import { HALF_TOLERANCE } from './tolerance.ts';
import { MOVEMENT_TOOL_WIDTH, type MovementTool, movementLength } from './tools.ts';

// Where one movement tool can lie for an advance, and what it then touches.
//
// The tool is its middle line thickened by half its width: from the centre of the base through its edge to the pivot,
// half the tool's length beyond the edge, and from there, bent by up to a right angle, to the far end (CP-RULING-4). Its
// end is round and lies exactly half the length from the pivot, so that a straight advance carries a base by the tool's
// length and the base's diameter at most (CP-RULING-5).
//
// A straight tool turns around the base only: the directions that terrain takes from it are known exactly, and so is
// the answer. A bent tool has two angles. For one direction of the first arm, the bends that terrain takes from the
// second arm are known exactly as well; the first arm is tried in 1536 directions, less than a quarter of a degree
// apart. So whenever some bend serves while the first arm turns through a quarter of a degree, one of the directions
// tried is among them and finds it: only narrower passages can be missed.

const HALF_WIDTH = MOVEMENT_TOOL_WIDTH / 2;
/** Terrain may be overlapped by the tolerance; searching uses half of it, see `tolerance.ts`. */
const CLEAR = HALF_WIDTH - HALF_TOLERANCE;

/** The directions of both arms, and how far the middle line of the tool stays from the wished point. */
export interface Laid {
  readonly ux: number;
  readonly uy: number;
  readonly vx: number;
  readonly vy: number;
  readonly distance: number;
}

/** Not even one bend. */
const NONE = new Float64Array(0);

export class Reach {
  readonly tool: MovementTool;
  readonly #start: Disc;
  readonly #blockers: readonly Ring[];
  /** From the centre of the base to the pivot, and from the pivot to where the end begins to round off. */
  readonly #first: number;
  readonly #second: number;
  /** A base whose centre is no farther than this from the middle line touches the tool. */
  readonly #touch: number;
  /** What terrain takes from a straight tool and from the first arm. */
  readonly #straight: readonly Shadow[];
  readonly #arm: readonly Shadow[];
  /** Straight tools that just pass something. */
  readonly #passing: readonly (readonly [number, number])[];
  /** For each direction of the first arm the bends that are free, as pairs of sines, once they have been asked for. */
  readonly #bends: (Float64Array | null)[] = new Array<Float64Array | null>(DIRECTIONS).fill(null);

  constructor(start: Disc, tool: MovementTool, blockers: readonly Ring[]) {
    const half = movementLength(tool) / 2;
    this.tool = tool;
    this.#start = start;
    this.#blockers = blockers;
    this.#first = start.radius + half;
    this.#second = half - HALF_WIDTH;
    this.#touch = start.radius + HALF_WIDTH + HALF_TOLERANCE;
    this.#straight = this.#shadows(this.#first + this.#second);
    this.#arm = this.#shadows(this.#first);
    this.#passing = this.#straight
      .flatMap(({ lowX, lowY, highX, highY }) => [[lowX, lowY] as const, [highX, highY] as const])
      .filter(([x, y]) => !this.#straight.some((shadow) => inShadow(shadow, x, y)));
  }

  #shadows(length: number): readonly Shadow[] {
    const { x, y } = this.#start;
    return this.#blockers.flatMap((ring) => shadowOf(ring, x, y, length, CLEAR) ?? []);
  }

  /** The farthest that a base can be carried. */
  get farthest(): number {
    return this.#first + this.#second + this.#touch;
  }

  /**
   * How far a point could be shifted in any direction before the answer changes, at least: positive, with the tool laid
   * so, where a base can end; negative where it cannot.
   */
  margin(px: number, py: number): { readonly margin: number; readonly laid: Laid | null } {
    const straight = this.#nearestStraight(px, py);
    if (straight !== null && straight.distance <= this.#touch) {
      return { margin: this.#touch - straight.distance, laid: straight };
    }
    return this.#bent(px, py, straight === null ? Number.POSITIVE_INFINITY : straight.distance);
  }

  /** The straight tool that comes nearest to a point; null if there is no room for any. */
  #nearestStraight(px: number, py: number): Laid | null {
    const dx = px - this.#start.x;
    const dy = py - this.#start.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const ux = distance === 0 ? 1 : dx / distance;
    const uy = distance === 0 ? 0 : dy / distance;
    const length = this.#first + this.#second;
    if (!isShaded(this.#straight, ux, uy)) {
      return { ux, uy, vx: ux, vy: uy, distance: Math.max(0, distance - length) };
    }
    let best: Laid | null = null;
    for (const [x, y] of this.#passing) {
      const off = distanceToSegment(dx, dy, 0, 0, x * length, y * length);
      if (best === null || off < best.distance) best = { ux: x, uy: y, vx: x, vy: y, distance: off };
    }
    return best;
  }

  /** Tries the directions of the first arm, from the straight way to the point outwards. */
  #bent(px: number, py: number, straight: number): { readonly margin: number; readonly laid: Laid | null } {
    const dx = px - this.#start.x;
    const dy = py - this.#start.y;
    const aim = directionNumber(dx, dy);
    let nearest = straight;
    for (let i = 0; i < DIRECTIONS; i++) {
      const step = (i + 1) >> 1;
      const number = (aim + (i % 2 === 0 ? DIRECTIONS - step : step)) % DIRECTIONS;
      const ux = DIRECTION_X[number] as number;
      const uy = DIRECTION_Y[number] as number;
      // The point as seen from the pivot, with the first arm along the x axis.
      const x = dx * ux + dy * uy - this.#first;
      const y = dy * ux - dx * uy;
      // Neither arm can come nearer than what was found: most directions end here.
      const square = x * x + y * y;
      const near = nearest + this.#second;
      if (square >= near * near && (x >= 0 || Math.abs(y) >= nearest)) continue;
      const fromPivot = Math.sqrt(square);
      const fromFirst = x >= 0 ? fromPivot : distanceToSegment(x, y, -this.#first, 0, 0, 0);
      const bends = this.bendsOf(number);
      if (bends.length === 0) continue;
      const sine = this.#nearestBend(bends, x, y, fromPivot);
      const distance = Math.min(fromFirst, armDistance(x, y, sine, this.#second));
      if (distance <= this.#touch) {
        const cosine = Math.sqrt(1 - sine * sine);
        const laid = { ux, uy, vx: ux * cosine - uy * sine, vy: uy * cosine + ux * sine, distance };
        return { margin: this.#touch - distance, laid };
      }
      nearest = Math.min(nearest, distance);
    }
    return { margin: this.#touch - nearest, laid: null };
  }

  /** The free bend whose arm comes nearest to a point: straight at it, or else the next one to either side. */
  #nearestBend(bends: Float64Array, x: number, y: number, fromPivot: number): number {
    const aim = x > 0 ? y / fromPivot : y < 0 ? -1 : 1;
    let below = Number.NaN;
    for (let i = 0; i < bends.length; i += 2) {
      const low = bends[i] as number;
      const high = bends[i + 1] as number;
      if (aim > high) {
        below = high;
        continue;
      }
      if (aim >= low) return aim;
      if (Number.isNaN(below)) return low;
      return armDistance(x, y, below, this.#second) <= armDistance(x, y, low, this.#second) ? below : low;
    }
    return below;
  }

  /** The bends of the second arm that are free when the first arm lies in a direction: none if it cannot lie there. */
  bendsOf(number: number): Float64Array {
    let bends = this.#bends[number] as Float64Array | null;
    if (bends === null) {
      bends = this.#freeBends(DIRECTION_X[number] as number, DIRECTION_Y[number] as number);
      this.#bends[number] = bends;
    }
    return bends;
  }

  #freeBends(ux: number, uy: number): Float64Array {
    if (isShaded(this.#arm, ux, uy)) return NONE;
    const qx = this.#start.x + this.#first * ux;
    const qy = this.#start.y + this.#first * uy;
    const taken: [number, number][] = [];
    for (const ring of this.#blockers) {
      const shadow = shadowOf(ring, qx, qy, this.#second, CLEAR);
      if (shadow === null) continue;
      const span = bendSpan(shadow, ux, uy);
      if (span !== null) taken.push(span);
    }
    taken.sort((a, b) => a[0] - b[0]);
    const free: number[] = [];
    let from = -1;
    for (const [low, high] of taken) {
      if (low > from) free.push(from, low);
      from = Math.max(from, high);
    }
    if (from < 1) free.push(from, 1);
    return Float64Array.from(free);
  }
}

/** The part of a shadow that a tool bent by up to a right angle can fall into, as sines of the bend. */
function bendSpan(shadow: Shadow, ux: number, uy: number): [number, number] | null {
  const lowAlong = shadow.lowX * ux + shadow.lowY * uy;
  const highAlong = shadow.highX * ux + shadow.highY * uy;
  if (lowAlong < 0 && highAlong < 0) return null;
  const low = lowAlong < 0 ? -1 : Math.max(-1, shadow.lowY * ux - shadow.lowX * uy);
  const high = highAlong < 0 ? 1 : Math.min(1, shadow.highY * ux - shadow.highX * uy);
  return [low, high];
}

function isShaded(shadows: readonly Shadow[], x: number, y: number): boolean {
  for (const shadow of shadows) if (inShadow(shadow, x, y)) return true;
  return false;
}

/** How far a point, seen from the pivot, is from a second arm with some sine of bend. */
function armDistance(x: number, y: number, sine: number, length: number): number {
  const cosine = Math.sqrt(1 - sine * sine);
  const along = Math.max(0, Math.min(length, x * cosine + y * sine));
  const ex = x - along * cosine;
  const ey = y - along * sine;
  return Math.sqrt(ex * ex + ey * ey);
}
