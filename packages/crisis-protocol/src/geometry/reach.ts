import { ALL, Bends, type FreeBends, HALF_WIDTH, isShaded, type Turn } from './bends.ts';
import { DIRECTION_X, DIRECTION_Y, DIRECTIONS, directionNumber } from './directions.ts';
import type { Ring } from './ring.ts';
import type { Shadow } from './shadow.ts';
import { type Disc, distanceToSegment, type Point } from './shapes.ts';
import { HAIR, TOLERANCE } from './tolerance.ts';
import { type MovementTool, movementLength } from './tools.ts';

// Where one movement tool can lie for an advance, and what it then touches.
//
// The tool is its middle line thickened by half its width: from the centre of the base through its edge, which the end of
// the tool touches (CP-ADVANCE-1, CP-ADVANCE-2), to the pivot, half the tool's length beyond the edge, and from there, bent
// by up to a right angle, to the far end (CP-RULING-4). Its end is round and lies exactly half the length from the pivot,
// so that a straight advance carries a base by the tool's length and the base's diameter at most (CP-RULING-5).
//
// A straight tool turns around the base only: the directions that terrain takes from it are known exactly, and so is
// the answer. A bent tool has two angles. Its first arm is tried in 1536 directions: what serves there serves. A no is
// made sure of with thinner tools, each of which stands for all directions around one (see `bends`): where such a tool
// does not come near enough, none does; where it does, the directions are halved, again and again, until it is known.

/** What narrower passages than this would make of a yes, in inches, is a no. */
const FINEST = 1e-6;

/** The directions of both arms. */
export interface Laid {
  readonly ux: number;
  readonly uy: number;
  readonly vx: number;
  readonly vy: number;
}

/** What terrain takes from a straight tool, and straight tools that just pass something. */
interface Straight {
  readonly taken: readonly Shadow[];
  readonly passing: readonly (readonly [number, number])[];
}

export class Reach {
  readonly tool: MovementTool;
  readonly #start: Disc;
  /** From the centre of the base to the pivot, and from the pivot to where the end begins to round off. */
  readonly #first: number;
  readonly #second: number;
  /** A base whose centre is no farther than this from the middle line touches the tool. */
  readonly #touch: number;
  #straight: Straight | null = null;
  readonly #bends: Bends;
  /** What was laid last: how near it comes, and how it lies. */
  #nearest = 0;
  #laid: Laid | null = null;
  #sine = 0;

  constructor(start: Disc, tool: MovementTool, blockers: readonly Ring[]) {
    const half = movementLength(tool) / 2;
    this.tool = tool;
    this.#start = start;
    this.#first = start.radius + half;
    this.#second = half - HALF_WIDTH;
    this.#touch = start.radius + HALF_WIDTH + TOLERANCE;
    this.#bends = new Bends(start, this.#first, this.#second, blockers);
  }

