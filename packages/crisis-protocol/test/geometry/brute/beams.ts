import {
  type Base,
  type BaseDiameter,
  baseRadius,
  beamChoices,
  beamTowards,
  canBeamTouch,
  onGrid,
  type Point,
  RANGES,
  type Range,
  rangeLength,
} from '../../../src/geometry/index.ts';
import { type Numbers, oneOf } from './pockets.ts';
import { depth } from './sampling.ts';

const TOLERANCE = 0.001;
const HALF_WIDTH = 0.5;
/** What numbers are rounded by, and what an aim on the grid leaves open at the end of the tool. */
const ROUNDING = 1e-6;

const between = (n: Numbers, low: number, high: number): number => low + (high - low) * n();
const someRadius = (n: Numbers): number => baseRadius(oneOf<BaseDiameter>(n, [35, 50, 65]));

/** By how much the tool of a beam in a direction touches a base; negative by how far it misses it. */
function touchedBy(attacker: Base, range: Range, angle: number, base: Base): number {
  const at = (along: number, aside: number): Point => ({
    x: attacker.x + along * Math.cos(angle) - aside * Math.sin(angle),
    y: attacker.y + along * Math.sin(angle) + aside * Math.cos(angle),
  });
  const [near, far] = [attacker.radius, attacker.radius + rangeLength(range)];
  const outline = [at(near, -HALF_WIDTH), at(far, -HALF_WIDTH), at(far, HALF_WIDTH), at(near, HALF_WIDTH)];
  return base.radius + TOLERANCE + Math.min(0, depth(base, outline));
}

/** Whom only a corner of the tool can reach, a hair more or less: both ways to ask agree with turning the tool. */
export function cornerFault(n: Numbers): string | null {
  const attacker = { id: 'attacker', x: 18, y: 18, radius: someRadius(n) };
  const range = oneOf(n, RANGES);
  const radius = someRadius(n);
  const corner = Math.sqrt((attacker.radius + rangeLength(range)) ** 2 + HALF_WIDTH ** 2);
  const angle = between(n, 0, 2 * Math.PI);
  const far = corner + radius + TOLERANCE + oneOf(n, [-0.02, -0.001, -0.0003, 0.0003]) * n();
  const at = onGrid({ x: 18 + far * Math.cos(angle), y: 18 + far * Math.sin(angle) });
  const target = { id: 'target', ...at, radius };
  const aside = Math.atan2(HALF_WIDTH, attacker.radius + rangeLength(range));
  const straight = Math.atan2(target.y - 18, target.x - 18);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = -1000; i <= 1000; i++)
    most = Math.max(most, touchedBy(attacker, range, straight + aside + i * 1e-5, target));
  if (Math.abs(most) < ROUNDING) return null;
  const can = canBeamTouch(attacker, target, range);
  if (can !== most > 0) return `${can}, but by ${most}`;
  const offered = beamChoices(attacker, range, [target]);
  if (offered.length > 0 !== can) return `${can}, but ${offered.length} aims are offered`;
  const wrong = offered.find(({ aim }) => !beamTowards(attacker, aim, range, [target])?.touched.length);
  return wrong === undefined ? null : 'an aim is offered that touches nobody';
}

/** Among a crowd, the choices are the sets that some direction touches, and each has an aim that does. */
export function choicesFault(n: Numbers): string | null {
  const attacker = { id: 'attacker', x: 18, y: 18, radius: someRadius(n) };
  const range = oneOf(n, RANGES);
  const bases = Array.from({ length: 1 + Math.floor(4 * n()) }, (_, id): Base => {
    const radius = someRadius(n);
    const far = attacker.radius + radius + between(n, 0, rangeLength(range) + 0.02);
    const angle = between(n, 0, 2 * Math.PI);
    return { id, ...onGrid({ x: 18 + far * Math.cos(angle), y: 18 + far * Math.sin(angle) }), radius };
  });
  const offered = new Set<string>();
  for (const { aim, touched } of beamChoices(attacker, range, bases)) {
    const again = beamTowards(attacker, aim, range, bases)?.touched ?? [];
    if (again.join() !== touched.join()) return `the aim for ${touched.join()} touches ${again.join()}`;
    offered.add(touched.join());
  }
  for (let i = 0; i < 1440; i++) {
    const by = bases.map((base) => touchedBy(attacker, range, (i * Math.PI) / 720, base));
    if (by.some((one) => Math.abs(one) < ROUNDING)) continue;
    const touched = bases.filter((_, k) => (by[k] as number) > 0).map(({ id }) => id);
    if (touched.length > 0 && !offered.has(touched.join())) return `overlooked ${touched.join()}`;
  }
  return null;
}
