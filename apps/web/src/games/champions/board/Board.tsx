import './board.css';
import type { View } from '@assemble/champions';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../../table/board.ts';
import { Area, Engaged } from './Area.tsx';
import { BoardContext, seenOf, useSeen } from './context.ts';
import { Film } from './Film.tsx';
import { Hand, Loose } from './Hand.tsx';
import { Picked } from './Picked.tsx';
import { EncounterPiles, PlayerPiles } from './Piles.tsx';
import { SchemeBlock, SideSchemes, VillainBlock } from './Scenario.tsx';
import { Tabs } from './Tabs.tsx';
import { Team } from './Team.tsx';

/** Below this width the board is laid out for phones. */
const NARROW = 720;

export function Board(props: BoardProps<View>) {
  const { view, me, onInspect } = props;
  const root = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => typeof window !== 'undefined' && window.innerWidth < NARROW);
  const below = view.seat ?? me ?? 0;
  // Whoever looks at somebody else comes back when another seat is below.
  const [looked, setLooked] = useState({ below, seat: below });
  const shown = looked.below === below ? looked.seat : below;
  const showSeat = (seat: number): void => setLooked({ below, seat });
  // A card stays picked for as long as the question stands.
  const n = view.decisions[0]?.n ?? null;
  const [picking, setPicking] = useState<{ readonly n: number | null; readonly card: number | null }>({
    n,
    card: null,
  });
  const picked = picking.n === n ? picking.card : null;
  const seats = view.players.length;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A right click or a long press on a card opens its sheet.
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
    return () => element.removeEventListener('contextmenu', read);
  }, [onInspect]);

  // Alt with a digit shows that player's area; the table turns seats of one's own the same way.
  useEffect(() => {
    const show = ({ altKey, code }: KeyboardEvent): void => {
      const digit = /^Digit([1-4])$/.exec(code)?.[1];
      if (altKey && digit !== undefined && Number(digit) <= seats)
        setLooked({ below, seat: Number(digit) - 1 });
    };
    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
  }, [below, seats]);

  // What a question can be answered with is in sight, as far as it fits.
  useEffect(() => {
    if (n !== null) root.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [n]);

  const seen = seenOf(props, {
    shown,
    showSeat,
    picked,
    pick: (card) => setPicking({ n, card }),
  });
  return (
    <BoardContext value={seen}>
      <div
        ref={root}
        className="mc-board"
        data-narrow={narrow || undefined}
        data-still={props.reducedMotion || undefined}
        lang={props.locale}
      >
        <Parts narrow={narrow} />
      </div>
    </BoardContext>
  );
}

function Parts({ narrow }: { readonly narrow: boolean }) {
  const { view, me, lit, optionsOf, t } = useSeen();
  const isVillainPhase = view.phase === 'villain';
  const several = view.players.length > 1;
  // A hand that has nothing to do with the question does not stay in sight at the cost of what has.
  const hand = view.players[view.seat ?? me ?? -1]?.hand ?? [];
  const isHandOfUse = hand.some(({ id }) => lit.has(id) || optionsOf(id).length > 0);
  return (
    <>
      {view.peril >= 0 && <p className="mc-silence">{t.silence}</p>}
      <div className="mc-top">
        <SchemeBlock />
        <VillainBlock />
        {!narrow && <EncounterPiles />}
      </div>
      <Loose />
      {isVillainPhase && !narrow && <Film open />}
      {narrow ? (
        <Tabs />
      ) : (
        <>
          <div className="mc-middle">
            <SideSchemes />
            <Engaged />
          </div>
          <Area />
          {several && <Team />}
          {!isVillainPhase && <Film open={false} />}
        </>
      )}
      <div className="mc-bottom" data-idle={!isHandOfUse || undefined}>
        <Picked />
        <Hand />
        {!narrow && <PlayerPiles />}
      </div>
    </>
  );
}
