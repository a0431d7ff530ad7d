import { BATTLEFIELD, rangeLength, TOKEN_RADIUS } from '@assemble/crisis-protocol';
import type { CrisisCard } from '../data.ts';

const DEPTH = rangeLength(3);

/** Where squads deploy along the top and the bottom edge, and where a crisis puts its objectives. */
export function Plan({ crisis }: { readonly crisis: CrisisCard | null }) {
  return (
    <g className="cp-map-plan">
      <rect data-side="foe" width={BATTLEFIELD} height={DEPTH} />
      <rect data-side="own" y={BATTLEFIELD - DEPTH} width={BATTLEFIELD} height={DEPTH} />
      <path data-side="foe" d={`M0 ${DEPTH}H${BATTLEFIELD}`} />
      <path data-side="own" d={`M0 ${BATTLEFIELD - DEPTH}H${BATTLEFIELD}`} />
      {crisis?.tokens.flatMap(({ at }) =>
        at.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            {crisis.type === 'secure' && <circle cx={x} cy={y} r={TOKEN_RADIUS + rangeLength(1)} />}
            <circle className="cp-map-token" cx={x} cy={y} r={TOKEN_RADIUS} />
          </g>
        )),
      )}
    </g>
  );
}
