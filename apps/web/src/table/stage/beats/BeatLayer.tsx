import './beats.css';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Pop } from './beat.ts';
import { move, thingOf } from './motion.ts';
import type { Frame } from './reel.ts';

interface Props {
  readonly stage: RefObject<HTMLElement | null>;
  readonly frame: Frame | null;
  readonly ms: number;
  /** Then nothing moves, and the words alone are seen. */
  readonly still: boolean;
}

interface Placed extends Pop {
  readonly x: number;
  readonly y: number;
}

/** Where the numbers of a moment stand: over their things; those of things out of sight are left out. */
function placed(root: Element, pops: readonly Pop[]): readonly Placed[] {
  return pops.flatMap((pop) => {
    const box = thingOf(root, pop.entity)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [];
    return [{ ...pop, x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  });
}

/** What jumps out of the board for a moment. The dock says the same in words, so nobody has to see it. */
export function BeatLayer({ stage, frame, ms, still }: Props) {
  const [pops, setPops] = useState<readonly Placed[]>([]);
  const played = useRef<Frame | null>(null);
  useLayoutEffect(() => {
    const root = stage.current;
    if (frame === played.current) return;
    played.current = frame;
    setPops(root === null ? [] : placed(root, frame?.beat.pops ?? []));
    if (root !== null && frame !== null && !still) move(root, frame.beat, ms);
  }, [frame, ms, still, stage]);
  if (frame === null) return null;
  const { banner } = frame.beat;
  const style = { '--beat': `${ms}ms` } as React.CSSProperties;
  return (
    <div className="beat-layer" data-still={still || undefined} style={style} aria-hidden="true">
      {pops.map(({ entity, text, tone, x, y }) => (
        <b
          key={`${frame.told} ${entity}`}
          className="beat-pop"
          data-tone={tone}
          style={{ left: `${x}px`, top: `${y}px` }}
        >
          <span>{text}</span>
        </b>
      ))}
      {banner !== undefined && (
        <div key={frame.told} className="beat-banner" data-side={banner.side} data-loud={banner.loud}>
          <b>{banner.title}</b>
          {banner.line !== undefined && <span className="beat-line">{banner.line}</span>}
        </div>
      )}
    </div>
  );
}
