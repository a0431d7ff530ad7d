import type { Event } from '@assemble/kernel';
import { Suspense, useState } from 'react';
import { useStrings } from '../strings/index.ts';
import type { BoardProps } from '../table/board.ts';
import { useDesk } from '../table/desk.ts';
import { PlainBoard } from '../table/PlainBoard.tsx';
import { useReducedMotion, useSettings } from '../table/settings.ts';
import type { Reading } from '../table/stage/useReading.ts';
import type { Eyes } from './messages.ts';

const nothing = (): void => undefined;

/** The board of the game, to be looked at only. */
export function SeenBoard({
  eyes,
  events,
  reading,
}: {
  readonly eyes: Eyes;
  readonly events: readonly Event[];
  readonly reading: Reading | null;
}) {
  const { loading } = useStrings();
  const { board: kind } = useSettings();
  const reducedMotion = useReducedMotion();
  const { face, view, locale, seatNames, openCard } = useDesk();
  const [selected, select] = useState<number | null>(null);
  const board: BoardProps = {
    view,
    locale,
    seatNames,
    lit: new Set(),
    chosen: new Set(),
    options: [],
    eyed: null,
    onTap: nothing,
    onOption: nothing,
    onInspect: openCard,
    reading,
    selected,
    onSelect: select,
    assigned: new Map(),
    amounts: new Map(),
    placing: null,
    events,
    me: eyes,
    reducedMotion,
  };
  if (kind === 'text') return <PlainBoard face={face} board={board} />;
  return (
    <Suspense fallback={<p className="loading">{loading}</p>}>
      <face.Board {...board} />
    </Suspense>
  );
}
