import type { Feature, Point } from '@assemble/crisis-protocol';
import { FeatureArt } from './FeatureArt.tsx';
import { wallColour, wallPath, wallsOf, windowsOf } from './walls.ts';

interface Props {
  readonly feature: Feature;
  readonly turn: number;
  /** Where its roof is drawn, from where it stands. */
  readonly up: Point;
}

/** A feature with its height: the walls that are seen, and its drawing on top. */
export function Block({ feature, turn, up }: Props) {
  const colour = wallColour(feature);
  return (
    <>
      {wallsOf(feature.outline, turn).map((wall) => (
        <g key={`${wall.from.x} ${wall.from.y}`}>
          <path className="cp-wall" d={wallPath(wall, up)} fill={colour} />
          <path className="cp-wall-shade" data-lit={wall.lit || undefined} d={wallPath(wall, up)} />
          <path className="cp-window" d={windowsOf(wall, feature, up)} />
        </g>
      ))}
      <g transform={`translate(${up.x} ${up.y})`}>
        <FeatureArt feature={feature} turn={turn} />
      </g>
    </>
  );
}
