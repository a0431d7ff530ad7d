import '../table/table.css';
import '../table/comfort.css';
import './replay.css';
import { useMemo, useState } from 'react';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { namesIn } from '../strings/given-names.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { type Desk, DeskContext } from '../table/desk.ts';
import { RulesDialog } from '../table/dialogs.tsx';
import { Lines } from '../table/log/Lines.tsx';
import { useTableWords } from '../table/words/index.ts';
import type { OnlyLog } from './messages.ts';
import { useReplayWords } from './words/index.ts';

/** What can still be read of a match that cannot be played again here. */
export function LogOnly({ face, onlyLog }: { readonly face: GameFace; readonly onlyLog: OnlyLog }) {
  const t = useReplayWords();
  const { backHome } = useStrings();
  const heading = usePage(t.logOnlyTitle);
  const locale = useLocale();
  const [rule, openRule] = useState<string | null>(null);
  const table = useTableWords();
  const { replay, why } = onlyLog;
  const desk = useMemo((): Desk => {
    const seats = replay.table?.seats;
    const seatNames = seats === undefined ? [t.seat(1), t.seat(2)] : namesIn(locale, seats);
    return {
      face,
      view: null,
      me: null,
      locale,
      seatNames,
      // Other rules may tell of things that are unknown here: then the line is named instead of said.
      say: (message) => {
        try {
          return face.renderMessage(message, locale, seatNames, null);
        } catch {
          return [message.key];
        }
      },
      nameOf: String,
      openCard: () => undefined,
      openRule,
    };
  }, [face, replay, locale, t]);
  return (
    <section className="panel log-only">
      <h1 ref={heading} tabIndex={-1}>
        {t.logOnlyTitle}
      </h1>
      <p>{why === 'other-rules' ? t.logOnlyRules : t.logOnlySeed}</p>
      <DeskContext value={desk}>
        {replay.log.length === 0 ? (
          <p className="remark">{t.logOnlyNone}</p>
        ) : (
          <section className="log" aria-label={table.log}>
            <Lines events={replay.log} />
          </section>
        )}
      </DeskContext>
      <p className="actions">
        <a className="button" href={hrefTo([])}>
          {backHome}
        </a>
      </p>
      {rule !== null && <RulesDialog game={face.id} rules={[rule]} onClose={() => openRule(null)} />}
    </section>
  );
}
