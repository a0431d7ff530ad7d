import type { Stream } from '@assemble/kernel';
import type { Disc, Feature, Figure, Line, Point } from '../../../src/geometry/index.ts';
import { along, baseInto, baseOver, besides, depth, distance, misses, rim, SLACK } from './sampling.ts';
import { between, oneOf } from './tables.ts';

const LINES = 40;

/** The features that could hide a target of a Size, by the letter of the rules. */
export function hiding(viewer: Disc, target: Figure, features: readonly Feature[]): readonly Feature[] {
  const under = features.filter(
    (feature) => baseInto(target, feature) > SLACK && baseOver(target, feature.outline) > -SLACK,
  );
  const size = target.size + under.reduce((sum, feature) => sum + feature.size, 0);
  return features.filter((feature) => feature.size > size && baseInto(viewer, feature) <= 0.001);
}

/** Looks along lines between points of the rims for one that keeps off everything. */
export function freeLineBySampling(viewer: Disc, target: Disc, features: readonly Feature[]): Line | null {
  const near = besides(features, viewer, target, Math.max(viewer.radius, target.radius));
  for (const to of rim(target, LINES)) {
    for (const from of rim(viewer, LINES)) {
      if (near.every(({ outline }) => misses(from, to, outline))) return { from, to };
    }
  }
  return null;
}

/** What is wrong with a line that is said to be free. */
export function lineFault(
  { from, to }: Line,
  viewer: Disc,
  target: Disc,
  features: readonly Feature[],
): string | null {
  if (distance(from, viewer) > viewer.radius + SLACK) return 'starts outside the viewer';
  if (distance(to, target) > target.radius + SLACK) return 'ends outside the target';
  for (const { id, outline } of besides(features, from, to, 0)) {
    if (along(from, to, 0.04).some((p) => depth(p, outline) > SLACK)) return `runs through ${id}`;
  }
  return null;
}

/** Whether some line between points of two bases runs well inside a feature. */
export function lineThroughBySampling(a: Disc, b: Disc, outline: readonly Point[]): Line | null {
  const from = [...rim(a, 24), ...rim(a, 8, a.radius / 2)];
  const to = [...rim(b, 24), ...rim(b, 8, b.radius / 2)];
  for (const p of from) {
    for (const q of to) {
      if (misses(p, q, outline)) continue;
      if (along(p, q, 0.05).some((point) => depth(point, outline) > SLACK)) return { from: p, to: q };
    }
  }
  return null;
}

/** Four walls that leave a line between two bases free, but little more. */
export function slit(random: Stream, viewer: Disc, target: Disc): readonly Feature[] {
  const from = oneOf(random, rim(viewer, 97));
  const to = oneOf(random, rim(target, 89));
  const length = distance(from, to);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return [1, -1, 1, -1].map((side, i) => {
    // Between the bases, beside the line; each wall leans a little and reaches far out.
    const middle = between(random, 0.35, 0.65) * length;
    const off = between(random, 0.004, 0.05);
    const lean = between(random, -0.2, 0.2);
    const corner = (along: number, out: number): Point => ({
      x: from.x + (middle + along + lean * out) * ux - side * (off + out) * uy,
      y: from.y + (middle + along + lean * out) * uy + side * (off + out) * ux,
    });
    const outline = [corner(-0.1, 0), corner(0.1, 0), corner(0.1, 4), corner(-0.1, 4)];
    return { id: `wall-${i}`, kind: 'billboard', size: 9, interactive: true, outline, standing: null };
  });
}
