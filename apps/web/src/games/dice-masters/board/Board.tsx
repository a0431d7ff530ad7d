import type { View } from '@assemble/dice-masters';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../../table/board.ts';
import { Arena } from './Arena.tsx';
import { Basics, Team } from './CardThing.tsx';
import { BoardContext, type Menu as Listed, seenOf, useSeen } from './context.ts';
import { movedBetween, sinceWhen } from './dice.ts';
import { arrowsIn } from './keys.ts';
import { Life } from './Life.tsx';
import { Menu } from './Menu.tsx';
import { Meter } from './Meter.tsx';
import { useRolling } from './motion/useRolling.ts';
import { useTravels } from './motion/useTravels.ts';
import { Piles } from './Piles.tsx';
import { Preview } from './Preview.tsx';
import { Field, Reach, Reserve } from './Zones.tsx';

/** The dice that moved or changed since the player's own last decision. */
function useMoved(view: View): ReadonlySet<number> {
  const [last, setLast] = useState<{ readonly view: View; readonly base: View }>({ view, base: view });
  const { base } = last.view === view ? last : { base: sinceWhen(last.base, last.view) };
  if (last.view !== view) setLast({ view, base });
  return useMemo(() => movedBetween(base, view), [base, view]);
}

/** What can be done with one thing is listed until another view comes. */
function useMenu(view: View) {
  const [opened, setOpened] = useState<{ readonly view: View; readonly menu: Listed } | null>(null);
  return {
    menu: opened?.view === view ? opened.menu : null,
    openMenu: (menu: Listed): void => setOpened({ view, menu }),
    closeMenu: (): void => setOpened(null),
  };
}

/** Below this width the board is laid out for phones. */
const NARROW = 720;

function useNarrow(root: React.RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => typeof window !== 'undefined' && window.innerWidth < NARROW);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return narrow;
}

export function Board(props: BoardProps<View>) {
  const root = useRef<HTMLDivElement>(null);
  const { view, reducedMotion } = props;
  const moved = useMoved(view);
  const narrow = useNarrow(root);
  const rolling = useRolling(props.events, reducedMotion);
  const { menu, openMenu, closeMenu } = useMenu(view);
  useTravels(root, view, rolling, reducedMotion);

  useEffect(() => {
    const element = root.current;
    element?.addEventListener('keydown', arrowsIn);
    return () => element?.removeEventListener('keydown', arrowsIn);
  }, []);

  const seen = seenOf(props, { moved, rolling, openMenu, narrow });
  return (
    <BoardContext value={seen}>
      <div
        ref={root}
        className="dm-board"
        data-narrow={narrow || undefined}
        data-still={reducedMotion || undefined}
        lang={props.locale}
      >
        {narrow ? <Narrow /> : <Wide />}
        <Reach />
        <Preview />
        {menu !== null && (
          <Menu
            key={menu.at}
            menu={menu}
            anchor={root.current?.querySelector(`[data-place="${menu.at}"]`) ?? null}
            onClose={closeMenu}
          />
        )}
      </div>
    </BoardContext>
  );
}

function Wide() {
  const { low, high, t, nameOfSeat } = useSeen();
  return (
    <>
      <div className="dm-rail">
        <section aria-label={t.sideOf(nameOfSeat(high))}>
          <Life seat={high} />
          <Piles seat={high} />
        </section>
        <Basics />
        <section aria-label={t.sideOf(nameOfSeat(low))}>
          <Piles seat={low} />
          <Life seat={low} />
        </section>
      </div>
      <div className="dm-centre">
        <Team seat={high} />
        <Reserve seat={high} />
        <Field seat={high} />
        <Arena />
        <Field seat={low} />
        <Reserve seat={low} />
        <Team seat={low} />
      </div>
    </>
  );
}

function Narrow() {
  const { low, high, t, nameOfSeat, meter } = useSeen();
  return (
    <>
      {meter !== null && <Meter meter={meter} />}
      <section className="dm-bar" aria-label={t.sideOf(nameOfSeat(high))}>
        <Life seat={high} />
        <Piles seat={high} />
      </section>
      <Team seat={high} />
      <Field seat={high} />
      <Arena />
      <Field seat={low} />
      <Reserve seat={low} />
      <Team seat={low} />
      <Basics />
      <section className="dm-bar" aria-label={t.sideOf(nameOfSeat(low))}>
        <Life seat={low} />
        <Piles seat={low} />
      </section>
    </>
  );
}
