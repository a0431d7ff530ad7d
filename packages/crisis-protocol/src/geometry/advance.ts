import { convexPieces } from './convex.ts';
import { DIRECTION_X, DIRECTION_Y, DIRECTIONS } from './directions.ts';
import { type EndReason, endMargin, endReasons, type MayEndOn } from './ending.ts';
import { type Laid, Reach } from './reach.ts';
import { boxAround, type Region, regionWithin } from './region.ts';
import { ringOf, segmentDistance } from './ring.ts';
import {
  type Disc,
  discAt,
  distanceBetween,
  distanceToSegment,
  type Figure,
  type Id,
  type Point,
} from './shapes.ts';
import { fraction, type RandomBelow } from './spots.ts';
import type { Field } from './table.ts';
import { mayReach, overlapped, type Solid } from './terrain.ts';
import { onGrid, TOLERANCE } from './tolerance.ts';
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
  readonly #start: Figure;
  /** The other characters; what lies under the start is left out of the way (CP-ADVANCE-6, CP-ADVANCE-7). */
  readonly #field: Field;
  readonly #inTheWay: readonly Solid[];
  readonly #mayEndOn: MayEndOn;
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
    // CP-ADVANCE-4, CP-ADVANCE-5
    this.#mayEndOn = (solid) => solid.size <= start.size || under.includes(solid);
    this.#inTheWay = field.terrain.filter(
      (solid) => !this.#mayEndOn(solid) && mayReach(solid, start, longest + HALF_WIDTH),
    );
    const blockers = this.#inTheWay.flatMap((solid) => solid.pieces);
    const beyond =
      wedge === null ? [] : beyondWedge(wedge).flatMap((outline) => convexPieces(ringOf(outline)));
    this.#reaches = tools.map((tool) => new Reach(start, tool, [...blockers, ...beyond]));
  }

  /** Whether the base may end at a point, and every reason why not. The point is brought onto the grid first. */
  verdict(wished: Point): AdvanceVerdict {
    const end = onGrid(wished);
    const placement = this.find(end);
    const reasons: AdvanceReason[] = [...endReasons(this.#at(end), this.#field, this.#mayEndOn)];
    if (this.#wedge !== null && !isInWedge(this.#wedge, this.#at(end)))
      reasons.push({ kind: 'outside-wedge' });
    if (placement === null) reasons.push(...this.#whyNoTool(end));
    if (placement !== null && reasons.length === 0) return { yes: true, end, placement };
    return { yes: false, reasons };
  }

  /** Whether the base may end at a point of the grid, without saying why. */
  isLegal(end: Point): boolean {
    const disc = this.#at(end);
    if (endMargin(disc, this.#field, this.#mayEndOn) < 0) return false;
    if (this.#wedge !== null && !isInWedge(this.#wedge, disc)) return false;
    return this.find(end) !== null;
  }

  /** A way to lay a tool so that a base at a point touches it. */
  find(end: Point): Placement | null {
    for (const reach of this.#reaches) {
      const { laid } = reach.margin(end.x, end.y);
      if (laid === null) continue;
      const placement = this.#placementOf(reach.tool, laid);
      if (this.lies(placement) && this.touches(placement, end)) return placement;
    }
    return null;
  }

  /** Whether a tool may lie so: the right lengths, bent by no more than a right angle, on no terrain in the way. */
  lies({ tool, start, pivot, tip }: Placement): boolean {
    const from = this.#start;
    const half = movementLength(tool) / 2;
    const [ux, uy] = [pivot.x - start.x, pivot.y - start.y];
    const [vx, vy] = [tip.x - pivot.x, tip.y - pivot.y];
    return (
      this.#reaches.some((reach) => reach.tool === tool) &&
      Math.abs(distanceBetween(from, start) - from.radius) <= TOLERANCE &&
      Math.abs(distanceBetween(from, pivot) - from.radius - half) <= TOLERANCE &&
      Math.abs(distanceBetween(start, pivot) - half) <= TOLERANCE &&
      Math.abs(distanceBetween(pivot, tip) - half) <= TOLERANCE &&
      ux * vx + uy * vy >= -TOLERANCE * half &&
      this.#inTheWay.every((solid) => !this.#lieOver(solid, pivot, tip)) &&
      (this.#wedge === null || this.#staysIn(this.#wedge, pivot, tip))
    );
  }

  /** CP-ADVANCE-9, CP-RULING-5 */
  touches({ pivot, tip }: Placement, end: Point): boolean {
    const { x, y, radius } = this.#start;
    const rounding = roundingOf(pivot, tip);
    const distance = Math.min(
      distanceToSegment(end.x, end.y, x, y, pivot.x, pivot.y),
      distanceToSegment(end.x, end.y, pivot.x, pivot.y, rounding.x, rounding.y),
    );
    return distance <= radius + HALF_WIDTH + TOLERANCE;
  }

  /** Where the base may end, for the page. */
  region(): Region {
    return regionWithin(boxAround(this.#start, this.#farthest()), (p) => this.#margin(p));
  }

  /** Some place where the base may end; null if chance finds none. Any way to lay the tool can come up. */
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
      const laid = { ux, uy, vx: ux * cosine - uy * sine, vy: uy * cosine + ux * sine, distance: 0 };
      const end = onGrid(this.#somewhereAlong(this.#placementOf(reach.tool, laid), random));
      if (this.isLegal(end)) return end;
    }
    // Staying is an advance too, if a tool can be laid at all.
    const start = onGrid(this.#start);
    return this.isLegal(start) ? start : null;
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

  #margin(p: Point): number {
    const disc = this.#at(p);
    let ends = endMargin(disc, this.#field, this.#mayEndOn);
    if (this.#wedge !== null) ends = Math.min(ends, wedgeMargin(this.#wedge, disc));
    if (ends < 0) return ends;
    let least = Number.NEGATIVE_INFINITY;
    const distance = distanceBetween(this.#start, p);
    for (const reach of this.#reaches) {
      // Not even unhindered would this tool come nearer than another does.
      if (reach.farthest - distance <= least) continue;
      const { margin } = reach.margin(p.x, p.y);
      if (margin >= 0) return Math.min(margin, ends);
      least = Math.max(least, margin);
    }
    return least;
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

  /** CP-RULING-24 */
  #staysIn(wedge: Wedge, pivot: Point, tip: Point): boolean {
    return [pivot, roundingOf(pivot, tip)].every((p) => isInWedge(wedge, discAt(p, HALF_WIDTH)));
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
    return this.#placementOf(tool, { ux, uy, vx: ux, vy: uy, distance: 0 });
  }
}

/** Where the far end of a tool begins to round off. */
function roundingOf(pivot: Point, tip: Point): Point {
  const t = 1 - HALF_WIDTH / distanceBetween(pivot, tip);
  return { x: pivot.x + t * (tip.x - pivot.x), y: pivot.y + t * (tip.y - pivot.y) };
}
