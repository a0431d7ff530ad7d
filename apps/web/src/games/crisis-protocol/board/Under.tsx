import { BATTLEFIELD, type Edge, type Point, rangeLength } from '@assemble/crisis-protocol';
import { memo, useId } from 'react';
import { FeatureArt, FeatureShadow } from '../terrain/FeatureArt.tsx';
import { rubble } from '../terrain/ground.ts';
import { Paint } from '../terrain/Paint.tsx';
import { Streets } from '../terrain/Streets.tsx';
import { wallPath, wallsOf } from '../terrain/walls.ts';
import { layOf, rise } from './camera.ts';
import { type Seen, useSeen } from './context.ts';
import { Upright } from './Ground.tsx';
import { inHand, middleOf } from './measures.ts';
import { type Lie, useLie } from './tilt.ts';

const DEPTH = rangeLength(3);
/** The table top, and how thick it is. */
const TABLE: readonly Point[] = [
  { x: -0.2, y: -0.2 },
  { x: BATTLEFIELD + 0.2, y: -0.2 },
  { x: BATTLEFIELD + 0.2, y: BATTLEFIELD + 0.2 },
  { x: -0.2, y: BATTLEFIELD + 0.2 },
];
const THICK = 0.8;

/** The strip along an edge in which a player deploys. */
const zoneAt = (edge: Edge): { x: number; y: number; width: number; height: number } => ({
  x: edge === 'right' ? BATTLEFIELD - DEPTH : 0,
  y: edge === 'bottom' ? BATTLEFIELD - DEPTH : 0,
  width: edge === 'left' || edge === 'right' ? DEPTH : BATTLEFIELD,
  height: edge === 'top' || edge === 'bottom' ? DEPTH : BATTLEFIELD,
});

const borderOf = (edge: Edge): string =>
  ({
    top: `M0 ${DEPTH}H${BATTLEFIELD}`,
    bottom: `M0 ${BATTLEFIELD - DEPTH}H${BATTLEFIELD}`,
    left: `M${DEPTH} 0V${BATTLEFIELD}`,
    right: `M${BATTLEFIELD - DEPTH} 0V${BATTLEFIELD}`,
  })[edge];

/** Near the corner that is at the right end of the edge for whoever sits there. */
const labelAt = (edge: Edge): { x: number; y: number } =>
  ({
    top: { x: 3.2, y: 0.75 },
    bottom: { x: BATTLEFIELD - 3.2, y: BATTLEFIELD - 0.75 },
    left: { x: 0.75, y: BATTLEFIELD - 3.2 },
    right: { x: BATTLEFIELD - 0.75, y: 3.2 },
  })[edge];

/** The deployment zones and whose they are. */
function Zones() {
  const { view, t, nameOfSeat } = useSeen();
  // Edges are nobody's before the mission is set up.
  if (view.tokens.length === 0) return null;
  return view.players.map(({ edge }, seat) => (
    <g key={edge} className="cp-zone" data-seat={seat} data-early={view.phase === 'set-up' || undefined}>
      <rect {...zoneAt(edge)} />
      <path d={borderOf(edge)} />
      <Upright {...labelAt(edge)}>{t.edgeOf(nameOfSeat(seat))}</Upright>
    </g>
  ));
}

/** What was destroyed since the last Cleanup Phase lies there in pieces. */
function destroyed({ view, events }: Pick<Seen, 'view' | 'events'>) {
  const since = events.map(({ kind }) => kind).lastIndexOf('round-began');
  const gone = new Set(
    events
      .slice(Math.max(0, since))
      .flatMap(({ kind, args }) => (kind === 'terrain-destroyed' ? [args['terrain']] : [])),
  );
  // What is about to be thrown is still whole.
  const held = inHand(view)?.id;
  return view.features.filter(
    ({ id }) => gone.has(id) && id !== held && !view.terrain.some((feature) => feature.id === id),
  );
}

/** From the side, terrain stands among the models and only its shadow lies here. */
const Terrain = memo(function Terrain({ terrain, turn, tilt }: Pick<Seen['view'], 'terrain'> & Lie) {
  return (
    <>
      {terrain.map((feature) => (
        <FeatureShadow key={feature.id} feature={feature} turn={turn} />
      ))}
      {!tilt && terrain.map((feature) => <FeatureArt key={feature.id} feature={feature} turn={turn} />)}
    </>
  );
});

/** All that lies still: the ground, zones, terrain with its shadows, and the evening over it. */
export function Under({ viewBox }: { readonly viewBox: string }) {
  const lie = useLie();
  const { turn, tilt } = lie;
  const id = useId();
  const seen = useSeen();
  const { view } = seen;
  return (
    <svg className="cp-under" viewBox={viewBox} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}edge`} cx=".5" cy=".46" r=".75">
          <stop offset=".55" stopColor="#0c0a22" stopOpacity="0" />
          <stop offset="1" stopColor="#0c0a22" stopOpacity=".5" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#fff1b0" stopOpacity=".5" />
          <stop offset=".35" stopColor="#ffdf8a" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffdf8a" stopOpacity="0" />
        </radialGradient>
        <pattern
          id={`${id}dots`}
          width=".3"
          height=".3"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <circle cx=".15" cy=".15" r=".06" fill="#0c0a1c" fillOpacity=".14" />
        </pattern>
      </defs>
      <g transform={layOf(lie)}>
        {tilt &&
          wallsOf(TABLE, turn).map((wall) => (
            <path
              key={`${wall.from.x} ${wall.from.y}`}
              className="cp-table-side"
              d={wallPath(wall, rise(-THICK, lie))}
            />
          ))}
        <rect
          className="cp-table-edge"
          x="-.2"
          y="-.2"
          width={BATTLEFIELD + 0.4}
          height={BATTLEFIELD + 0.4}
          rx=".3"
        />
        <svg
          width={BATTLEFIELD}
          height={BATTLEFIELD}
          viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`}
          aria-hidden="true"
        >
          <Streets />
          <rect width={BATTLEFIELD} height={BATTLEFIELD} fill={`url(#${id}dots)`} />
          <Zones />
          {destroyed(seen).map(({ id: feature, outline, size }) => {
            const { x, y } = middleOf(outline);
            return (
              <g key={feature} className="cp-rubble" transform={`translate(${x} ${y}) scale(.01)`}>
                <Paint of={rubble(Math.round(x * 7 + y), 70 + 20 * size)} />
              </g>
            );
          })}
          <Terrain terrain={view.terrain} turn={turn} tilt={tilt} />
          {view.terrain
            .filter(({ kind }) => kind === 'lamppost')
            .map(({ id: lamp, outline }) => {
              const { x, y } = middleOf(outline);
              return <circle key={lamp} cx={x} cy={y} r="2.8" fill={`url(#${id}lamp)`} />;
            })}
          <rect width={BATTLEFIELD} height={BATTLEFIELD} fill={`url(#${id}edge)`} />
        </svg>
      </g>
    </svg>
  );
}
