import { type EndReason, endMargin, endReasons } from './ending.ts';
import type { Box } from './region.ts';
import { type Disc, discAt, type Point } from './shapes.ts';
import { Spots } from './spots.ts';
import { distanceToEdge, type Edge, type Field, insideOf } from './table.ts';
import { isWithin, TOLERANCE } from './tolerance.ts';
import { BATTLEFIELD, rangeLength } from './tools.ts';

export type DeploymentReason =
  | EndReason
  | { readonly kind: 'beyond-deployment'; readonly edge: Edge; readonly distance: number };

/** CP-DEPLOY-4 */
const DEPLOYMENT_RANGE = 3;

/**
 * The spots where a character may be deployed: any part of its base within Range 3 of its player's edge (CP-DEPLOY-4),
 * all of it on the battlefield, as at the end of a movement (CP-RULING-11).
 */
export function deploymentAt(edge: Edge, radius: number, field: Field): Spots<DeploymentReason> {
  const depth = rangeLength(DEPLOYMENT_RANGE);
  const at = (p: Point): Disc => discAt(p, radius);
  return new Spots<DeploymentReason>(
    band(edge, depth + 2 * radius),
    (p) => {
      const distance = distanceToEdge(at(p), edge);
      const beyond = { kind: 'beyond-deployment', edge, distance } as const;
      return [...endReasons(at(p), field), ...(isWithin(distance, depth) ? [] : [beyond])];
    },
    (p) => Math.min(depth + radius + TOLERANCE - insideOf(edge, p), endMargin(at(p), field)),
  );
}

function band(edge: Edge, depth: number): Box {
  return {
    left: edge === 'right' ? BATTLEFIELD - depth : 0,
    top: edge === 'bottom' ? BATTLEFIELD - depth : 0,
    right: edge === 'left' ? depth : BATTLEFIELD,
    bottom: edge === 'top' ? depth : BATTLEFIELD,
  };
}
