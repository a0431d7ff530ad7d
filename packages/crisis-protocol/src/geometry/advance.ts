import { convexPieces } from './convex.ts';
import { DIRECTION_X, DIRECTION_Y, DIRECTIONS } from './directions.ts';
import { type EndReason, endMargin, endReasons, fieldNear, type MayEndOn } from './ending.ts';
import { type Laid, Reach } from './reach.ts';
import { type Box, boxAround, type Region, regionWithin } from './region.ts';
import { ringOf, segmentDistance } from './ring.ts';
import { type Ground, nearestSpot, someSpot } from './search.ts';
import { type Disc, discAt, distanceBetween, type Figure, type Id, type Point } from './shapes.ts';
import { fraction, type RandomBelow } from './spots.ts';
import type { Field } from './table.ts';
import { mayReach, overlapped, type Solid } from './terrain.ts';
import { HAIR, onGrid, TOLERANCE } from './tolerance.ts';
import { MOVEMENT_TOOL_WIDTH, type MovementTool, movementLength } from './tools.ts';
import { beyondWedge, isInWedge, type Wedge, wedgeMargin } from './wedge.ts';

/** A movement tool as it lies: from the edge of the base to the pivot, and from there to the far end. */
export interface Placement {
  readonly tool: MovementTool;
  readonly start: Point;
  readonly pivot: Point;
  readonly tip: Point;
}

export type AdvanceReason =
  | EndReason
  /** CP-ADVANCE-9: the base does not touch even the longest tool laid straight at it. */
  | { readonly kind: 'too-far'; readonly distance: number; readonly farthest: number }
  /** CP-ADVANCE-5: no way to lay a tool that reaches; these are in the straight way. */
  | { readonly kind: 'terrain-in-the-way'; readonly ids: readonly Id[] }
  /** CP-TOWARD-7 */
  | { readonly kind: 'outside-wedge' };

export type AdvanceVerdict =
  | { readonly yes: true; readonly end: Point; readonly placement: Placement }
  | { readonly yes: false; readonly reasons: readonly AdvanceReason[] };

const HALF_WIDTH = MOVEMENT_TOOL_WIDTH / 2;
const TRIES = 64;

/** One character about to advance: what it may do is worked out once and asked as often as wished. */
export class Advance {
  /** All places in question. */
  readonly #box: Box;
  readonly #start: Figure;
  /** The other characters; what lies under the start is left out of the way (CP-ADVANCE-6, CP-ADVANCE-7). */
  readonly #field: Field;
  /** As much of it as matters to a base that was within reach. */
  readonly #near: Field;
  readonly #inTheWay: readonly Solid[];
  readonly #mayEndOn: MayEndOn;
  /** Neither base nor tool may cross its lines (CP-RULING-24). */
  readonly #wedge: Wedge | null;
  readonly #reaches: readonly Reach[];

