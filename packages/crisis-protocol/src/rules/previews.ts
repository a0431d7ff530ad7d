import type { Decision, Json, Tester } from '@assemble/kernel';
import type { Placement } from '../geometry/advance.ts';
import { beamChoices, beamTowards } from '../geometry/beam.ts';
import { type Hit, straightTool } from '../geometry/push.ts';
import type { Disc, Line, Point } from '../geometry/shapes.ts';
import { type Edge, fieldWithout } from '../geometry/table.ts';
import { throwTerrain } from '../geometry/throw.ts';
import { baseRadius, movementLength, rangeLength, TOKEN_RADIUS } from '../geometry/tools.ts';
import { arcLines, inArc, ZONE_RANGE } from '../geometry/zone.ts';
import type { Table } from '../table.ts';
import { bodyOf, fieldOf, radiusOf } from './board.ts';
import { cardOf, characterOf, isThere } from './characters.ts';
import { isPoint, placesOf, pointIn, straightOf, up, type What } from './positions.ts';
import type { C } from './run.ts';
import { targetVerdict } from './targeting.ts';

/** What the page is handed with a `place` decision. */
export interface Ground {
  /** Whether a place is asked for or a direction. */
  readonly kind: 'spot' | 'aim';
  /** Closed outlines around all legal places; what an odd number of them surrounds belongs to it. None for directions. */
  readonly loops: readonly (readonly Point[])[];
  /** What is put down, by its radius; null for directions, where a tool is laid. */
  readonly radius: number | null;
  /** Where it stands now, or what the tool starts from; null for what comes from off the battlefield. */
  readonly from: Disc | null;
  /** How far the tool of a direction reaches from there. */
  readonly reach: number;
  /** Directions worth trying: those that differ in whom a beam touches. */
  readonly aims: readonly Point[];
}

/** What a tried answer would come to. */
export type Preview =
  | {
      readonly kind: 'spot';
      readonly at: Point;
      readonly radius: number;
      /** The tool as it lies, for an advance or a climb that is legal. */
      readonly tool: Placement | null;
      /** The nearest legal place, where this one is none; null where there is none at all. */
      readonly nearest: Point | null;
    }
  | {
      readonly kind: 'straight';
      readonly tool: Line;
      /** Where the base comes to a stop, and where it would have with nothing in the way. */
      readonly stop: Disc;
      readonly wished: Point;
      readonly hits: readonly Hit[];
      readonly edge: Edge | null;
    }
  | { readonly kind: 'hurl'; readonly path: Line; readonly wished: Point; readonly hits: readonly Hit[] }
  | {
      readonly kind: 'beam';
      readonly corners: readonly Point[];
      /** Who lies under the tool, and who of them would be attacked. */
      readonly touched: readonly number[];
      readonly attacked: readonly number[];
    }
  | {
      readonly kind: 'arc';
      /** The token, how far its arc reaches, and the two arc lines as directions. */
      readonly from: Disc;
      readonly reach: number;
      readonly lines: readonly [Point, Point];
      readonly inside: readonly number[];
    };

const whatOf = (decision: Decision): What => (decision.shape === 'place' ? decision.what : {}) as What;

/** What the page draws of a `place` decision. */
export const positionDrawing: Required<Pick<Tester<Table>, 'region' | 'preview'>> = {
  region: (c, decision) => groundOf(c, decision) as unknown as Json,
  preview: (c, decision, answer) =>
    isPoint(answer) ? (previewOf(c, decision, pointIn(answer)) as unknown as Json) : null,
};

/** All that can be answered. */
function groundOf(c: C, decision: Decision): Ground {
  const what = whatOf(decision);
  const region = placesOf(c, decision).region?.() ?? null;
  if (region !== null)
    return {
      kind: 'spot',
      loops: region.loops,
      radius: radiusIn(c, what),
      from: startIn(c, what),
      reach: 0,
      aims: [],
    };
  return {
    kind: 'aim',
    loops: [],
    radius: null,
    from: startIn(c, what),
    reach: reachOf(what),
    aims: what.kind === 'beam' ? aimsOf(c, what, decision) : [],
  };
}

function reachOf(what: What): number {
  if (what.kind === 'turn') return rangeLength(ZONE_RANGE);
  return 'tool' in what ? movementLength(what.tool) : 'range' in what ? rangeLength(what.range) : 0;
}

function aimsOf(c: C, what: Extract<What, { kind: 'beam' }>, decision: Decision): readonly Point[] {
  const { bases } = fieldWithout(fieldOf(c), what.who);
  const places = placesOf(c, decision);
  return beamChoices(bodyOf(c, up(c, what.who)), what.range, bases)
    .map(({ aim }) => aim)
    .filter((aim) => places.verdict(aim).yes);
}

/** How wide the thing is that is put down. */
function radiusIn(c: C, what: What): number {
  if (what.kind === 'drop' || 'token' in what) return TOKEN_RADIUS;
  const character = characterOf(c, what.who);
  const form = what.kind === 'transform' ? cardOf(c, character).forms[what.form] : undefined;
  return form === undefined ? radiusOf(c, character) : baseRadius(form.base);
}

function startIn(c: C, what: What): Disc | null {
  if (what.kind === 'token' || what.kind === 'turn') {
    const at = c.table.tokens[what.token]?.at ?? null;
    return at === null ? null : { ...at, radius: TOKEN_RADIUS };
  }
  const character = characterOf(c, what.who);
  return isThere(character) ? bodyOf(c, character) : null;
}

/** What an answer would come to, legal or not; null where nothing could be drawn. */
function previewOf(c: C, decision: Decision, p: Point): Preview | null {
  const what = whatOf(decision);
  switch (what.kind) {
    case 'push':
    case 'throw': {
      const body = bodyOf(c, up(c, what.who));
      const gone = straightOf(c, what, p);
      const tool = straightTool(body, p, what.tool);
      if (gone === null || tool === null) return null;
      const { stop, wished, hits, edge } = gone;
      return { kind: 'straight', tool, stop: { ...stop, radius: body.radius }, wished, hits, edge };
    }
    case 'hurl': {
      const field = fieldWithout(fieldOf(c), what.who);
      const thrown = throwTerrain(bodyOf(c, up(c, what.who)), p, what.tool, field);
      return thrown === null ? null : { kind: 'hurl', ...thrown };
    }
    case 'beam': {
      const attacker = up(c, what.who);
      const { bases } = fieldWithout(fieldOf(c), what.who);
      const beam = beamTowards(bodyOf(c, attacker), p, what.range, bases);
      if (beam === null) return null;
      const touched = beam.touched as readonly number[];
      const attacked = touched.filter(
        (id) => targetVerdict(c, attacker, what.attack, characterOf(c, id), undefined, 'bare').yes,
      );
      return { kind: 'beam', corners: beam.corners, touched, attacked };
    }
    case 'turn': {
      const from = startIn(c, what);
      const zone = from === null ? null : { ...from, aim: p };
      const lines = zone === null ? null : arcLines(zone);
      if (from === null || zone === null || lines === null) return null;
      const inside = c.table.characters.flatMap((one) =>
        isThere(one) && inArc(bodyOf(c, one), zone).yes ? [one.id] : [],
      );
      return { kind: 'arc', from, reach: rangeLength(ZONE_RANGE), lines, inside };
    }
    default: {
      const places = placesOf(c, decision);
      const verdict = places.verdict(p);
      return {
        kind: 'spot',
        at: p,
        radius: radiusIn(c, what),
        tool: verdict.yes ? (verdict.placement ?? null) : null,
        nearest: verdict.yes ? null : places.nearest(p),
      };
    }
  }
}
