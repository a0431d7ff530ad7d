import './maps.css';
import { BATTLEFIELD, type Feature } from '@assemble/crisis-protocol';
import { FeatureArt, FeatureShadow } from '../terrain/FeatureArt.tsx';
import { Streets } from '../terrain/Streets.tsx';

export const outlineOf = ({ outline }: Feature): string => outline.map(({ x, y }) => `${x},${y}`).join(' ');

/** The number of its Size on a plate, at the lower left corner of a feature. */
export function SizePlate({
  feature,
  warns = false,
}: {
  readonly feature: Feature;
  readonly warns?: boolean;
}) {
  const corner = feature.outline.reduce((best, p) => (p.y - p.x > best.y - best.x ? p : best));
  return (
    <g className="cp-map-plate" transform={`translate(${corner.x} ${corner.y})`}>
      <rect x="-.45" y="-.5" width=".9" height=".72" rx=".18" />
      <text y="-.12">{warns ? `${feature.size}!` : feature.size}</text>
    </g>
  );
}

/** A battlefield in small: its ground and its terrain. */
export function MapPicture({ features }: { readonly features: readonly Feature[] }) {
  return (
    <svg className="cp-map" viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`} aria-hidden="true">
      <Streets />
      {features.map((feature) => (
        <FeatureShadow key={feature.id} feature={feature} />
      ))}
      {features.map((feature) => (
        <FeatureArt key={feature.id} feature={feature} />
      ))}
    </svg>
  );
}
