import type { Event } from '@assemble/kernel';
import type { Room, TakeBack, TakenBack, Update } from '@assemble/protocol';
import { useState } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import type { TableState } from '../../table/client.ts';
import { useDesk } from '../../table/desk.ts';
import { barrierWords } from '../../table/dialogs.tsx';
import { sentence } from '../../table/log/sentences.ts';
import { Spoken } from '../../table/Said.tsx';
import { useTableWords } from '../../table/words/index.ts';
import type { SocketClient } from '../socket-client.ts';
import { useOnlineWords } from '../words/index.ts';

/** So many lines tell what a move was. */
const MOST = 3;

type Known = Pick<TableState, 'events' | 'after'>;

/** What the reader was told of the decisions from a number on; others may have been told other things of them. */
const toldFrom = ({ events, after }: Known, from: number, to = Number.POSITIVE_INFINITY): readonly Event[] =>
  events.filter((_, i) => (after[i] ?? 0) >= from && (after[i] ?? 0) <= to);

/** What the reader had been told of the decisions that were just taken back. */
export function useUndone(state: TableState, update: Update): readonly Event[] {
  const { events, after } = state;
  const [seen, setSeen] = useState<Known & { readonly update: Update; readonly undone: readonly Event[] }>({
    update,
    events,
    after,
    undone: [],
  });
  if (seen.update === update) return seen.undone;
  const { takenBack, undo, whole } = update;
  const isGone = whole && undo.steps < seen.update.undo.steps;
  const kept = takenBack === null ? [] : seen.undone;
  const undone = isGone && takenBack !== null ? toldFrom(seen, undo.steps + 1) : kept;
  setSeen({ update, events, after, undone });
  return undone;
}

function Told({ events }: { readonly events: readonly Event[] }) {
  const { face, locale, say } = useDesk();
  return events
    .filter((event) => face.heading(event) === null)
    .slice(0, MOST)
    .map((event, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: events have no names of their own.
      <li key={i}>
        <Spoken text={sentence(event, locale, say)} />
      </li>
    ));
}

interface AskedProps {
  readonly client: SocketClient;
  readonly state: TableState;
  readonly update: Update;
  readonly takeBack: TakeBack;
  readonly yours: Room['yours'];
}

/** Somebody asks to take a move back: what it was, who has seen something since, and what agreeing does. */
export function TakeBackNotice({ client, state, update, takeBack, yours }: AskedProps) {
  const t = useOnlineWords();
  const table = useTableWords();
  const locale = useLocale();
  const { seatNames } = useDesk();
  const { id, seat, steps, open, barriers } = takeBack;
  const mine = open.find((one) => yours.includes(one));
  const name = seatNames[seat] ?? '';
  const names = new Intl.ListFormat(locale).format(open.map((one) => seatNames[one] ?? ''));
  if (mine === undefined)
    return (
      <div className="notice">
        <p>{yours.includes(seat) ? t.takeBackWaits(names) : t.takeBackOther(name, names)}</p>
      </div>
    );
  const first = update.undo.steps - steps + 1;
  const answer = (yes: boolean): void => client.say({ type: 'consent', seat: mine, request: id, yes });
  return (
    <div className="take-back">
      <p className="take-back-ask">
        <b>{t.takeBackAsks(name)}</b>
      </p>
      <ol className="take-back-panels">
        <li>
          <h3>{t.takeBackMove}</h3>
          <ul>
            <Told events={toldFrom(state, first, first)} />
          </ul>
        </li>
        <li data-middle="">
          <h3>{t.takeBackSince}</h3>
          <ul>
            {barrierWords(barriers, table, seatNames).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </li>
        <li>
          <h3>{t.takeBackIf}</h3>
          <ul>
            <li>{t.takeBackSteps(steps)}</li>
            {barriers.some(({ kind }) => kind === 'random') && <li>{t.takeBackAnew}</li>}
            {update.clocks !== null && <li>{t.takeBackTime}</li>}
          </ul>
        </li>
      </ol>
      <p className="notice-buttons">
        <button type="button" className="button button-quiet" onClick={() => answer(false)}>
          {t.takeBackNo}
        </button>
        <button type="button" className="button button-accent" onClick={() => answer(true)}>
          {t.takeBackYes}
        </button>
      </p>
    </div>
  );
}

interface TakenProps {
  readonly takenBack: TakenBack;
  readonly undone: readonly Event[];
}

/** What was taken back, or refused, and by whom. */
export function TakenBackLine({ takenBack, undone }: TakenProps) {
  const t = useOnlineWords();
  const { seatNames } = useDesk();
  const { seat, steps, refusedBy } = takenBack;
  const name = seatNames[seat] ?? '';
  if (refusedBy !== null)
    return <p className="notice">{t.takeBackRefused(seatNames[refusedBy] ?? '', name)}</p>;
  return (
    <div className="notice taken-back">
      <p>
        <b>{t.takenBack(name, steps)}</b>
      </p>
      {undone.length > 0 && (
        <ul aria-label={t.takenBackWhat}>
          <Told events={undone} />
        </ul>
      )}
    </div>
  );
}
