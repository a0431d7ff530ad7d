import { DIRECTION_STEP, DIRECTION_X, DIRECTION_Y, DIRECTIONS } from './directions.ts';
import type { Ring } from './ring.ts';
import { inShadow, type Shadow, shadowOf } from './shadow.ts';
import { directionTo, type Point } from './shapes.ts';
import { TOLERANCE } from './tolerance.ts';
import { MOVEMENT_TOOL_WIDTH } from './tools.ts';

// How a bent tool can lie among terrain. For one direction of its first arm, the bends that terrain takes from its second
// arm are known exactly. For the directions around that one they are bounded: when the whole tool turns around the base
// by a little, no point of it moves farther than that little times its length. So what terrain takes from a tool that is
// as much thinner it takes from the real one in all of these directions.

export const HALF_WIDTH = MOVEMENT_TOOL_WIDTH / 2;
/** How far the middle line keeps off terrain: the tool may overlap it by the tolerance. */
const CLEAR = HALF_WIDTH - TOLERANCE;

/** Bends that are free, as pairs of sines from the least to the greatest; none, and all of them. */
export type FreeBends = Float64Array;
const NONE: FreeBends = new Float64Array(0);
export const ALL: FreeBends = Float64Array.of(-1, 1);

/** The tool itself, or one that is thinner. */
interface Thinner {
  readonly by: number;
  /** The directions that terrain takes from the first arm. */
  readonly arm: readonly Shadow[];
}

/** Directions of the first arm from one to another. */
export interface Turn {
  readonly low: Point;
  readonly middle: Point;
  readonly high: Point;
  readonly halvings: number;
  /** By how much the tool is thinner that stands for the real one in all these directions, and its free bends. */
  readonly by: number;
  readonly bends: FreeBends;
  halves: readonly [Turn, Turn] | null;
  /** The free bends of the real tool in the middle direction, once they have been asked for. */
  real: FreeBends | null;
}

export class Bends {
  readonly #start: Point;
  readonly #blockers: readonly Ring[];
  readonly #first: number;
  readonly #second: number;
  // Most advances ask little of one of their tools and nothing of the others: all of this is made when it is asked for.
  #real: Thinner | null = null;
  readonly #thinner: Thinner[] = [];
  /** For each direction of the list: of the real tool, and of all directions around. */
  #of: (FreeBends | null)[] | null = null;
  #around: (FreeBends | null)[] | null = null;
  #turns: Map<number, readonly [Turn, Turn]> | null = null;

  /** From the centre of the base to the pivot, and from the pivot to where the end begins to round off. */
  constructor(start: Point, first: number, second: number, blockers: readonly Ring[]) {
    this.#start = start;
    this.#first = first;
    this.#second = second;
    this.#blockers = blockers;
  }

  /** The directions that terrain takes from an arm that starts at the base. */
  shadows(length: number, clear = CLEAR): readonly Shadow[] {
    const { x, y } = this.#start;
    return this.#blockers.flatMap((ring) => shadowOf(ring, x, y, length, clear) ?? []);
  }

  /** The free bends when the first arm lies in a direction of the list: none if it cannot lie there. */
  of(number: number): FreeBends {
    this.#of ??= unknownBends();
    let bends = this.#of[number] as FreeBends | null;
    if (bends === null) {
      bends = this.#free(DIRECTION_X[number] as number, DIRECTION_Y[number] as number, this.#realTool());
      this.#of[number] = bends;
    }
    return bends;
  }

  /** Those of a thinner tool, which stands for all directions that are nearest to this one. */
  around(number: number): FreeBends {
    this.#around ??= unknownBends();
    let bends = this.#around[number] as FreeBends | null;
    if (bends === null) {
      bends = this.#free(DIRECTION_X[number] as number, DIRECTION_Y[number] as number, this.#thinnerBy(0));
      this.#around[number] = bends;
    }
    return bends;
  }

  /** By how much that tool is thinner. */
  get thinner(): number {
    return this.#thinnerBy(0).by;
  }

  /** The directions that are nearest to one of the list, on either side of it. */
  turns(number: number): readonly [Turn, Turn] {
    this.#turns ??= new Map();
    let turns = this.#turns.get(number);
    if (turns === undefined) {
      const at = directionOf(number);
      turns = [
        this.#turn(between(directionOf(number - 1), at), at, 1),
        this.#turn(at, between(at, directionOf(number + 1)), 1),
      ];
      this.#turns.set(number, turns);
    }
    return turns;
  }

  halvesOf(turn: Turn): readonly [Turn, Turn] {
    turn.halves ??= [
      this.#turn(turn.low, turn.middle, turn.halvings + 1),
      this.#turn(turn.middle, turn.high, turn.halvings + 1),
    ];
    return turn.halves;
  }

  realIn(turn: Turn): FreeBends {
    turn.real ??= this.#free(turn.middle.x, turn.middle.y, this.#realTool());
    return turn.real;
  }

  #turn(low: Point, high: Point, halvings: number): Turn {
    const middle = between(low, high);
    const thinner = this.#thinnerBy(halvings);
    const bends = this.#free(middle.x, middle.y, thinner);
    return { low, middle, high, halvings, by: thinner.by, bends, halves: null, real: null };
  }

  #realTool(): Thinner {
    this.#real ??= { by: 0, arm: this.shadows(this.#first) };
    return this.#real;
  }

  #thinnerBy(halvings: number): Thinner {
    let thinner = this.#thinner[halvings];
    if (thinner === undefined) {
      const by = ((this.#first + this.#second) * DIRECTION_STEP) / (1 << halvings);
      thinner = { by, arm: this.shadows(this.#first, CLEAR - by) };
      this.#thinner[halvings] = thinner;
    }
    return thinner;
  }

  #free(ux: number, uy: number, { by, arm }: Thinner): FreeBends {
    if (isShaded(arm, ux, uy)) return NONE;
    const qx = this.#start.x + this.#first * ux;
    const qy = this.#start.y + this.#first * uy;
    const taken: [number, number][] = [];
    for (const ring of this.#blockers) {
      const shadow = shadowOf(ring, qx, qy, this.#second, CLEAR - by);
      if (shadow === null) continue;
      const span = bendSpan(shadow, ux, uy);
      if (span !== null) taken.push(span);
    }
    if (taken.length === 0) return ALL;
    taken.sort((a, b) => a[0] - b[0]);
    const free: number[] = [];
    let from = -1;
    for (const [low, high] of taken) {
      if (low > from) free.push(from, low);
      from = Math.max(from, high);
    }
    if (from < 1) free.push(from, 1);
    return free.length === 0 ? NONE : Float64Array.from(free);
  }
}

const unknownBends = (): (FreeBends | null)[] => new Array<FreeBends | null>(DIRECTIONS).fill(null);

export function isShaded(shadows: readonly Shadow[], x: number, y: number): boolean {
  for (const shadow of shadows) if (inShadow(shadow, x, y)) return true;
  return false;
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

function directionOf(number: number): Point {
  const i = (number + DIRECTIONS) % DIRECTIONS;
  return { x: DIRECTION_X[i] as number, y: DIRECTION_Y[i] as number };
}

/** The direction in the middle of two. */
function between(a: Point, b: Point): Point {
  return directionTo({ x: 0, y: 0 }, { x: a.x + b.x, y: a.y + b.y }) ?? a;
}
