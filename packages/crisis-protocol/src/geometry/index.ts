export { Advance, type AdvanceReason, type AdvanceVerdict, type Placement } from './advance.ts';
export { inArea } from './area.ts';
export { type Beam, beamChoices, beamTowards, canBeamTouch } from './beam.ts';
export { climbFrom, SIZE_OVER_TERRAIN } from './climb.ts';
export { inContact, overlaps } from './contact.ts';
export { type CoverVerdict, coverBetween, lineThrough, type NoCover } from './cover.ts';
export { type DeploymentReason, deploymentAt } from './deployment.ts';
export { aimFrom, DIRECTIONS } from './directions.ts';
export { dropFrom, type TokenReason, tokenWithin } from './drop.ts';
export { type EndReason, endReasons } from './ending.ts';
export {
  type BattlefieldMap,
  LARGEST_SIZE,
  LEAST_FEATURES,
  type MapProblem,
  mapProblems,
} from './maps/check.ts';
export { generateTerrain } from './maps/generate.ts';
export { HAND_MADE_MAPS } from './maps/hand-made.ts';
export {
  featureOf,
  type Named,
  TERRAIN_KIND_IDS,
  type TerrainKind,
  type TerrainKindId,
  terrainKind,
} from './maps/kinds.ts';
export { type BeyondRange, type PlaceReason, placeWithin } from './place.ts';
export {
  type Hit,
  moveStraight,
  type StraightMove,
  staysInWedge,
  straightEnd,
  straightTool,
} from './push.ts';
export { distanceOf, type Measured, type Measurement, measure, withinRange } from './range.ts';
export type { Region } from './region.ts';
export {
  type Base,
  type Disc,
  discAt,
  type Figure,
  type Id,
  type Line,
  type Point,
} from './shapes.ts';
export { shiftedClear } from './shifting.ts';
export { raisedSize, type SightVerdict, sightBetween, sightToTerrain, sightToToken } from './sight.ts';
export type { RandomBelow, Spots, SpotVerdict } from './spots.ts';
export { distanceToEdge, EDGES, type Edge, edgesCrossed, type Field, fieldWithout } from './table.ts';
export {
  type Feature,
  isOnTop,
  overlapped,
  overlapsTerrain,
  type Solid,
  solidOf,
  stoodOn,
} from './terrain.ts';
export { type ThrownTerrain, throwTerrain } from './throw.ts';
export { isWithin, onGrid, TOLERANCE } from './tolerance.ts';
export {
  BATTLEFIELD,
  type BaseDiameter,
  baseRadius,
  MOVEMENT_TOOLS,
  type MovementTool,
  movementLength,
  RANGES,
  type Range,
  rangeLength,
  TOKEN_RADIUS,
  tokenAt,
  toolsUpTo,
} from './tools.ts';
export { isInWedge, type Wedge, wedgeLines, wedgeOf } from './wedge.ts';
export { arcLines, inArc, type Zone, type ZoneReason, type ZoneVerdict } from './zone.ts';
