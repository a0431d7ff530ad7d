import { plain } from '@assemble/language';
import type { Update } from '@assemble/protocol';
import type { TableState } from './client.ts';
import type { Desk } from './desk.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly state: TableState;
  readonly update: Update;
  readonly desk: Desk;
  readonly silent: boolean;
}

/** Tells screen readers what is new: the last lines of the log, then the question. */
export function Announcer({ state, update, desk, silent }: Props) {
  const t = useTableWords();
  const fresh = update.whole ? [] : update.events.slice(-6);
  const lines = fresh.map((event) => plain(desk.say({ key: event.kind, args: event.args })));
  const [asked] = update.asked;
  const question =
    asked === undefined || update.outcome !== null
      ? ''
      : `${t.decides(desk.seatNames[asked.decision.seat] ?? '')}: ${plain(desk.say(asked.decision.ask))}`;
  return (
    <div className="hidden" role="status" data-events={state.events.length}>
      {silent ? '' : [...lines, question].join(' ')}
    </div>
  );
}
