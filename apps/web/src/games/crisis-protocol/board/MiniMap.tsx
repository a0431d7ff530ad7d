import { type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { boxOf, type Camera, isWhole, moved, underPointer, whole } from './camera.ts';
import { useSeen } from './context.ts';
import { pathOf } from './measures.ts';

interface Props {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly camera: Camera;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
}

/** The whole battlefield in a corner while only a part of it is seen; a click goes there. */
export function MiniMap({ svg, camera, onCamera }: Props) {
  const { view, models } = useSeen();
  const [box, setBox] = useState(() => boxOf(camera, { width: 1, height: 1 }));
  useLayoutEffect(() => {
    const picture = svg.current;
    if (picture !== null) setBox(boxOf(camera, picture.getBoundingClientRect()));
  }, [svg, camera]);
  if (isWhole(camera)) return null;
  const all = whole(camera.turn);
  const go = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const to = underPointer(all, currentTarget.getBoundingClientRect(), clientX, clientY);
    onCamera((now) => moved(now, to.x - now.x, to.y - now.y));
  };
  const { x, y, span, turn } = all;
  return (
    <svg
      className="cp-mini"
      aria-hidden="true"
      viewBox={`${x - span / 2} ${y - span / 2} ${span} ${span}`}
      onClick={go}
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
