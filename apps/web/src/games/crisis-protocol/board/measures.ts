import {
  type BaseDiameter,
  baseRadius,
  type CoverVerdict,
  coverBetween,
  type Disc,
  type Feature,
  type Figure,
  type Line,
  measure,
  type Point,
  type Range,
  type SightVerdict,
  type Solid,
  sightBetween,
  solidOf,
  type View,
} from '@assemble/crisis-protocol';

export type CharacterView = View['characters'][number];
export type TokenView = View['tokens'][number];

/** A character that stands on the battlefield. */
export interface Model extends Figure {
  readonly id: number;
  readonly character: CharacterView;
}

export const radiusOf = ({ base }: CharacterView): number => baseRadius(base as BaseDiameter);

export function modelsOf(view: View): readonly Model[] {
  return view.characters.flatMap((character): Model[] => {
    const { id, at, size, gone } = character;
    return at === null || gone
      ? []
      : [{ id, x: at.x, y: at.y, radius: radiusOf(character), size, character }];
  });
}

const solids = new WeakMap<readonly Feature[], readonly Solid[]>();

export function solidsOf({ terrain }: View): readonly Solid[] {
  const ready = solids.get(terrain) ?? terrain.map(solidOf);
  solids.set(terrain, ready);
  return ready;
}

/** What lies between two things: how far, in which range, seen or not, in cover or not. */
export interface Between {
  readonly distance: number;
  readonly range: Range | null;
  readonly line: Line;
  readonly sight: SightVerdict;
  readonly cover: CoverVerdict;
}

/** Measures from one base to another; who stands between does not matter. */
export function between(view: View, from: Disc, to: Figure): Between {
  const terrain = solidsOf(view);
  return {
    ...measure(from, to),
    sight: sightBetween(from, to, terrain),
    cover: coverBetween(from, to, terrain),
  };
}

/** The feature that somebody holds in hand to throw it. */
export function inHand({
  decisions,
  features,
}: Pick<View, 'decisions' | 'features'>): View['features'][number] | undefined {
  const [decision] = decisions;
  return decision?.ask.key === 'ask.hurl'
    ? features.find(({ id }) => id === decision.ask.args['terrain'])
    : undefined;
}

/** The middle of an outline, for its name. */
export function middleOf(outline: readonly Point[]): Point {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** A quarter circle around a token, between two directions. */
export const arcPath = ({ x, y }: Point, far: number, [a, b]: readonly [Point, Point]): string =>
  `M${x} ${y}L${x + far * a.x} ${y + far * a.y}A${far} ${far} 0 0 0 ${x + far * b.x} ${y + far * b.y}Z`;

export const pathOf = (outline: readonly Point[]): string =>
  `M${outline.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
