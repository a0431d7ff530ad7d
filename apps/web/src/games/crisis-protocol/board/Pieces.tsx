import { stoodOn } from '@assemble/crisis-protocol';
import type { ReactNode } from 'react';
import { ModelBase } from './Bases.tsx';
import { turned } from './camera.ts';
import { useSeen } from './context.ts';
import { TerrainFeature } from './Ground.tsx';
import { type Between, type Model, middleOf, solidsOf } from './measures.ts';
import { ObjectiveToken } from './Objectives.tsx';
import { useLie } from './tilt.ts';
import type { fanned } from './tokens.ts';

interface Props {
  /** What is measured right now. */
  readonly found: Between | null;
  /** Where tokens are drawn. */
  readonly places: ReturnType<typeof fanned>;
  /** The least radius that a finger finds. */
  readonly hit: number;
  /** What lies between the ground and those who stand on it. */
  readonly children: ReactNode;
}

const markOf = (id: number | string, found: Between | null): 'blocks' | 'covers' | null => {
  if (found === null) return null;
  if (!found.sight.yes && found.sight.blockedBy.includes(id)) return 'blocks';
  return found.cover.yes && found.cover.from.some((one) => one.id === id) ? 'covers' : null;
};

/**
 * Terrain, objectives and models. From above, models lie over all else; from the side, whatever is nearer lies over what
 * is behind it, and who stands on a roof over that roof.
 */
export function Pieces({ found, places, hit, children }: Props) {
  const { view, models } = useSeen();
  const { turn, tilt } = useLie();
  const depths = new Map(view.terrain.map(({ id, outline }) => [id, turned(middleOf(outline), turn).y]));
  const depthOf = (model: Model): number => {
    // From above whoever acts lies over the others, with the name below it.
    if (!tilt && view.turn?.character === model.id) return Number.POSITIVE_INFINITY;
    const own = turned(model, turn).y;
    const roofs = tilt ? stoodOn(model, solidsOf(view)) : [];
    return Math.max(own, ...roofs.map(({ id }) => (depths.get(id) ?? 0) + 0.01));
  };
  const terrain = view.terrain.map((feature) => ({
    depth: depths.get(feature.id) ?? 0,
    node: <TerrainFeature key={feature.id} feature={feature} marked={markOf(feature.id, found)} />,
  }));
  const tokens = view.tokens.map((token) => ({
    depth: 0,
    node: (
      <ObjectiveToken key={`token ${token.id}`} token={token} at={places.get(token.id) ?? { x: 0, y: 0 }} />
    ),
  }));
  const standing = models.map((model) => ({
    depth: depthOf(model),
    node: <ModelBase key={`model ${model.id}`} model={model} hit={Math.max(model.radius, hit)} />,
  }));
  const inDepth = (
    pieces: readonly { readonly depth: number; readonly node: ReactNode }[],
  ): readonly ReactNode[] => [...pieces].sort((a, b) => a.depth - b.depth).map(({ node }) => node);
  // Objectives lie on the ground, whatever stands before them.
  return tilt ? (
    <>
      {tokens.map(({ node }) => node)}
      {children}
      {inDepth([...terrain, ...standing])}
    </>
  ) : (
    <>
      {[...terrain, ...tokens].map(({ node }) => node)}
      {children}
      {inDepth(standing)}
    </>
  );
}
