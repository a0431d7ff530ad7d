import './board.css';
import './card.css';
import './marks.css';
import './enemies.css';
import './area.css';
import './beside.css';
import './overlays.css';
import './scenes.css';
import './motion.css';
import './narrow.css';
import './narrow-area.css';
import './light.css';
import type { View } from '@assemble/champions';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../../table/board.ts';
import { Actions } from './Actions.tsx';
import { Area } from './Area.tsx';
import { Attack, attackSeen } from './Attack.tsx';
import { Backdrop } from './Backdrop.tsx';
import { BoardContext, seenOf, useSeen } from './context.ts';
import { Minions, SideSchemes, Villain, VillainAttachments } from './Enemies.tsx';
import { Film } from './Film.tsx';
import { Hand } from './Hand.tsx';
import { useLooking } from './looking.ts';
import { MainScheme } from './MainScheme.tsx';
import { EncounterPiles, PlayerPiles } from './Piles.tsx';
import { Pods } from './Pods.tsx';
import { ReadingPlace } from './ReadingPlace.tsx';
import { Looked, Reveal, revealed } from './Reveal.tsx';

/** Below this width the board is laid out for phones. */
const NARROW = 720;

/** How wide the drawing is where nothing stands beside it; the style sheet knows how wide it is where the log does. */
const UNITS = 1440;

/** A target that was meant before the rules asked for one. */
function useAim({ view, lit, chosen, onTap, onOption }: BoardProps<View>) {
  const [aimed, setAimed] = useState<{ readonly n: number | null; readonly target: number } | null>(null);
  const n = view.decisions[0]?.n ?? null;
  const isAsked = aimed !== null && aimed.n !== n;
  useEffect(() => {
    if (!isAsked) return;
    setAimed(null);
    if (lit.has(aimed.target) && !chosen.has(aimed.target)) onTap(aimed.target);
  }, [isAsked, aimed, lit, chosen, onTap]);
  return (option: string, target: number): void => {
    setAimed({ n, target });
    onOption(option);
  };
}

export function Board(props: BoardProps<View>) {
  const { view, me, onInspect } = props;
  const root = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => typeof window !== 'undefined' && window.innerWidth < NARROW);
  const [units, setUnits] = useState(UNITS);
  const below = view.seat ?? me ?? 0;
  const { shown, showSeat } = useLooking(view, below);
  // A card stays picked for as long as the question stands.
  const n = view.decisions[0]?.n ?? null;
  const [picking, setPicking] = useState<{ readonly n: number | null; readonly card: number | null }>({
    n,
    card: null,
  });
  const picked = picking.n === n ? picking.card : null;
  const seats = view.players.length;
  const aim = useAim(props);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setNarrow(element.clientWidth < NARROW);
      setUnits(Number(getComputedStyle(element).getPropertyValue('--units')) || UNITS);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A right click on a card opens its sheet; a long press of a finger reads it.
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const read = (event: PointerEvent | MouseEvent): void => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      const id = card?.dataset['card'];
      if (id === undefined || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
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
      if (altKey && digit !== undefined && Number(digit) <= seats) showSeat(Number(digit) - 1);
    };
    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
  }, [showSeat, seats]);

  // What a question can be answered with is in sight, also on a phone.
  useEffect(() => {
    if (n !== null)
      root.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [n]);

  const seen = seenOf(props, {
    narrow,
    below,
    shown,
    showSeat,
    picked,
    pick: (card) => setPicking({ n, card }),
    aim,
  });
  return (
    <BoardContext value={seen}>
      <div
        ref={root}
        className="mc-board"
        data-narrow={narrow || undefined}
        data-still={props.reducedMotion || undefined}
        data-scene={
          attackSeen(view) !== undefined ? 'attack' : revealed(seen) === undefined ? undefined : 'reveal'
        }
        data-alone={seats === 1 || undefined}
        lang={props.locale}
      >
        <Backdrop />
        <Parts units={units} />
      </div>
    </BoardContext>
  );
}

/** In the units of the drawing: the room of side schemes and where minions begin, with partners beside them and without. */
const ROOMS = { several: { sides: 480, minions: 682 }, alone: { sides: 566, minions: 600 } } as const;
const EDGE = 14;

function Parts({ units }: { readonly units: number }) {
  const seen = useSeen();
  const { view, t } = seen;
  const room = ROOMS[view.players.length > 1 ? 'several' : 'alone'];
  const isRevealing = revealed(seen) !== undefined;
  return (
    <div className="mc-stage">
      <Pods />
      <EncounterPiles />
      <VillainAttachments />
      <div className="mc-front">
        <Villain />
        <MainScheme />
      </div>
      <div className="mc-line-up">
        <SideSchemes room={room.sides} />
        <Minions room={units - EDGE - room.minions} />
      </div>
      <Area />
      <PlayerPiles />
      <Film />
      <i className="mc-middle" data-place="table" />
      <i className="mc-scrim" />
      <Attack />
      <Reveal />
      <Looked />
      <Hand />
      <ReadingPlace hidden={isRevealing} />
      {view.peril >= 0 && <p className="mc-silence">{t.silence}</p>}
      <Actions />
    </div>
  );
}