  /**
   * The Size of the figure is the one that counts for this advance: that of its card, or 5 for Flight, Wall Crawler
   * (CP-KEYWORD-3 to CP-KEYWORD-6) and climbs. The tools are those it may choose from.
   */
  constructor(start: Figure, field: Field, tools: readonly MovementTool[], wedge: Wedge | null = null) {
    const under = overlapped(start, field.terrain);
    const longest = Math.max(...tools.map(movementLength));
    this.#start = start;
    this.#field = field;
    this.#wedge = wedge;
    // CP-ADVANCE-4, CP-ADVANCE-5; CP-ADVANCE-8: other bases are in nobody's way.
    this.#mayEndOn = (solid) => solid.size <= start.size || under.includes(solid);
    this.#inTheWay = field.terrain.filter(
      (solid) => !this.#mayEndOn(solid) && mayReach(solid, start, longest + HALF_WIDTH),
    );
    const blockers = this.#inTheWay.flatMap((solid) => solid.pieces);
    const beyond =
      wedge === null ? [] : beyondWedge(wedge).flatMap((outline) => convexPieces(ringOf(outline)));
    const inTheWay = [...blockers, ...beyond];
    this.#reaches = tools.map((tool) => new Reach(start, tool, inTheWay));
    this.#near = fieldNear(field, start, this.#farthest());
    this.#box = boxAround(start, this.#farthest());
  }

  /** Whether the base may end at a point, and every reason why not. The point is brought onto the grid first. */
  verdict(wished: Point): AdvanceVerdict {
    const end = onGrid(wished);
    const placement = this.find(end);
    const reasons = this.#endReasons(end);
    if (placement === null) return { yes: false, reasons: [...reasons, ...this.#whyNoTool(end)] };
    return reasons.length === 0 ? { yes: true, end, placement } : { yes: false, reasons };
  }

  /** Whether the base may end at a point of the grid, without saying why. */
  isLegal(end: Point): boolean {
    return this.#mayEnd(end) && this.#reaches.some((reach) => reach.find(end) !== null);
  }

  /** A way to lay a tool so that a base at a point touches it (CP-ADVANCE-9, CP-RULING-5). */
  find(end: Point): Placement | null {
    for (const reach of this.#reaches) {
      const laid = reach.find(end);
      if (laid !== null) return this.#placementOf(reach.tool, laid);
    }
    return null;
  }

  /** Where the base may end, for the page. */
  region(): Region {
    return regionWithin({
      box: this.#box,
      glance: (p) => this.#glance(p),
      margin: (p) => this.#margin(p),
      groundAt: (p, within, isSure) => this.#ground(isSure, fieldNear(this.#near, this.#at(p), within)),
      // A base that touches a tool may be anywhere in a circle, which is wide; where it may end can be narrow.
      narrow: (p) => this.#endMargin(p),
    });
  }

  /** The legal place nearest to a point; null if there is none at all. */
  nearest(to: Point): Point | null {
    return nearestSpot(this.#ground(false), this.#box, to) ?? nearestSpot(this.#ground(true), this.#box, to);
  }

  /** Some place where the base may end; null if there is none. Any way to lay the tool can come up. */
  sample(random: RandomBelow): Point | null {
    for (let i = 0; i < TRIES; i++) {
      const reach = this.#reaches[random(this.#reaches.length)] as Reach;
      const number = random(DIRECTIONS);
      const bends = reach.bendsOf(number);
      if (bends.length === 0) continue;
      const pair = 2 * random(bends.length / 2);
      const low = bends[pair] as number;
      const sine = low + ((bends[pair + 1] as number) - low) * fraction(random);
      const cosine = Math.sqrt(1 - sine * sine);
      const ux = DIRECTION_X[number] as number;
      const uy = DIRECTION_Y[number] as number;
      const laid = { ux, uy, vx: ux * cosine - uy * sine, vy: uy * cosine + ux * sine };
      const end = onGrid(this.#somewhereAlong(this.#placementOf(reach.tool, laid), random));
      if (this.isLegal(end)) return end;
    }
    // Staying is an advance too, if a tool can be laid at all.
    const start = onGrid(this.#start);
    return this.isLegal(start)
      ? start
      : (someSpot(this.#ground(false), this.#box) ?? someSpot(this.#ground(true), this.#box));
  }

  #somewhereAlong({ tool, start, pivot, tip }: Placement, random: RandomBelow): Point {
    const reach = this.#start.radius;
    // Beyond both ends by as much as a base can touch them.
    const along = (movementLength(tool) + 2 * reach) * fraction(random) - reach;
    const half = movementLength(tool) / 2;
    const [from, to] = along < half ? [start, pivot] : [pivot, tip];
    const t = (along < half ? along : along - half) / half;
    const aside = ((2 * fraction(random) - 1) * reach) / half;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return { x: from.x + t * dx - aside * dy, y: from.y + t * dy + aside * dx };
  }

  #at(end: Point): Disc {
    return discAt(end, this.#start.radius);
  }

  #farthest(): number {
    return Math.max(...this.#reaches.map((reach) => reach.farthest));
  }

  /**
   * The ground to search, or as much of it as depends on a part of the field. Unless it has to be sure, it goes no farther
   * than the tools that are tried first: what it finds is legal, but it may overlook something.
   */
  #ground(isSure: boolean, field = this.#near): Ground {
    return {
      mayHold: (p, within) =>
        this.#endMargin(p, field) >= -within &&
        this.#reaches.some((reach) => (isSure ? reach.mayTouch(p, within) : reach.mayWellTouch(p, within))),
      isLegal: (p) =>
        this.#mayEnd(p, field) &&
        this.#reaches.some((reach) => (isSure ? reach.find(p) !== null : reach.mayWellTouch(p, 0))),
    };
  }

  /**
   * How far a point could be shifted in any direction before the answer changes, at least; negative for a no. Quick: null
   * where it would take longer to be sure.
   */
  #glance(p: Point): number | null {
    const ends = this.#endMargin(p);
    if (ends < 0) return ends;
    let least: number | null = Number.NEGATIVE_INFINITY;
    const distance = distanceBetween(this.#start, p);
    for (const reach of this.#reaches) {
      if (reach.farthest - distance <= (least ?? 0)) continue;
      const margin = reach.glance(p);
      if (margin !== null && margin >= 0) return Math.min(margin, ends);
      least = margin === null || least === null ? null : Math.max(least, margin);
    }
    return least;
  }

  #margin(p: Point): number {
    const ends = this.#endMargin(p);
    return ends < 0 ? ends : Math.min(ends, Math.max(...this.#reaches.map((reach) => reach.margin(p))));
  }

  #mayEnd(end: Point, field = this.#near): boolean {
    const margin = this.#endMargin(end, field);
    return Math.abs(margin) > HAIR ? margin > 0 : this.#endReasons(end).length === 0;
  }

  #endMargin(end: Point, field = this.#near): number {
    const disc = this.#at(end);
    const margin = endMargin(disc, field, this.#mayEndOn);
    return this.#wedge === null ? margin : Math.min(margin, wedgeMargin(this.#wedge, disc));
  }

  #endReasons(end: Point): readonly AdvanceReason[] {
    const disc = this.#at(end);
    const reasons = endReasons(disc, this.#field, this.#mayEndOn);
    if (this.#wedge === null || isInWedge(this.#wedge, disc)) return reasons;
    return [...reasons, { kind: 'outside-wedge' }];
  }

  #placementOf(tool: MovementTool, { ux, uy, vx, vy }: Laid): Placement {
    const { x, y, radius } = this.#start;
    const half = movementLength(tool) / 2;
    const [px, py] = [x + (radius + half) * ux, y + (radius + half) * uy];
    return {
      tool,
      start: onGrid({ x: x + radius * ux, y: y + radius * uy }),
      pivot: onGrid({ x: px, y: py }),
      tip: onGrid({ x: px + half * vx, y: py + half * vy }),
    };
  }

  /** Whether a tool overlaps a feature (CP-ADVANCE-5); what lies under the base at the start is not in question. */
  #lieOver(solid: Solid, pivot: Point, tip: Point): boolean {
    const { x, y } = this.#start;
    const rounding = roundingOf(pivot, tip);
    return (
      segmentDistance(solid.outline, x, y, pivot.x, pivot.y) < HALF_WIDTH - TOLERANCE ||
      segmentDistance(solid.outline, pivot.x, pivot.y, rounding.x, rounding.y) < HALF_WIDTH - TOLERANCE
    );
  }

  #whyNoTool(end: Point): readonly AdvanceReason[] {
    const distance = distanceBetween(this.#start, end);
    const long = this.#reaches.filter((reach) => distance <= reach.farthest);
    if (long.length === 0) return [{ kind: 'too-far', distance, farthest: this.#farthest() }];
    const shortest = long.reduce((a, b) => (a.farthest < b.farthest ? a : b));
    const straight = distance === 0 ? null : this.#straightTo(shortest.tool, end, distance);
    const ids = this.#inTheWay
      .filter((solid) => straight === null || this.#lieOver(solid, straight.pivot, straight.tip))
      .map((solid) => solid.id);
    return ids.length === 0 ? [] : [{ kind: 'terrain-in-the-way', ids }];
  }

  #straightTo(tool: MovementTool, end: Point, distance: number): Placement {
    const ux = (end.x - this.#start.x) / distance;
    const uy = (end.y - this.#start.y) / distance;
    return this.#placementOf(tool, { ux, uy, vx: ux, vy: uy });
  }
}

/** Where the far end of a tool begins to round off. */
function roundingOf(pivot: Point, tip: Point): Point {
  const t = 1 - HALF_WIDTH / distanceBetween(pivot, tip);
  return { x: pivot.x + t * (tip.x - pivot.x), y: pivot.y + t * (tip.y - pivot.y) };
}
