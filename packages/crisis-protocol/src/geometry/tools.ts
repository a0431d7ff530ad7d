import { type Disc, discAt, type Point } from './shapes.ts';

// CP-RULING-1: every size of the physical game in one place, in inches. No edition prints them.

/** The battlefield is a square (CP-FIELD-1). */
export const BATTLEFIELD = 36;

// CP-MEASURE-1: two kinds of tools measure everything.

/** Range tools (CP-MEASURE-7: for attacks, actions, abilities) are rectangles; their width is Range 1 (CP-MEASURE-5). */
export type Range = 1 | 2 | 3 | 4 | 5;
export const RANGES: readonly Range[] = [1, 2, 3, 4, 5];
const RANGE_LENGTHS: Readonly<Record<Range, number>> = { 1: 1, 2: 3, 3: 6, 4: 8, 5: 10 };
export const RANGE_TOOL_WIDTH = RANGE_LENGTHS[1];

export function rangeLength(range: Range): number {
  return RANGE_LENGTHS[range];
}

/**
 * Movement tools (CP-MEASURE-6), for advances, pushes and throws (CP-MEASURE-8): two arms of half the length, joined in
 * the middle (CP-RULING-4).
 */
export type MovementTool = 'S' | 'M' | 'L';
export const MOVEMENT_TOOLS: readonly MovementTool[] = ['S', 'M', 'L'];
const MOVEMENT_LENGTHS: Readonly<Record<MovementTool, number>> = { S: 3.375, M: 5, L: 7.25 };
export const MOVEMENT_TOOL_WIDTH = 0.5;

export function movementLength(tool: MovementTool): number {
  return MOVEMENT_LENGTHS[tool];
}

/** The tool that a Speed names and the shorter ones, longest first (CP-MOVE-2, CP-MOVE-3). */
export function toolsUpTo(speed: MovementTool): readonly MovementTool[] {
  return MOVEMENT_TOOLS.slice(0, MOVEMENT_TOOLS.indexOf(speed) + 1).reverse();
}

/** Bases are circles, known by their diameter in millimetres (CP-RULING-2). */
export type BaseDiameter = 35 | 50 | 65;
const MILLIMETRES_PER_INCH = 25.4;

export function baseRadius(diameter: BaseDiameter): number {
  return diameter / 2 / MILLIMETRES_PER_INCH;
}

/** Objective tokens are circles of 1.2 inches (CP-RULING-23). */
export const TOKEN_RADIUS = 0.6;

export function tokenAt(at: Point): Disc {
  return discAt(at, TOKEN_RADIUS);
}
