import type { View } from '@assemble/dice-masters';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../../table/board.ts';
import { Basics, Team } from './Cards.tsx';
import { BoardContext, seenOf, useSeen } from './context.ts';
import { movedBetween, sinceWhen } from './dice.ts';
import { Globals } from './Globals.tsx';
import { arrowsIn } from './keys.ts';
import { Lane } from './Lane.tsx';
import { Piles } from './Piles.tsx';
import { Player } from './Player.tsx';
import { Tabs } from './Tabs.tsx';
import { Field, Reach, Reserve } from './Zones.tsx';

/** The dice that moved or changed since the player's own last decision. */
function useMoved(view: View): ReadonlySet<number> {
  const [last, setLast] = useState<{ readonly view: View; readonly base: View }>({ view, base: view });
  const { base } = last.view === view ? last : { base: sinceWhen(last.base, last.view) };
  if (last.view !== view) setLast({ view, base });
  return useMemo(() => movedBetween(base, view), [base, view]);
}

/** Below this width the board is laid out for phones. */
const NARROW = 720;

export function Board(props: BoardProps<View>) {
  const moved = useMoved(props.view);
  const root = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => typeof window !== 'undefined' && window.innerWidth < NARROW);
  const { onInspect } = props;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A right click or a long press on a die or a card opens its sheet.
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const read = (event: MouseEvent): void => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      const id = card?.dataset['card'];
      if (id === undefined) return;
      event.preventDefault();
      onInspect(id);
    };
    element.addEventListener('contextmenu', read);
    element.addEventListener('keydown', arrowsIn);
    return () => {
      element.removeEventListener('contextmenu', read);
      element.removeEventListener('keydown', arrowsIn);
    };
  }, [onInspect]);

  const seen = seenOf(props, moved);
  return (
    <BoardContext value={seen}>
      <div
        ref={root}
        className="dm-board"
        data-narrow={narrow || undefined}
        data-still={props.reducedMotion || undefined}
        lang={props.locale}
      >
        {narrow ? <Narrow /> : <Wide />}
      </div>
    </BoardContext>
  );
}

function Wide() {
  const { low, high, t, nameOfSeat } = useSeen();
  return (
    <>
      <div className="dm-column">
        <section aria-label={t.sideOf(nameOfSeat(high))} className="dm-side">
          <Player seat={high} />
          <Piles seat={high} />
        </section>
        <div className="dm-middle">
          <Basics />
          <Globals />
        </div>
        <section aria-label={t.sideOf(nameOfSeat(low))} className="dm-side">
          <Player seat={low} />
          <Piles seat={low} />
        </section>
      </div>
      <div className="dm-column">
        <Team seat={high} />
        <Reserve seat={high} />
        <Field seat={high} />
        <Lane />
        <Field seat={low} />
        <Reach />
        <Reserve seat={low} />
        <Team seat={low} />
      </div>
    </>
  );
}

function Narrow() {
  const { low, high } = useSeen();
  return (
    <>
      <div className="dm-lives">
        <Player seat={low} />
        <Player seat={high} />
      </div>
      <Reserve seat={high} />
      <Field seat={high} />
      <Lane />
      <Field seat={low} />
      <Reach />
      <Reserve seat={low} />
      <Tabs />
    </>
  );
}
