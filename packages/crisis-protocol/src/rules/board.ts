import { type CoverVerdict, coverBetween } from '../geometry/cover.ts';
import { distanceOf, withinRange } from '../geometry/range.ts';
import type { Base, Disc, Figure, Id, Point } from '../geometry/shapes.ts';
import { type SightVerdict, sightBetween } from '../geometry/sight.ts';
import type { Field } from '../geometry/table.ts';
import { type Feature, type Solid, solidOf } from '../geometry/terrain.ts';
import { isWithin as isShort } from '../geometry/tolerance.ts';
import { baseRadius, type Range, rangeLength, tokenAt } from '../geometry/tools.ts';
import { inArc } from '../geometry/zone.ts';
import type { Character } from '../table.ts';
import { formOf, isThere, statsOf } from './characters.ts';
import type { C } from './run.ts';

/** The table as geometry sees it: bases, tokens and the terrain that stands. */
export type Body = Disc;

const solids = new WeakMap<readonly Feature[], readonly Solid[]>();

/** The terrain that stands, made ready once for each state of it. */
function terrainOf(c: C): readonly Solid[] {
  const { terrain } = c.table;
  let ready = solids.get(terrain);
  if (ready === undefined) {
    ready = terrain.map(solidOf);
    solids.set(terrain, ready);
  }
  return ready;
}

export const radiusOf = (c: C, character: Character): number => baseRadius(formOf(c, character).base);

export function bodyOf(c: C, character: Character & { at: Point }): Base {
  return { id: character.id, x: character.at.x, y: character.at.y, radius: radiusOf(c, character) };
}

/** A base with the Size that counts for sight, cover and movement. */
const figureOf = (c: C, character: Character & { at: Point }): Base & Figure => ({
  id: character.id,
  x: character.at.x,
  y: character.at.y,
  radius: radiusOf(c, character),
  size: statsOf(c, character).size,
});

export const tokenBody = (at: Point): Body => tokenAt(at);

/** Everything that stands on the battlefield. */
export function fieldOf(c: C): Field {
  const bases: Base[] = [];
  for (const character of c.table.characters) if (isThere(character)) bases.push(bodyOf(c, character));
  return { terrain: terrainOf(c), bases };
}

/** CP-TERRAIN-2: interactive features up to a Size that are near a character. */
export function interactiveNear(
  c: C,
  character: Character & { at: Point },
  { sizeMax, within }: { readonly sizeMax: number; readonly within: Range },
): Id[] {
  const body = bodyOf(c, character);
  const near = new Set(terrainOf(c).flatMap((one) => (withinRange(body, one, within) ? [one.id] : [])));
  return c.table.terrain
    .filter(({ id, interactive, size }) => interactive && size <= sizeMax && near.has(id))
    .map(({ id }) => id);
}

/** CP-MEASURE-12: whether a character is within a Range of one of these features, as far as they stand. */
export function isNearTerrain(
  c: C,
  character: Character & { at: Point },
  ids: readonly Id[],
  range: Range,
): boolean {
  const body = bodyOf(c, character);
  return terrainOf(c).some((one) => ids.includes(one.id) && withinRange(body, one, range));
}

/** CP-MEASURE-12 */
export const isWithin = (a: Body, b: Body, range: Range): boolean =>
  isShort(distanceOf(a, b), rangeLength(range));

/** CP-XOBJ-4: within the arc of a Zone token that lies there and looks at a point. */
export const isWithinArc = (body: Body, token: Point, facing: Point): boolean =>
  inArc(body, { ...tokenBody(token), aim: facing }).yes;

export const distance = (a: Body, b: Body): number => distanceOf(a, b);

/** CP-LOS-1 */
export function sightOf(
  c: C,
  viewer: Character & { at: Point },
  target: Character & { at: Point },
): SightVerdict {
  return sightBetween(bodyOf(c, viewer), figureOf(c, target), terrainOf(c));
}

export const sees = (c: C, viewer: Character & { at: Point }, target: Character & { at: Point }): boolean =>
  viewer.id === target.id || sightOf(c, viewer, target).yes;

/** CP-COVER-1: cover from terrain. */
export function coverFrom(
  c: C,
  attacker: Character & { at: Point },
  defender: Character & { at: Point },
): CoverVerdict {
  return coverBetween(bodyOf(c, attacker), figureOf(c, defender), terrainOf(c));
}
