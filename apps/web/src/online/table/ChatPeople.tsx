import { type ChatLine, MOST_REPORT } from '@assemble/protocol';
import { useState } from 'react';
import { Dialog } from '../../shell/Dialog.tsx';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';
import { setBlocked, useBlocked } from './blocked.ts';
import { setMuted, useMuted } from './muted.ts';

/** So many lines go with a report, the last ones. */
const MOST_LINES = 20;

interface PersonProps {
  readonly match: string;
  readonly who: string;
  readonly name: string;
}

interface ReportProps extends PersonProps {
  readonly lines: readonly number[];
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function ReportDialog({ match, who, name, lines, onSent, onClose }: ReportProps) {
  const t = useOnlineWords();
  const [text, setText] = useState('');
  const { busy, problem, run } = useRequest();
  return (
    <Dialog title={t.report(name)} onClose={onClose}>
      <form
        className="credentials"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => api.report({ match, who, lines: [...lines], text }).then(onSent));
        }}
      >
        <p>{t.reportText}</p>
        <label className="field">
          <span>{t.reportWords}</span>
          <textarea
            value={text}
            rows={4}
            maxLength={MOST_REPORT}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="actions">
          <button type="submit" className="button" disabled={busy}>
            {t.reportSend}
          </button>
        </p>
        <Problem problem={problem} />
      </form>
    </Dialog>
  );
}

interface MenuProps extends PersonProps {
  readonly lines: readonly number[];
  readonly onDone: (what: string) => void;
}

function PersonMenu({ match, who, name, lines, onDone }: MenuProps) {
  const t = useOnlineWords();
  const isMuted = useMuted().includes(who);
  const [isReporting, setReporting] = useState(false);
  const { busy, problem, run } = useRequest();
  const block = async (): Promise<void> => {
    await api.block({ match, who });
    setBlocked(who, true);
    onDone(t.blockedNow(name));
  };
  return (
    <details className="chat-person">
      <summary className="chip" aria-label={t.about(name)}>
        {name} <span aria-hidden="true">⋯</span>
      </summary>
      <div className="chat-person-menu">
        <button type="button" className="chip" onClick={() => setMuted(who, !isMuted)}>
          {isMuted ? t.unmute(name) : t.mute(name)}
        </button>
        <button type="button" className="chip" disabled={busy} onClick={() => run(block)}>
          {t.block(name)}
        </button>
        <button type="button" className="chip" onClick={() => setReporting(true)}>
          {t.report(name)}
        </button>
      </div>
      <Problem problem={problem} />
      {isReporting && (
        <ReportDialog
          {...{ match, who, name, lines }}
          onSent={() => {
            setReporting(false);
            onDone(t.reportSent);
          }}
          onClose={() => setReporting(false)}
        />
      )}
    </details>
  );
}

interface Props {
  readonly match: string;
  /** What others have said. */
  readonly lines: readonly ChatLine[];
}

/** For everybody else who has spoken, by the name they had last: mute, block or report them. */
export function ChatPeople({ match, lines }: Props) {
  const blocked = useBlocked();
  const [done, setDone] = useState('');
  const people = new Map(lines.map(({ who, name }) => [who, name]));
  const numbers = (who: string): number[] =>
    lines.flatMap((line) => (line.who === who ? [line.n] : [])).slice(-MOST_LINES);
  return (
    <>
      <div className="chat-people">
        {[...people].map(
          ([who, name]) =>
            !blocked.includes(who) && (
              <PersonMenu key={who} {...{ match, who, name }} lines={numbers(who)} onDone={setDone} />
            ),
        )}
      </div>
      <p role="status">{done}</p>
    </>
  );
}
