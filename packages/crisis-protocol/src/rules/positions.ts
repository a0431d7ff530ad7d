import {
  type Answer,
  type Ask,
  below,
  type Decision,
  type Json,
  Judge,
  type Seat,
  type Stream,
  type Tester,
  type Verdict,
} from '@assemble/kernel';
import { Advance, type AdvanceReason, type Placement } from '../geometry/advance.ts';
import { beamChoices, beamTowards } from '../geometry/beam.ts';
import { climbFrom, SIZE_OVER_TERRAIN } from '../geometry/climb.ts';
import { type DeploymentReason, deploymentAt } from '../geometry/deployment.ts';
import { type TokenReason, tokenWithin } from '../geometry/drop.ts';
import { type PlaceReason, placeWithin } from '../geometry/place.ts';
import { type Hit, moveStraight, type StraightMove, staysInWedge } from '../geometry/push.ts';
import type { Region } from '../geometry/region.ts';
import type { Disc, Id, Point } from '../geometry/shapes.ts';
import { type Edge, fieldWithout } from '../geometry/table.ts';
import { throwTerrain } from '../geometry/throw.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { baseRadius, type MovementTool, type Range } from '../geometry/tools.ts';
import { type Wedge, wedgeOf } from '../geometry/wedge.ts';
import type { Character, Table } from '../table.ts';
import { bodyOf, fieldOf, radiusOf, tokenBody } from './board.ts';
import { cardOf, characterOf, isThere, statsOf } from './characters.ts';
import { hasStatic } from './in-force.ts';
import { type C, editionOf, type Rule, type Rules, tokenRule } from './run.ts';
import { targetVerdict } from './targeting.ts';

/** What a `place` decision is about. The answer is always a point: where the base or token goes, or where the tool aims. */
export type What =
  | { readonly kind: 'deploy'; readonly who: number; readonly edge: Edge }
  | {
      readonly kind: 'advance' | 'climb';
      readonly who: number;
      readonly tools: readonly MovementTool[];
      readonly way: WayData | null;
    }
  | {
      readonly kind: 'place';
      readonly who: number;
      readonly range: Range;
      readonly around: Disc | null;
      readonly way: WayData | null;
    }
  | { readonly kind: 'enter'; readonly who: number; readonly range: Range; readonly around: Disc }
  | { readonly kind: 'transform'; readonly who: number; readonly form: number }
  | {
      readonly kind: 'push' | 'throw';
      readonly who: number;
      readonly by: number;
      readonly tool: MovementTool;
      readonly way: WayData | null;
    }
  | { readonly kind: 'hurl'; readonly who: number; readonly tool: MovementTool; readonly terrain: Id }
  | {
      readonly kind: 'beam';
      readonly who: number;
      readonly range: Range;
      readonly attack: string;
      readonly among: readonly number[] | null;
    }
  | { readonly kind: 'drop'; readonly who: number; readonly token: number; readonly range: Range }
  | { readonly kind: 'token'; readonly token: number; readonly range: Range }
  | { readonly kind: 'turn'; readonly token: number };

type WayData = { readonly way: 'toward' | 'away'; readonly from: Point };

export const placeAsk = (seat: Seat, key: string, rules: Rules, what: What): Ask => ({
  seat,
  ask: { key, args: what },
  rules,
  test: 'position',
  shape: 'place',
  what,
});

/** The point of an accepted answer, on the grid. */
export const pointIn = (answer: Json): Point => onGrid(answer as Point);

/** Nobody places or aims at anything that far off, in inches; geometry cannot reckon with numbers of any size. */
const FAR_OFF = 1000;

export const isPoint = (answer: Json): boolean => {
  const { x, y } = (answer ?? {}) as { readonly [key: string]: Json };
  return [x, y].every((one) => typeof one === 'number' && Math.abs(one) <= FAR_OFF);
};

/** Every reason that geometry gives against a place or a direction. */
export type PositionReason =
  | AdvanceReason
  | DeploymentReason
  | PlaceReason
  | TokenReason
  | { readonly kind: 'no-direction' }
  | { readonly kind: 'no-target' };

