import './maps.css';
import { BATTLEFIELD, type Feature } from '@assemble/crisis-protocol';
import { middleOf } from './edit.ts';

export const outlineOf = ({ outline }: Feature): string => outline.map(({ x, y }) => `${x},${y}`).join(' ');

/** A battlefield in small: its terrain with its Sizes. */
export function MapPicture({ features }: { readonly features: readonly Feature[] }) {
  return (
    <svg className="cp-map" viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`} aria-hidden="true">
      <rect className="cp-map-ground" width={BATTLEFIELD} height={BATTLEFIELD} />
      {features.map((feature) => {
        const { x, y } = middleOf(feature);
        return (
          <g key={feature.id}>
            <polygon className="cp-map-feature" data-size={feature.size} points={outlineOf(feature)} />
            <text className="cp-map-size" x={x} y={y}>
              {feature.size}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
