import type { Feature } from '@assemble/crisis-protocol';
import { laid } from './kinds.ts';
import { Paint } from './Paint.tsx';
import { shadowOf } from './shadow.ts';

interface Props {
  readonly feature: Pick<Feature, 'id' | 'kind' | 'size' | 'outline'>;
  /** How far the table is turned, in degrees. */
  readonly turn?: number;
}

const path = ({ outline }: Pick<Feature, 'outline'>): string =>
  `M${outline.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

/** A feature as a thing seen from above; a slab where nobody has drawn its kind. */
export function FeatureArt({ feature, turn = 0 }: Props) {
  const art = laid(feature, turn);
  if (art === null) return <path className="cp-slab" d={path(feature)} />;
  return (
    <g transform={`translate(${art.x} ${art.y}) rotate(${art.turn.toFixed(2)}) scale(.01)`}>
      <Paint of={art.drawing} />
    </g>
  );
}

/** What it casts on the ground. */
export function FeatureShadow({ feature, turn = 0 }: Props) {
  return (
    <g className="cp-shadow">
      <path d={path(feature)} stroke="#0a0722" strokeWidth=".3" />
      {shadowOf(feature, turn).map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}