/** Answers questions about points: which are legal, a legal one, all of them. */
export interface Places {
  /** Where a tool is laid, a yes has its placement. */
  verdict(
    p: Point,
  ):
    | { readonly yes: true; readonly placement?: Placement }
    | { readonly yes: false; readonly reasons: readonly PositionReason[] };
  sample(random: (n: number) => number): Point | null;
  /** Null where the answer is a direction, not a place. */
  region: (() => Region) | null;
  /** The legal place nearest to a point; null where there is none, and for directions. */
  nearest(p: Point): Point | null;
  /** What is answered for a seat whose time is up. */
  least(): Point | null;
}

// A question is never written to once asked, and copies of the match share it: what is worked out for it reads the table
// at once, and never again, when one of them may have gone on.
const known = new WeakMap<What, Places>();

export const placesOf = (c: C, decision: Decision): Places =>
  decision.shape === 'place' ? placesFor(c, decision.what as What) : nowhere;

function placesFor(c: C, what: What): Places {
  let places = known.get(what);
  if (places === undefined) {
    places = work(c, what);
    known.set(what, places);
  }
  return places;
}

/** Whether there is any place at all: who comes from elsewhere, grows, or stands amid larger terrain may find none. */
export function hasPlace(c: C, what: What): boolean {
  const places = placesFor(c, what);
  const random = anyStream();
  const some = places.sample((n) => below(random, n));
  return some !== null && places.verdict(some).yes;
}

/** The rule by which nobody is placed where there is no room. */
export const noFit = (c: C): Rule => (editionOf(c).id === 'de' ? 'CP-PLACE-4' : 'CP-PLACE-3');

/** Chance that is always the same, where any legal place will do. */
const anyStream = (): Stream => ({ a: 1, b: 2, c: 3, d: 5, taken: 0 });

const nowhere: Places = {
  verdict: () => ({ yes: false, reasons: [] }),
  sample: () => null,
  region: null,
  nearest: () => null,
  least: () => null,
};

export function up(c: C, id: number): Character & { at: Point } {
  const character = characterOf(c, id);
  if (!isThere(character)) throw new Error(`character ${id} is not on the battlefield`);
  return character;
}

function work(c: C, what: What): Places {
  const field = fieldOf(c);
  switch (what.kind) {
    case 'deploy': {
      const character = characterOf(c, what.who);
      return spots(deploymentAt(what.edge, radiusOf(c, character), field), null);
    }
    case 'advance':
    case 'climb': {
      const character = up(c, what.who);
      const others = fieldWithout(field, what.who);
      const base = bodyOf(c, character);
      const wedge = wedgeIn(base, what.way);
      const size = movingSize(c, character);
      const advance =
        what.kind === 'climb'
          ? climbFrom(base, others, wedge)
          : new Advance({ size, ...base }, others, what.tools, wedge);
      return spots(advance, character.at);
    }
    case 'place': {
      const character = up(c, what.who);
      const base = bodyOf(c, character);
      const others = fieldWithout(field, what.who);
      const within = placeWithin(
        what.range,
        what.around ?? base,
        base.radius,
        others,
        wedgeIn(base, what.way),
      );
      return spots(within, what.around === null ? character.at : null);
    }
    case 'enter': {
      const radius = radiusOf(c, characterOf(c, what.who));
      return spots(placeWithin(what.range, what.around, radius, field), null);
    }
    case 'transform': {
      const character = up(c, what.who);
      const form = cardOf(c, character).forms[what.form];
      const radius = form === undefined ? radiusOf(c, character) : baseRadius(form.base);
      return spots(placeWithin(1, bodyOf(c, character), radius, fieldWithout(field, what.who)), character.at);
    }
    case 'drop':
      return spots(tokenWithin(what.range, bodyOf(c, up(c, what.who))), up(c, what.who).at);
    case 'token': {
      const at = c.table.tokens[what.token]?.at ?? { x: 0, y: 0 };
      return spots(tokenWithin(what.range, tokenBody(at)), at);
    }
    case 'push':
    case 'throw': {
      const base = bodyOf(c, up(c, what.who));
      const wedge = wedgeIn(base, what.way);
      return aims(base, (aim) => wedge === null || staysInWedge(base, aim, what.tool, wedge), what.way);
    }
    case 'hurl':
      return aims(up(c, what.who).at, () => true, null);
    case 'turn':
      return aims(c.table.tokens[what.token]?.at ?? { x: 0, y: 0 }, () => true, null);
    case 'beam':
      return beams(c, what);
  }
}

