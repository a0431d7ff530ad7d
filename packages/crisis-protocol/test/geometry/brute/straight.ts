import {
  BATTLEFIELD,
  type Base,
  type Disc,
  type Feature,
  type Id,
  type MovementTool,
  movementLength,
  type Point,
  type StraightMove,
  type ThrownTerrain,
} from '../../../src/geometry/index.ts';
import { baseInto, baseOver, besides, distance, offOutline, SLACK } from './sampling.ts';

const STEP = 0.02;
const HALF_WIDTH = 0.25;

const shifted = (disc: Disc, angle: number, by: number): Disc => ({
  x: disc.x + by * Math.cos(angle),
  y: disc.y + by * Math.sin(angle),
  radius: disc.radius,
});

/** By how much a base overlaps each thing that can stop it. */
function overlapping(disc: Disc, features: readonly Feature[], bases: readonly Base[]): [Id, number][] {
  return [
    ...bases.map((other): [Id, number] => [other.id, disc.radius + other.radius - distance(disc, other)]),
    ...features.map((feature): [Id, number] => [feature.id, baseInto(disc, feature)]),
  ];
}

/** What is wrong with the way a pushed or thrown base went. */
export function straightFault(
  move: StraightMove,
  moving: Disc,
  aim: Point,
  tool: MovementTool,
  all: readonly Feature[],
  bases: readonly Base[],
  mover: Id,
): string | null {
  const angle = Math.atan2(aim.y - moving.y, aim.x - moving.x);
  const length = movementLength(tool);
  const features = besides(all, moving, shifted(moving, angle, length + 2), moving.radius);
  const under = features.filter((feature) => baseInto(moving, feature) > 0.001);
  const stopping = features.filter((feature) => !under.includes(feature));
  const others = bases.filter((other) => other.id !== mover);
  if (move.travelled > length + SLACK) return 'went beyond the tool';
  if (distance(shifted(moving, angle, move.travelled), move.stop) > SLACK) return 'stopped off the tool';
  // Until the stop nothing is overlapped, and the base stays on the table.
  for (let t = 0; t <= move.travelled; t += STEP) {
    const at = shifted(moving, angle, t);
    const [id] = overlapping(at, stopping, others).find(([, by]) => by > SLACK) ?? [];
    if (id !== undefined) return `went through ${id}`;
    if (Math.min(at.x, at.y, BATTLEFIELD - at.x, BATTLEFIELD - at.y) < at.radius - SLACK)
      return 'left the table';
  }
  const rest: Disc = { ...move.stop, radius: moving.radius };
  if (move.travelled > 0 && !mayEnd(rest, features, bases)) return 'ended where it may not';
  // Beyond the stop it would have run into what is said to have stopped it.
  for (const hit of move.hits) {
    const into = deepest(shifted(moving, angle, 0), angle, move.travelled, length + 2, (at) =>
      Math.max(
        ...overlapping(at, stopping, others)
          .filter(([id]) => id === hit.id)
          .map(([, by]) => by),
      ),
    );
    if (into < 0.0005) return `never runs into ${hit.id}`;
  }
  if (move.backed) return backedFault(move, moving, angle, features, bases);
  if (move.hits.length > 0) {
    const apart = overlapping(rest, stopping, others).filter(([id]) =>
      move.hits.some((hit) => hit.id === id),
    );
    const loose = apart.find(([, by]) => by < -SLACK);
    return loose === undefined ? null : `stopped ${-loose[1]} before ${loose[0]}`;
  }
  if (move.edge !== null) {
    const edge = Math.min(rest.x, rest.y, BATTLEFIELD - rest.x, BATTLEFIELD - rest.y) - rest.radius;
    return Math.abs(edge) < SLACK ? null : `stopped ${edge} before the edge`;
  }
  return Math.abs(move.travelled - length) < SLACK ? null : 'stopped for nothing';
}

/** A base that had to go back passed no place where it could have ended, but for slivers. */
function backedFault(
  move: StraightMove,
  moving: Disc,
  angle: number,
  features: readonly Feature[],
  bases: readonly Base[],
): string | null {
  const first = move.hits.length > 0 || move.edge !== null ? Number.NaN : distance(moving, move.wished);
  if (Number.isNaN(first)) return null;
  for (let t = move.travelled + SLACK * 2; t <= first; t += STEP) {
    if (mayEnd(shifted(moving, angle, t), features, bases, -0.01)) return `could have ended at ${t}`;
  }
  return null;
}

function mayEnd(disc: Disc, features: readonly Feature[], bases: readonly Base[], slack = SLACK): boolean {
  return (
    bases.every((other) => distance(disc, other) >= disc.radius + other.radius - slack) &&
    features.every((feature) => {
      if (baseInto(disc, feature) <= slack) return true;
      return feature.standing === 'outline' && baseOver(disc, feature.outline) >= -slack;
    })
  );
}

function deepest(from: Disc, angle: number, first: number, last: number, into: (at: Disc) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let t = first; t <= last; t += STEP) most = Math.max(most, into(shifted(from, angle, t)));
  return most;
}

/** What is wrong with the way thrown terrain went: it hits what its tool touches, and touches nothing before. */
export function thrownTerrainFault(
  thrown: ThrownTerrain,
  thrower: Disc,
  aim: Point,
  tool: MovementTool,
  features: readonly Feature[],
  bases: readonly Base[],
): string | null {
  const angle = Math.atan2(aim.y - thrower.y, aim.x - thrower.x);
  const last = thrower.radius + movementLength(tool) - HALF_WIDTH;
  const free = besides(features, thrower, shifted(thrower, angle, last), 1).filter(
    (feature) => baseInto(thrower, feature) <= 0.001,
  );
  /** How far each thing is from the tool's middle line, so far along it. */
  const offs = (t: number): [Id, number][] => {
    const at = shifted(thrower, angle, t);
    return [
      ...bases.map((other): [Id, number] => [other.id, distance(at, other) - other.radius]),
      ...free.map(({ id, outline }): [Id, number] => [id, offOutline(at, outline)]),
    ];
  };
  const end = thrown.hits.length === 0 ? last : distance(thrower, thrown.path.to) - HALF_WIDTH;
  if (end > last + SLACK) return 'reaches beyond the tool';
  for (let t = 0; t < end - SLACK; t += STEP) {
    const [id] = offs(t).find(([, off]) => off < HALF_WIDTH - SLACK) ?? [];
    if (id !== undefined) return `passes ${id} at ${t}`;
  }
  const reached = offs(end);
  for (const hit of thrown.hits) {
    const off = reached.find(([id]) => id === hit.id)?.[1];
    // What is reached a thousandth of an inch later is reached at the same moment.
    if (off === undefined || off > HALF_WIDTH + SLACK + 0.001) return `is ${off} off ${hit.id}`;
  }
  return null;
}