  #straightTools(): Straight {
    if (this.#straight === null) {
      const taken = this.#bends.shadows(this.#first + this.#second);
      const passing = taken
        .flatMap(({ lowX, lowY, highX, highY }) => [[lowX, lowY] as const, [highX, highY] as const])
        .filter(([x, y]) => !isShaded(taken, x, y));
      this.#straight = { taken, passing };
    }
    return this.#straight;
  }

  /** The farthest that a base can be carried. */
  get farthest(): number {
    return this.#first + this.#second + this.#touch;
  }

  /** The bends of the second arm that are free when the first arm lies in a direction: none if it cannot lie there. */
  bendsOf(number: number): FreeBends {
    return this.#bends.of(number);
  }

  /** How to lay the tool so that it touches a base at a point; null where it cannot be done. */
  find(p: Point): Laid | null {
    return this.#try(p, this.#touch) || this.#search(p, this.#touch, FINEST) ? this.#laid : null;
  }

  /** How far a base at a point could be shifted and still touch the tool; negative where it cannot touch any. */
  margin(p: Point): number {
    return this.find(p) === null ? -HAIR : this.#touch - this.#nearest;
  }

  /** Whether it may be that the tool touches a base nearer than so much to a point. Certain of a no, not of a yes. */
  mayTouch(p: Point, within: number): boolean {
    const limit = this.#touch + within;
    return this.#try(p, limit) || this.#search(p, limit, Math.max(FINEST, within / 4));
  }

  /**
   * The same, but quick: what takes long to be sure of is a no, unless it is about wide ground. A yes about the point
   * itself is certain.
   */
  mayWellTouch(p: Point, within: number): boolean {
    const limit = this.#touch + within;
    if (this.#isNearLaid(p, limit)) return true;
    return within > this.#bends.thinner ? this.#bound(p, limit, true) <= limit : this.#try(p, limit);
  }

  /**
   * How far a point could be shifted in any direction before the answer changes, at least: positive where a base can
   * end, negative where it cannot. Quick: null where it would take longer to be sure.
   */
  glance(p: Point): number | null {
    const bound = this.#bound(p, this.#touch, false);
    return bound > this.#touch || this.#nearest <= this.#touch ? this.#touch - bound : null;
  }

  /** Whether the tool that was laid last, for some other point, comes so near. */
  #isNearLaid(p: Point, limit: number): boolean {
    if (this.#laid === null) return false;
    const { ux, uy, vx, vy } = this.#laid;
    const dx = p.x - this.#start.x;
    const dy = p.y - this.#start.y;
    const [qx, qy] = [this.#first * ux, this.#first * uy];
    const [ex, ey] = [qx + this.#second * vx, qy + this.#second * vy];
    return (
      distanceToSegment(dx, dy, qx, qy, ex, ey) <= limit || distanceToSegment(dx, dy, 0, 0, qx, qy) <= limit
    );
  }

  /** The straight tool that comes nearest to a point. */
  #layStraight(dx: number, dy: number): void {
    const distance = Math.sqrt(dx * dx + dy * dy);
    const ux = distance === 0 ? 1 : dx / distance;
    const uy = distance === 0 ? 0 : dy / distance;
    const length = this.#first + this.#second;
    const { taken, passing } = this.#straightTools();
    if (!isShaded(taken, ux, uy)) {
      this.#nearest = Math.max(0, distance - length);
      this.#laid = { ux, uy, vx: ux, vy: uy };
      return;
    }
    this.#nearest = Number.POSITIVE_INFINITY;
    for (const [x, y] of passing) {
      const off = distanceToSegment(dx, dy, 0, 0, x * length, y * length);
      if (off >= this.#nearest) continue;
      this.#nearest = off;
      this.#laid = { ux: x, uy: y, vx: x, vy: y };
    }
  }

  #layBent(distance: number, ux: number, uy: number): void {
    const sine = this.#sine;
    const cosine = Math.sqrt(1 - sine * sine);
    this.#nearest = distance;
    this.#laid = { ux, uy, vx: ux * cosine - uy * sine, vy: uy * cosine + ux * sine };
  }

  /**
   * Tries straight tools, and the directions of the first arm from the straight way to the point outwards, until one
   * comes as near as a limit.
   */
  #try(p: Point, limit: number): boolean {
    const dx = p.x - this.#start.x;
    const dy = p.y - this.#start.y;
    this.#layStraight(dx, dy);
    if (this.#nearest <= limit) return true;
    const aim = directionNumber(dx, dy);
    const near = (limit + this.#second) * (limit + this.#second);
    let missed = 0;
    for (let i = 0; i < DIRECTIONS && missed < 2; i++) {
      const number = outwards(aim, i);
      const ux = DIRECTION_X[number] as number;
      const uy = DIRECTION_Y[number] as number;
      // The point as seen from the pivot, with the first arm along the x axis.
      const x = dx * ux + dy * uy - this.#first;
      const y = dy * ux - dx * uy;
      const square = x * x + y * y;
      // Where neither arm can come so near, it cannot farther out either: not to this side.
      missed = square > near && (x >= 0 || Math.abs(y) > limit) ? missed + 1 : 0;
      if (missed > 0) continue;
      const distance = this.#armsDistance(this.#bends.of(number), x, y, Math.sqrt(square));
      if (distance > limit) continue;
      this.#layBent(distance, ux, uy);
      return true;
    }
    return false;
  }

  /**
   * How near a tool comes to a point at most. Where that is within a limit, it looks for one that does come so near, and
   * tells how near that one does; or, if a maybe will do, it leaves it at that.
   */
  #bound(p: Point, limit: number, isMaybeEnough: boolean): number {
    const dx = p.x - this.#start.x;
    const dy = p.y - this.#start.y;
    this.#layStraight(dx, dy);
    if (this.#nearest <= limit) return this.#nearest;
    const by = this.#bends.thinner;
    const aim = directionNumber(dx, dy);
    let bound = this.#nearest;
    let missed = 0;
    for (let i = 0; i < DIRECTIONS && missed < 2; i++) {
      const number = outwards(aim, i);
      const ux = DIRECTION_X[number] as number;
      const uy = DIRECTION_Y[number] as number;
      const x = dx * ux + dy * uy - this.#first;
      const y = dy * ux - dx * uy;
      const square = x * x + y * y;
      const within = Math.max(bound, limit) + by;
      const near = within + this.#second;
      missed = square >= near * near && (x >= 0 || Math.abs(y) >= within) ? missed + 1 : 0;
      if (missed > 0) continue;
      const fromPivot = Math.sqrt(square);
      const distance = this.#armsDistance(this.#bends.around(number), x, y, fromPivot) - by;
      if (distance < bound) bound = distance;
      if (distance > limit) continue;
      if (isMaybeEnough) break;
      const real = this.#armsDistance(this.#bends.of(number), x, y, fromPivot);
      if (real > limit) continue;
      this.#layBent(real, ux, uy);
      return real;
    }
    return bound;
  }

  /**
   * Looks for a tool that comes as near as a limit and was overlooked, and makes sure of a no. True when it was found, and
   * when one comes so near that it would take a finer look than this to be sure.
   */
  #search(p: Point, limit: number, finest: number): boolean {
    const dx = p.x - this.#start.x;
    const dy = p.y - this.#start.y;
    const within = limit + this.#bends.thinner;
    const near = (within + this.#second) * (within + this.#second);
    const aim = directionNumber(dx, dy);
    let missed = 0;
    for (let i = 0; i < DIRECTIONS && missed < 2; i++) {
      const number = outwards(aim, i);
      const ux = DIRECTION_X[number] as number;
      const uy = DIRECTION_Y[number] as number;
      const x = dx * ux + dy * uy - this.#first;
      const y = dy * ux - dx * uy;
      const square = x * x + y * y;
      missed = square > near && (x >= 0 || Math.abs(y) > within) ? missed + 1 : 0;
      if (missed > 0) continue;
      if (this.#armsDistance(this.#bends.around(number), x, y, Math.sqrt(square)) > within) continue;
      const [before, after] = this.#bends.turns(number);
      if (this.#halve(dx, dy, before, limit, finest) || this.#halve(dx, dy, after, limit, finest))
        return true;
    }
    return false;
  }

  /** Searches some directions of the first arm. */
  #halve(dx: number, dy: number, turn: Turn, limit: number, finest: number): boolean {
    if (this.#unhindered(dx, dy, turn) > limit) return false;
    const { x: ux, y: uy } = turn.middle;
    const x = dx * ux + dy * uy - this.#first;
    const y = dy * ux - dx * uy;
    const fromPivot = Math.sqrt(x * x + y * y);
    if (this.#armsDistance(turn.bends, x, y, fromPivot) > limit + turn.by) return false;
    if (turn.by < FINEST) return false;
    const distance = this.#armsDistance(this.#bends.realIn(turn), x, y, fromPivot);
    if (distance <= limit) {
      this.#layBent(distance, ux, uy);
      return true;
    }
    // Where no tool lies at all, a thinner one tells nothing, however near it comes.
    if (turn.by < finest && distance <= limit + 8 * finest) return true;
    const [before, after] = this.#bends.halvesOf(turn);
    return this.#halve(dx, dy, before, limit, finest) || this.#halve(dx, dy, after, limit, finest);
  }

  /** How near the tool would come with nothing in the way. */
  #unhindered(dx: number, dy: number, { low, high }: Turn): number {
    const isBetween = low.x * dy - low.y * dx >= 0 && dx * high.y - dy * high.x >= 0;
    const isLow = low.x * dx + low.y * dy > high.x * dx + high.y * dy;
    const { x: ux, y: uy } = isLow ? low : high;
    // The nearer to the straight way, the nearer to the point.
    const x = (isBetween ? Math.sqrt(dx * dx + dy * dy) : dx * ux + dy * uy) - this.#first;
    const y = isBetween ? 0 : dy * ux - dx * uy;
    return this.#armsDistance(ALL, x, y, Math.sqrt(x * x + y * y));
  }

  /** How near the arms come to a point, seen from the pivot, with the best of the free bends, which is kept. */
  #armsDistance(bends: FreeBends, x: number, y: number, fromPivot: number): number {
    if (bends.length === 0) return Number.POSITIVE_INFINITY;
    this.#sine = this.#nearestBend(bends, x, y, fromPivot);
    const fromFirst = x >= 0 ? fromPivot : distanceToSegment(x, y, -this.#first, 0, 0, 0);
    return Math.min(fromFirst, armDistance(x, y, this.#sine, this.#second));
  }

  /** The free bend whose arm comes nearest to a point: straight at it, or else the next one to either side. */
  #nearestBend(bends: FreeBends, x: number, y: number, fromPivot: number): number {
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
}

/** The directions of the list, one after the other, from one of them outwards to both sides. */
function outwards(aim: number, i: number): number {
  const step = (i + 1) >> 1;
  return (aim + (i % 2 === 0 ? DIRECTIONS - step : step)) % DIRECTIONS;
}

/** How far a point, seen from the pivot, is from a second arm with some sine of bend. */
function armDistance(x: number, y: number, sine: number, length: number): number {
  const cosine = Math.sqrt(1 - sine * sine);
  const along = Math.max(0, Math.min(length, x * cosine + y * sine));
  const ex = x - along * cosine;
  const ey = y - along * sine;
  return Math.sqrt(ex * ex + ey * ey);
}