/** Flight (CP-KEYWORD-3, CP-KEYWORD-4) and Wall Crawler (CP-KEYWORD-5, CP-KEYWORD-6) count as Size 5 for an advance. */
export const movingSize = (c: C, character: Character): number =>
  hasStatic(c, 'flight', character) || hasStatic(c, 'wall-crawler', character)
    ? SIZE_OVER_TERRAIN
    : statsOf(c, character).size;

const wedgeIn = (base: Disc, way: WayData | null): Wedge | null =>
  way === null ? null : wedgeOf(way.way, base, way.from);

interface Source {
  verdict: Places['verdict'];
  sample: Places['sample'];
  nearest: Places['nearest'];
  region(): Region;
}

/** Places where something ends; staying where it is is the least that can be answered, where that is legal. */
function spots(source: Source, stay: Point | null): Places {
  let region: Region | null = null;
  return {
    verdict: (p) => source.verdict(p),
    sample: (random) => source.sample(random),
    nearest: (p) => source.nearest(p),
    region: () => {
      region ??= source.region();
      return region;
    },
    least: () => stay,
  };
}

const FINE = 1 << 20;

/** Directions of a straight tool. */
function aims(at: Point, allowed: (aim: Point) => boolean, way: WayData | null): Places {
  const axis = (): Point => {
    if (way === null || (way.from.x === at.x && way.from.y === at.y)) return { x: at.x, y: at.y + 1 };
    const sign = way.way === 'toward' ? 1 : -1;
    return onGrid({ x: at.x + sign * (way.from.x - at.x), y: at.y + sign * (way.from.y - at.y) });
  };
  return {
    verdict: (aim) => {
      if (aim.x === at.x && aim.y === at.y) return { yes: false, reasons: [{ kind: 'no-direction' }] };
      return allowed(aim) ? { yes: true } : { yes: false, reasons: [{ kind: 'outside-wedge' }] };
    },
    sample: (random) => {
      for (let i = 0; i < 64; i++) {
        const dx = (2 * random(FINE)) / FINE - 1;
        const dy = (2 * random(FINE)) / FINE - 1;
        if (dx * dx + dy * dy < 0.01) continue;
        const aim = onGrid({ x: at.x + 6 * dx, y: at.y + 6 * dy });
        if (allowed(aim)) return aim;
      }
      return axis();
    },
    region: null,
    nearest: () => null,
    least: axis,
  };
}

/** CP-BEAM-2, CP-BEAM-9, CP-RULING-25: a beam must attack somebody, and whoever it was ordered against. */
function beams(c: C, what: Extract<What, { kind: 'beam' }>): Places {
  const attacker = up(c, what.who);
  const field = fieldWithout(fieldOf(c), what.who);
  const base = bodyOf(c, attacker);
  const targets = field.bases
    .map(({ id }) => id as number)
    .filter((id) => what.among?.includes(id) ?? true)
    .filter((id) => targetVerdict(c, attacker, what.attack, characterOf(c, id), undefined, 'bare').yes);
  const attacks = (touched: readonly Id[]): boolean => targets.some((id) => touched.includes(id));
  const choices = beamChoices(base, what.range, field.bases).filter((beam) => attacks(beam.touched));
  return {
    verdict: (aim) => {
      const beam = beamTowards(base, aim, what.range, field.bases);
      if (beam === null) return { yes: false, reasons: [{ kind: 'no-direction' }] };
      return attacks(beam.touched) ? { yes: true } : { yes: false, reasons: [{ kind: 'no-target' }] };
    },
    sample: (random) => choices[random(choices.length)]?.aim ?? null,
    region: null,
    nearest: () => null,
    least: () => choices[0]?.aim ?? null,
  };
}

