import type { Point, View } from '@assemble/crisis-protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../../table/board.ts';
import { BoardContext, seenOf } from './context.ts';
import { Field } from './Field.tsx';
import { Positions } from './Positions.tsx';
import { Rail } from './Rail.tsx';
import { Score } from './Score.tsx';
import { PlayedCard } from './tray/PlayedCard.tsx';
import { Tray } from './tray/Tray.tsx';

/** Below this width the squads lie under the battlefield. */
const NARROW = 720;

export function Board(props: BoardProps<View>) {
  const root = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => typeof window !== 'undefined' && window.innerWidth < NARROW);
  const [hot, heat] = useState<number | null>(null);
  const [centred, centre] = useState<Point | null>(null);
  const { onInspect } = props;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    // A right click or a long press on a character or a card opens its sheet.
    const read = (event: MouseEvent): void => {
      const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      const id = card?.getAttribute('data-card');
      if (id == null) return;
      event.preventDefault();
      onInspect(id);
    };
    element.addEventListener('contextmenu', read);
    return () => {
      observer.disconnect();
      element.removeEventListener('contextmenu', read);
    };
  }, [onInspect]);

  const seen = useMemo(() => seenOf(props, { hot, heat, centred, centre }), [props, hot, centred]);
  const { low, high } = seen;
  return (
    <BoardContext value={seen}>
      <div ref={root} className="cp-board" data-narrow={narrow || undefined} lang={props.locale}>
        <Score />
        <Field />
        <Rail seat={low} side="low" />
        <Rail seat={high} side="high" />
        <Positions />
        <Tray />
        <PlayedCard />
      </div>
    </BoardContext>
  );
}
