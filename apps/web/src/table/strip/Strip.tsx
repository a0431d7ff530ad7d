import './strip.css';
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTableWords } from '../words/index.ts';
import { HEIGHTS, type Height, nextHeight, settled } from './heights.ts';

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly inert: boolean;
  /** Whether there is more to see than the question alone, such as a result: then it is seen. */
  readonly whole: boolean;
  /** What is selected on the board, for the full height; null where the game shows nothing there. */
  readonly selected: (() => ReactNode) | null;
  readonly children: ReactNode;
}

/** The strip below the board; on small screens it can be pulled up and down. */
export function Strip({ ref, inert, whole, selected, children }: Props) {
  const heights = selected === null ? HEIGHTS.slice(0, 2) : HEIGHTS;
  const [chosen, choose] = useState<Height>('actions');
  const height = whole && chosen === 'line' ? 'actions' : chosen;
  /** How high a hand has pulled it, in pixels; null while none does. */
  const [pulled, setPulled] = useState<number | null>(null);
  const grip = useRef<{ readonly y: number; readonly start: number } | null>(null);
  /** Whether the click that follows is the end of a drag. */
  const wasDrag = useRef(false);

  const settledAt = (end: number): Height =>
    settled(height, heights, { start: grip.current?.start ?? end, end, screen: window.innerHeight });
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    wasDrag.current = false;
    grip.current = { y: event.clientY, start: ref.current?.offsetHeight ?? 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    if (grip.current === null) return;
    const end = grip.current.start + grip.current.y - clientY;
    if (settledAt(end) !== height) wasDrag.current = true;
    if (wasDrag.current) setPulled(end);
  };
  const letGo = (): void => {
    if (pulled !== null) choose(settledAt(pulled));
    grip.current = null;
    setPulled(null);
  };
  const shown = pulled === null ? height : settledAt(pulled);
  return (
    <div
      ref={ref}
      className="table-strip strip"
      inert={inert}
      data-height={shown}
      data-pulled={pulled === null ? undefined : ''}
      style={pulled === null ? undefined : { height: pulled }}
    >
      <Handle
        height={height}
        next={nextHeight(height, heights)}
        hands={{ onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo }}
        onPress={({ detail }) => {
          // Clicks of keys count none; not every drag ends in a click.
          if (detail === 0 || !wasDrag.current) choose(nextHeight(height, heights));
          wasDrag.current = false;
        }}
      />
      <div className="strip-body">
        {children}
        {shown === 'full' && selected !== null && <div className="strip-selected">{selected()}</div>}
      </div>
    </div>
  );
}

interface HandleProps {
  readonly height: Height;
  readonly next: Height;
  readonly hands: { readonly [name: `onPointer${string}`]: (event: PointerEvent<HTMLElement>) => void };
  readonly onPress: (event: MouseEvent) => void;
}

/** For fingers to pull, and a button like any other: it is called by what it shows next. */
function Handle({ height, next, hands, onPress }: HandleProps) {
  const t = useTableWords();
  const labels = { line: t.stripLine, actions: t.stripActions, full: t.stripFull } as const;
  return (
    <button
      type="button"
      className="strip-handle"
      aria-label={labels[next]}
      aria-expanded={height !== 'line'}
      {...hands}
      onClick={onPress}
    />
  );
}