/** Who lies under the tool of a beam. */
export function underBeam(c: C, attacker: Character & { at: Point }, range: Range, aim: Point): number[] {
  const { bases } = fieldWithout(fieldOf(c), attacker.id);
  return (beamTowards(bodyOf(c, attacker), aim, range, bases)?.touched ?? []) as number[];
}

/** How a push or a throw goes; null where the aim gives no direction. */
export function straightOf(
  c: C,
  { who, by, tool }: { readonly who: number; readonly by: number; readonly tool: MovementTool },
  aim: Point,
): StraightMove | null {
  const moving = bodyOf(c, up(c, who));
  return moveStraight(moving, aim, tool, fieldWithout(fieldOf(c), who), by < 0 ? null : by);
}

/** What thrown terrain could hit: the first things the tool meets (CP-HURL-3). */
export function hurled(c: C, thrower: Character, tool: MovementTool, aim: Point): readonly Hit[] {
  if (!isThere(thrower)) return [];
  return throwTerrain(bodyOf(c, thrower), aim, tool, fieldWithout(fieldOf(c), thrower.id))?.hits ?? [];
}

/** The rules behind each kind of no that geometry gives. */
function ruleOf(c: C, kind: PositionReason['kind'], what: What): Rule {
  switch (kind) {
    case 'off-table':
      return what.kind === 'drop' || what.kind === 'token' ? 'CP-RULING-23' : 'CP-MOVE-10';
    case 'overlaps-base':
      return 'CP-MOVE-5';
    case 'partly-on-terrain':
      return 'CP-MOVE-6';
    case 'cannot-stand':
      return editionOf(c).id === 'en' ? 'CP-MOVE-8' : 'CP-MOVE-9';
    case 'terrain-too-large':
    case 'terrain-in-the-way':
      return 'CP-ADVANCE-5';
    case 'too-far':
      return 'CP-ADVANCE-9';
    case 'outside-wedge':
      return 'CP-TOWARD-7';
    case 'beyond-deployment':
      return 'CP-DEPLOY-4';
    case 'beyond-range':
      return what.kind === 'drop' ? 'CP-HOLD-4' : what.kind === 'transform' ? 'CP-FORM-6' : 'CP-PLACE-2';
    case 'no-target':
      return 'CP-RULING-25';
    case 'no-direction':
      return what.kind === 'beam'
        ? 'CP-BEAM-2'
        : what.kind === 'turn'
          ? tokenRule(c, 'CP-XOBJ-5')
          : 'CP-THROW-1';
  }
}

function judge(c: C, decision: Decision, answer: Answer): Verdict<Rule> {
  const verdict = new Judge<Rule>();
  const what = (decision.shape === 'place' ? decision.what : {}) as What;
  if (!isPoint(answer)) return verdict.refuse('CP-MOVE-1', 'refused.position.form').verdict();
  const found = placesOf(c, decision).verdict(pointIn(answer));
  if (!found.yes)
    for (const { kind, ...args } of found.reasons)
      verdict.refuse(
        ruleOf(c, kind, what),
        `refused.position.${kind}`,
        args as { readonly [name: string]: Json },
      );
  return verdict.verdict();
}

/** Has the last word on positions and directions. */
export const positionTester: Tester<Table> = {
  verdict: judge,
  sample: (c, decision, random: Stream) => placesOf(c, decision).sample((n) => below(random, n)),
  least: (c, decision) => {
    const places = placesOf(c, decision);
    const least = places.least();
    if (least !== null && places.verdict(least).yes) return least;
    const random = anyStream();
    return places.sample((n) => below(random, n));
  },
};
