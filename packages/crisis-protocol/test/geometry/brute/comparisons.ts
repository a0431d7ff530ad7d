import { below, type Stream } from '@assemble/kernel';
import {
  Advance,
  beamTowards,
  coverBetween,
  type Disc,
  deploymentAt,
  dropFrom,
  EDGES,
  endReasons,
  type Feature,
  type Figure,
  inArc,
  isInWedge,
  isOnTop,
  MOVEMENT_TOOLS,
  measure,
  moveStraight,
  onGrid,
  overlapsTerrain,
  type Point,
  placeWithin,
  RANGES,
  rangeLength,
  type Solid,
  sightBetween,
  solidOf,
  throwTerrain,
  toolsUpTo,
  wedgeOf,
} from '../../../src/geometry/index.ts';
import { inShadow, shadowOf } from '../../../src/geometry/shadow.ts';
import { blocking, passage, placementFault, standing } from './moves.ts';
import {
  aroundOutline,
  baseInto,
  baseOver,
  depth,
  distance,
  misses,
  offOutline,
  offSide,
  rim,
  SLACK,
} from './sampling.ts';
import { freeLineBySampling, hiding, lineFault, lineThroughBySampling, slit } from './sight.ts';
import { straightFault, thrownTerrainFault } from './straight.ts';
import { between, oneOf, randomBase, type Table } from './tables.ts';

/** Asks both sides one random question about a table; null when they agree within the tolerance. */
export type Comparison = (table: Table, random: Stream) => string | null;

const figure = (table: Table, random: Stream, at?: Disc): Figure => ({
  ...(at ?? oneOf(random, table.bases)),
  size: 1 + below(random, 4),
});

const near = (random: Stream, p: Point, reach: number): Point =>
  onGrid({ x: between(random, p.x - reach, p.x + reach), y: between(random, p.y - reach, p.y + reach) });

/** The two answers contradict each other by more than the tolerance. */
const apart = (yes: boolean, by: number): boolean => (yes ? by < -SLACK : by > SLACK);

