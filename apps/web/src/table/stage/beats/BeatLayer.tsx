import './beats.css';
import './laid.css';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Pop, Spot } from './beat.ts';
import { beforeOf, move, NOTHING_BEFORE } from './motion.ts';
import { thingOf } from './pose.ts';
import type { Frame } from './reel.ts';

interface Props {
  readonly stage: RefObject<HTMLElement | null>;
  readonly frame: Frame | null;
  readonly ms: number;
  /** Then nothing moves, and the words alone are seen. */
  readonly still: boolean;
}

interface Placed extends Pop {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** So far beside each other stand the numbers of one thing, in pixels. */
const BESIDE = 56;

/** Where the numbers of a moment stand: over their things, or where those stood; what is out of sight is left out. */
function placed(root: Element, pops: readonly Pop[], before: ReadonlyMap<Spot, DOMRect>): readonly Placed[] {
  return pops.flatMap((pop, nth) => {
    const box = thingOf(root, pop.entity)?.getBoundingClientRect() ?? before.get(pop.entity);
    if (box === undefined || box.width === 0) return [];
    const others = pops.slice(0, nth).filter(({ entity }) => entity === pop.entity).length;
    const [x, y] = [box.x + box.width / 2 + others * BESIDE, box.y + box.height / 2];
    return [{ ...pop, key: `${nth} ${pop.entity}`, x, y }];
  });
}

/** Lines of speed around somebody, drawn once for any place. */
function Lines({ root, of }: { readonly root: Element | null; readonly of: number }) {
  const box = root === null ? undefined : thingOf(root, of)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  const style = { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` };
  return <i className="beat-lines" style={style} />;
}

/** What jumps out of the board for a moment. The dock says the same in words, so nobody has to see it. */
export function BeatLayer({ stage, frame, ms, still }: Props) {
  const [pops, setPops] = useState<readonly Placed[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  const played = useRef<Frame | null>(null);
  // While this is rendered the page still shows the moment before: what leaves its place is seen there for the last time.
  const before = useMemo(
    () => (frame === null || stage.current === null ? NOTHING_BEFORE : beforeOf(stage.current, frame.beat)),
    [frame, stage],
  );
  useLayoutEffect(() => {
    const root = stage.current;
    if (frame === played.current) return;
    played.current = frame;
    for (const animation of layer.current?.getAnimations({ subtree: true }) ?? [])
      if (!(animation instanceof CSSAnimation)) animation.cancel();
    setPops(root === null ? [] : placed(root, frame?.beat.pops ?? [], before.boxes));
    if (root !== null && layer.current !== null && frame !== null && !still)
      move(root, layer.current, frame.beat, before, ms);
  }, [frame, ms, still, stage, before]);
  if (frame === null) return null;
  const { banner, lines, hits = 0 } = frame.beat;
  const style = { '--beat': `${ms}ms` } as React.CSSProperties;
  // What is hit shows it when it is hit.
  const late = still || frame.beat.ms === 0 ? 0 : (hits * ms) / frame.beat.ms;
  const later = { '--beat': `${ms - late}ms`, '--late': `${late}ms` } as React.CSSProperties;
  return (
    <div ref={layer} className="beat-layer" data-still={still || undefined} style={style} aria-hidden="true">
      {lines !== undefined && !still && <Lines key={`lines ${frame.key}`} root={stage.current} of={lines} />}
      {pops.map(({ key, text, tone, x, y }) => (
        <b
          key={`${frame.key} ${key}`}
          className="beat-pop"
          data-tone={tone}
          style={{ ...later, left: `${x}px`, top: `${y}px` }}
        >
          <span>{text}</span>
        </b>
      ))}
      {banner !== undefined && (
        <div key={frame.key} className="beat-banner" data-side={banner.side} data-loud={banner.loud}>
          <b>{banner.title}</b>
          {banner.line !== undefined && <span className="beat-line">{banner.line}</span>}
        </div>
      )}
    </div>
  );
}
