import type { Event } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import { useState } from 'react';
import { useDesk } from '../desk.ts';
import { Spoken } from '../Said.tsx';
import { useTableWords } from '../words/index.ts';
import { sentence } from './sentences.ts';

/** So many lines stay in sight; the log has them all. */
const MOST = 3;

/** What happened since the last decision that was taken here. */
export function useLastMoves(update: Update): readonly Event[] {
  const [last, setLast] = useState<{ readonly update: Update; readonly events: readonly Event[] }>({
    update,
    events: [],
  });
  if (last.update === update) return last.events;
  // A question that was put here is answered now: what follows is new. What was taken back is no move.
  const anew = last.update.asked.length > 0 || update.whole;
  const fresh = update.whole ? [] : update.events;
  const events = anew ? fresh : [...last.events, ...fresh];
  setLast({ update, events });
  return events;
}

/** One quiet line between board and strip. */
export function LastMoves({ events }: { readonly events: readonly Event[] }) {
  const t = useTableWords();
  const { face, locale, say } = useDesk();
  const told = events.filter((event) => face.heading(event) === null).slice(-MOST);
  if (told.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the line scrolls, also by keys.
    <ul className="last-moves" aria-label={t.lastMoves} tabIndex={0}>
      {told.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no names of their own.
        <li key={i}>
          <Spoken text={sentence(event, locale, say)} />
        </li>
      ))}
    </ul>
  );
}