export const COMPARISONS: Readonly<Record<string, Comparison>> = {
  'range from base to base and to terrain': (table, random) => {
    const a = randomBase(random, table.features);
    if (below(random, 2) === 0) {
      const b = randomBase(random, table.features);
      const sampled = Math.min(...rim(a, 360).map((p) => Math.max(0, distance(p, b) - b.radius)));
      const truth = distance(a, b) < a.radius + b.radius ? 0 : sampled;
      const { distance: exact } = measure(a, b);
      return Math.abs(exact - truth) > SLACK ? `${exact} is not ${truth}` : null;
    }
    const i = below(random, table.features.length);
    const { outline } = table.features[i] as (typeof table.features)[number];
    const sampled = Math.min(...aroundOutline(outline, 0.05).map((p) => distance(p, a) - a.radius));
    const truth = depth(a, outline) > 0 ? 0 : Math.max(0, sampled);
    const { distance: exact } = measure(a, table.terrain[i] as Solid);
    return Math.abs(exact - truth) > SLACK ? `${exact} is not ${truth}` : null;
  },

  'overlap with terrain and standing on top': (table, random) => {
    const disc = randomBase(random, table.features);
    for (const [i, feature] of table.features.entries()) {
      const solid = table.terrain[i] as Solid;
      if (apart(overlapsTerrain(disc, solid), baseInto(disc, feature))) return `overlap of ${feature.id}`;
      if (!isOnTop(disc, solid) && baseInto(disc, feature) < -SLACK) continue;
      const over = feature.standing === null ? -1 : baseOver(disc, feature.outline);
      if (apart(isOnTop(disc, solid), over)) return `on top of ${feature.id}`;
    }
    return null;
  },

  'where a base may end': (table, random) => {
    const disc = randomBase(random, table.features);
    const yes = endReasons(disc, table).length === 0;
    const by = standing(disc, table.features, table.bases, 9);
    return apart(yes, by) ? `${yes}, but by ${by}` : null;
  },

  'line of sight': (table, random) => {
    const viewer = oneOf(random, table.bases);
    // Mostly near ones: what is far away is hidden anyway.
    const close = table.bases.filter((base) => distance(base, viewer) < 14);
    const target = figure(table, random, below(random, 3) === 0 ? undefined : oneOf(random, close));
    const features = hiding(viewer, target, table.features);
    const verdict = sightBetween(viewer, target, table.terrain);
    if (verdict.yes) return lineFault(verdict.line, viewer, target, features);
    const found = freeLineBySampling(viewer, target, features);
    return found === null ? null : `overlooked ${JSON.stringify(found)}`;
  },

  'line of sight through a slit': (table, random) => {
    const viewer = oneOf(random, table.bases);
    const target = figure(table, random);
    if (distance(viewer, target) < viewer.radius + target.radius + 4) return null;
    const features = slit(random, viewer, target);
    const verdict = sightBetween(viewer, target, features.map(solidOf));
    const hides = hiding(viewer, target, features);
    return verdict.yes ? lineFault(verdict.line, viewer, target, hides) : 'overlooked the slit';
  },

  cover: (table, random) => {
    const attacker = oneOf(random, table.bases);
    const defender = figure(table, random);
    const verdict = coverBetween(attacker, defender, table.terrain);
    const gap = distance(attacker, defender) - attacker.radius - defender.radius;
    if (verdict.yes) {
      for (const { id, line } of verdict.from) {
        const feature = table.features.find((other) => other.id === id);
        if (feature === undefined || feature.size < defender.size) return `${id} is too small`;
        if (-baseInto(defender, feature) > 1 + SLACK) return `${id} is too far away`;
        if (distance(line.from, attacker) > attacker.radius + SLACK) return 'starts outside the attacker';
        if (distance(line.to, defender) > defender.radius + SLACK) return 'ends outside the defender';
        if (misses(line.from, line.to, feature.outline)) return `misses ${id}`;
      }
      return gap < 3 - SLACK ? 'too close for cover' : null;
    }
    if (gap <= 3 + SLACK) return null;
    for (const feature of table.features) {
      if (feature.size < defender.size || -baseInto(defender, feature) > 1 - SLACK) continue;
      const found = lineThroughBySampling(attacker, defender, feature.outline);
      if (found !== null) return `overlooked ${feature.id} on ${JSON.stringify(found)}`;
    }
    return null;
  },

  'advance with a bent tool': (table, random) => {
    const start = figure(table, random);
    const others = table.bases.filter((base) => base.x !== start.x || base.y !== start.y);
    const tools = toolsUpTo(oneOf(random, MOVEMENT_TOOLS));
    const end = near(random, start, 9.8);
    const field = { terrain: table.terrain, bases: others };
    const verdict = new Advance(start, field, tools).verdict(end);
    const largest = (id: unknown): number =>
      table.features.some((f) => f.id === id && baseInto(start, f) > SLACK) ? 9 : start.size;
    const free = Math.min(
      ...table.features.map((f) => standing({ ...end, radius: start.radius }, [f], [], largest(f.id))),
      standing({ ...end, radius: start.radius }, [], others, 9),
    );
    if (verdict.yes) {
      if (free < -SLACK) return `ends where it may not, by ${free}`;
      return placementFault(verdict.placement, start, end, blocking(start, table.features));
    }
    if (verdict.reasons.length === 0) return 'a no without a reason';
    const ends = verdict.reasons.some(({ kind }) => kind !== 'too-far' && kind !== 'terrain-in-the-way');
    if (ends) return free > SLACK ? `may end there, by ${free}` : null;
    const found = passage(start, tools, end, table.features);
    return found === null ? null : `overlooked ${found}`;
  },

  'directions in which an arm meets terrain': (table, random) => {
    const origin = oneOf(random, table.bases);
    const length = between(random, 0.5, 5);
    const reach = between(random, 0.05, origin.radius);
    const i = below(random, table.features.length);
    if (baseInto(origin, table.features[i] as Feature) > 0) return null;
    for (const ring of (table.terrain[i] as Solid).pieces) {
      const corners = Array.from(ring.xs, (x, k) => ({ x, y: ring.ys[k] as number }));
      const shadow = shadowOf(ring, origin.x, origin.y, length, reach);
      for (let k = 0; k < 90; k++) {
        const angle = between(random, 0, 2 * Math.PI);
        const tip = { x: origin.x + length * Math.cos(angle), y: origin.y + length * Math.sin(angle) };
        const off = misses(origin, tip, corners)
          ? Math.min(offOutline(tip, corners), ...corners.map((corner) => offSide(corner, origin, tip)))
          : 0;
        const met = shadow !== null && inShadow(shadow, Math.cos(angle), Math.sin(angle));
        if (apart(met, reach - off)) return `${met}, by ${reach - off}`;
      }
    }
    return null;
  },

  'push and throw': (table, random) => {
    const moving = oneOf(random, table.bases);
    const others = table.bases.filter(({ id }) => id !== moving.id);
    const mover = oneOf(random, others).id;
    const tool = oneOf(random, MOVEMENT_TOOLS);
    const aim = near(random, moving, 10);
    const field = { terrain: table.terrain, bases: others };
    const move = moveStraight(moving, aim, tool, field, mover);
    if (move === null) return null;
    // Where it stood it may stand; so where it stops, too, and not only but for rounding.
    if (endReasons(moving, field).length === 0) {
      const [reason] = endReasons({ ...move.stop, radius: moving.radius }, field);
      if (reason !== undefined) return `stops where it may not: ${reason.kind}`;
    }
    return straightFault(move, moving, aim, tool, table.features, others, mover);
  },

  'throw of terrain': (table, random) => {
    const thrower = oneOf(random, table.bases);
    const others = table.bases.filter(({ id }) => id !== thrower.id);
    const tool = oneOf(random, MOVEMENT_TOOLS);
    const aim = near(random, thrower, 10);
    const thrown = throwTerrain(thrower, aim, tool, { terrain: table.terrain, bases: others });
    return thrown === null ? null : thrownTerrainFault(thrown, thrower, aim, tool, table.features, others);
  },

  'toward and away': (table, random) => {
    const moving = oneOf(random, table.bases);
    const other = near(random, moving, 12);
    const way = oneOf(random, ['toward', 'away'] as const);
    const wedge = wedgeOf(way, moving, other);
    if (wedge === null) return null;
    const axis = Math.atan2(other.y - moving.y, other.x - moving.x) + (way === 'away' ? Math.PI : 0);
    // Often right along one of the lines.
    const edge = axis + (below(random, 2) === 0 ? 1 : -1) * (Math.PI / 4);
    const far = between(random, 0, 8);
    const along = { x: moving.x + far * Math.cos(edge), y: moving.y + far * Math.sin(edge) };
    const end = { ...near(random, along, below(random, 2) === 0 ? 0.01 : 5), radius: moving.radius };
    const apex = {
      x: moving.x - Math.SQRT2 * moving.radius * Math.cos(axis),
      y: moving.y - Math.SQRT2 * moving.radius * Math.sin(axis),
    };
    // The rim may not pass a line at 45 degrees through the apex.
    const by = Math.min(
      ...rim(end, 360).flatMap((p) =>
        [1, -1].map((side) => {
          const line = axis + (side * Math.PI) / 4;
          return side * ((p.x - apex.x) * Math.sin(line) - (p.y - apex.y) * Math.cos(line));
        }),
      ),
    );
    return apart(isInWedge(wedge, end), by) ? `by ${by}` : null;
  },

  'place, deployment and dropped tokens': (table, random) => {
    const from = oneOf(random, table.bases);
    const others = table.bases.filter(({ id }) => id !== from.id);
    const field = { terrain: table.terrain, bases: others };
    const range = oneOf(random, RANGES);
    const at = near(random, from, rangeLength(range) + 3);
    const disc = { ...at, radius: from.radius };
    const rest = standing(disc, table.features, others, 9);
    const inRange = rangeLength(range) + 2 * from.radius - distance(from, at);
    const place = placeWithin(range, from, from.radius, field);
    if (place.isLegal(at) !== place.verdict(at).yes) return 'place contradicts itself';
    if (apart(place.isLegal(at), Math.min(rest, inRange))) return `place by ${Math.min(rest, inRange)}`;
    const edge = oneOf(random, EDGES);
    const inside = { top: at.y, left: at.x, bottom: 36 - at.y, right: 36 - at.x }[edge];
    const deployment = deploymentAt(edge, from.radius, field);
    if (deployment.isLegal(at) !== deployment.verdict(at).yes) return 'deployment contradicts itself';
    const band = Math.min(rest, 6 + from.radius - inside);
    if (apart(deployment.isLegal(at), band)) return `deployment by ${band}`;
    const spot = near(random, from, 6);
    const onTable = Math.min(spot.x, spot.y, 36 - spot.x, 36 - spot.y) - 0.6;
    const token = Math.min(onTable, 3 + 0.6 + from.radius - distance(from, spot));
    const drop = dropFrom(from);
    if (drop.isLegal(spot) !== drop.verdict(spot).yes) return 'drop contradicts itself';
    return apart(drop.isLegal(spot), token) ? `drop by ${token}` : null;
  },

  beam: (table, random) => {
    const attacker = oneOf(random, table.bases);
    const others = table.bases.filter(({ id }) => id !== attacker.id);
    const range = oneOf(random, RANGES);
    const aim = near(random, attacker, 10);
    const beam = beamTowards(attacker, aim, range, others);
    if (beam === null) return null;
    const angle = Math.atan2(aim.y - attacker.y, aim.x - attacker.x);
    const at = (along: number, aside: number): Point => ({
      x: attacker.x + along * Math.cos(angle) - aside * Math.sin(angle),
      y: attacker.y + along * Math.sin(angle) + aside * Math.cos(angle),
    });
    const far = attacker.radius + rangeLength(range);
    const corners = [at(attacker.radius, -0.5), at(far, -0.5), at(far, 0.5), at(attacker.radius, 0.5)];
    for (const other of others) {
      const off = Math.max(0, -depth(other, corners));
      const by = other.radius - off;
      if (apart(beam.touched.includes(other.id), by)) return `${other.id} by ${by}`;
    }
    return null;
  },

  'arc of a zone token': (table, random) => {
    const base = oneOf(random, table.bases);
    const at = near(random, base, 8);
    const aim = near(random, at, 5);
    if (at.x === aim.x && at.y === aim.y) return null;
    const axis = Math.atan2(aim.y - at.y, aim.x - at.x);
    // Positive inside the quarter circle, by the angle to its middle line.
    const inArcBy = Math.max(
      ...[base, ...rim(base, 720), ...rim(base, 90, base.radius / 2)].map((p) => {
        const off = Math.abs(
          Math.atan2(
            Math.sin(Math.atan2(p.y - at.y, p.x - at.x) - axis),
            Math.cos(Math.atan2(p.y - at.y, p.x - at.x) - axis),
          ),
        );
        return distance(p, at) * Math.sin(Math.max(-Math.PI / 2, Math.min(Math.PI / 2, Math.PI / 4 - off)));
      }),
      base.radius - distance(base, at),
    );
    const by = Math.min(inArcBy, 6 + 0.6 + base.radius - distance(base, at));
    return apart(inArc(base, { ...at, radius: 0.6, aim }).yes, by) ? `by ${by}` : null;
  },
};
