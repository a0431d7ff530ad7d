import './replay.css';
import type { Reason, Replay } from '@assemble/kernel';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.tsx';
import { useLocale } from '../shell/preferences.ts';
import { handOver } from '../table/download.ts';
import { useReplayWords } from './words/index.ts';

/** The match without the names that people gave themselves. */
function nameless(replay: Replay): Replay {
  const { table } = replay;
  if (table === undefined) return replay;
  const seats = table.seats.map(({ bot }, seat) => ({ name: `Seat ${seat + 1}`, bot }));
  return { ...replay, table: { ...table, seats } };
}

interface Props {
  readonly file: () => Promise<Replay>;
  /** Whether the match runs on the server, which keeps its seed and decisions. */
  readonly online: boolean;
  readonly refused: readonly Reason[];
  readonly failure: string;
  readonly onClose: () => void;
}

/** A problem in somebody's own words, with the match: one file that `assemble replay` reads. */
export function ReportDialog({ file, online, refused, failure, onClose }: Props) {
  const t = useReplayWords();
  const language = useLocale();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState('');
  const screen = `${innerWidth} × ${innerHeight}`;
  const keys = refused.map(({ rule, key }) => `${rule} ${key}`.trim());
  const save = async (): Promise<void> => {
    try {
      const replay = await file();
      handOver(
        { ...nameless(replay), report: { text: text.trim(), language, screen, failure, refused: keys } },
        'report',
      );
      onClose();
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  const holds = [
    online ? t.reportPublic : t.reportMatch,
    t.reportVersion,
    t.reportPage(language, screen),
    ...(keys.length > 0 ? [t.reportRefused(keys.join(', '))] : []),
    ...(failure !== '' ? [t.reportFailure(failure)] : []),
  ];
  return (
    <Dialog title={t.report} onClose={onClose}>
      <p>{t.reportText}</p>
      <label className="field field-wide">
        <span>{t.reportField}</span>
        <textarea
          className="report-text"
          rows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p>{t.reportHolds}</p>
      <ul className="bullets">
        {holds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {failed !== '' && (
        <p className="refused" role="alert">
          {t.reportFailed} <code lang="en">{failed}</code>
        </p>
      )}
      <p className="actions">
        <button type="button" className="button button-accent" onClick={() => void save()}>
          {t.reportSave}
        </button>
      </p>
      <p className="remark">{t.reportThen}</p>
    </Dialog>
  );
}
