import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  boxOf,
  type Camera,
  CORNERS,
  clearest,
  isWhole,
  moved,
  turned,
  underPointer,
  whole,
} from './camera.ts';
import { useSeen } from './context.ts';
import { pathOf } from './measures.ts';

/** How near to it something may have its middle without being covered, in pixels. */
const AROUND = 28;

interface Props {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly camera: Camera;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
}

/**
 * The whole battlefield in a corner while only a part of it is seen; a click goes there, a drag goes along. It lies in
 * the corner where it covers the fewest characters and tokens.
 */
export function MiniMap({ svg, camera, onCamera }: Props) {
  const { view, models } = useSeen();
  const mini = useRef<SVGSVGElement>(null);
  const [box, setBox] = useState(() => boxOf(camera, { width: 1, height: 1 }));
  const [corner, setCorner] = useState<(typeof CORNERS)[number]>(CORNERS[0]);
  const [dragged, setDragged] = useState(false);
  const all = whole(camera.turn);
  const isAll = isWhole(camera);
  useLayoutEffect(() => {
    const picture = svg.current?.getBoundingClientRect();
    if (picture === undefined) return;
    const seen = boxOf(camera, picture);
    setBox(seen);
    const size = mini.current?.getBoundingClientRect();
    // It stays where the hand is.
    if (size === undefined || dragged) return;
    const things = [...models, ...view.tokens.flatMap(({ at }) => (at === null ? [] : [at]))];
    const share = {
      across: (size.width + AROUND) / picture.width,
      down: (size.height + AROUND) / picture.height,
    };
    const places = things.map((one) => turned(one, camera.turn));
    setCorner((now) => clearest(seen, share, places, now));
  }, [svg, camera, models, view.tokens, dragged]);
  if (isAll) return null;
  const go = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const to = underPointer(all, currentTarget.getBoundingClientRect(), clientX, clientY);
    onCamera((now) => moved(now, to.x - now.x, to.y - now.y));
  };
  const { x, y, span, turn } = all;
  return (
    <svg
      ref={mini}
      className="cp-mini"
      data-corner={corner}
      aria-hidden="true"
      viewBox={`${x - span / 2} ${y - span / 2} ${span} ${span}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
        go(event);
      }}
      onPointerMove={(event) => dragged && go(event)}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
    >
      <g transform={`rotate(${turn} ${x} ${y})`}>
        <rect className="cp-top" width={2 * x} height={2 * y} />
        {view.terrain.map(({ id, outline }) => (
          <path key={id} className="cp-mini-terrain" d={pathOf(outline)} />
        ))}
        {models.map((model) => (
          <g key={model.id} data-seat={model.character.controller}>
            <circle className="cp-disc" cx={model.x} cy={model.y} r={Math.max(1, model.radius)} />
          </g>
        ))}
      </g>
      <rect className="cp-mini-box" {...box} />
    </svg>
  );
}
