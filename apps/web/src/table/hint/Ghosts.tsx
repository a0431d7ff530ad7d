import { useLayoutEffect, useState } from 'react';
import type { Ref, Touched } from './touched.ts';

interface Ring {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Arrow {
  readonly key: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

interface Drawn {
  readonly rings: readonly Ring[];
  readonly arrows: readonly Arrow[];
}

const NOTHING: Drawn = { rings: [], arrows: [] };

/** Where a thing is seen on the board; null where it is not. */
function boxOf(ref: Ref): DOMRect | null {
  const name = typeof ref === 'number' ? 'entity' : 'card';
  const found = document.querySelector(`[data-stage="board"] [data-${name}="${CSS.escape(String(ref))}"]`);
  const box = found?.getBoundingClientRect() ?? null;
  return box === null || box.width === 0 ? null : box;
}

const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

function drawn({ things, ways }: Touched): Drawn {
  const rings = things.flatMap(({ ref, label = '' }): Ring[] => {
    const box = boxOf(ref);
    if (box === null) return [];
    const { x, y, width, height } = box;
    return [{ key: String(ref), label, x, y, width, height }];
  });
  const arrows = ways.flatMap(({ from, to }): Arrow[] => {
    const [start, end] = [boxOf(from), boxOf(to)];
    return start === null || end === null
      ? []
      : [{ key: `${from} ${to}`, from: middle(start), to: middle(end) }];
  });
  // A thing that several ways lead to is marked once.
  return { rings: [...new Map(rings.map((ring) => [ring.key, ring])).values()], arrows };
}

/** The move that is advised, drawn on the board: nothing has moved yet. The words beside it say the same. */
export function Ghosts({ letter, touched }: { readonly letter: string; readonly touched: Touched }) {
  const [{ rings, arrows }, setDrawn] = useState(NOTHING);
  useLayoutEffect(() => {
    const draw = (): void => setDrawn(drawn(touched));
    draw();
    window.addEventListener('resize', draw);
    window.addEventListener('scroll', draw, true);
    return () => {
      window.removeEventListener('resize', draw);
      window.removeEventListener('scroll', draw, true);
    };
  }, [touched]);
  return (
    <div className="ghosts" aria-hidden="true">
      <svg aria-hidden="true">
        <marker
          id="ghost-head"
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
        {arrows.map(({ key, from, to }) => (
          <path
            key={key}
            d={`M${from.join(' ')}L${to.join(' ')}`}
            className="ghost-way"
            markerEnd="url(#ghost-head)"
          />
        ))}
      </svg>
      {rings.map(({ key, label, x, y, width, height }) => (
        <b key={key} className="ghost" style={{ left: x, top: y, width, height }}>
          <span>
            {letter}
            {label !== '' && ` ${label}`}
          </span>
        </b>
      ))}
    </div>
  );
}
