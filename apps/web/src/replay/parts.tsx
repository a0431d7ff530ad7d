import { Suspense, useMemo, useState } from 'react';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/Logo.tsx';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import type { BoardProps } from '../table/board.ts';
import { useDesk } from '../table/desk.ts';
import { LogPanel } from '../table/log/LogPanel.tsx';
import { PlainBoard } from '../table/PlainBoard.tsx';
import { useReducedMotion, useSettings } from '../table/settings.ts';
import type { Reading } from '../table/stage/useReading.ts';
import { icons, Tool } from '../table/Tool.tsx';
import { StepBar } from '../table/TopBar.tsx';
import { useTableWords } from '../table/words/index.ts';
import type { Eyes, Log } from './messages.ts';
import { useReplayWords } from './words/index.ts';

const nothing = (): void => undefined;

/** What had happened after so many decisions. */
function eventsUntil(log: Log, step: number): Pick<Log, 'events' | 'after'> {
  const later = log.after.findIndex((at) => at > step);
  const end = later < 0 ? log.events.length : later;
  return { events: log.events.slice(0, end), after: log.after.slice(0, end) };
}

/** The board of the game, to be looked at only. */
export function SeenBoard({
  eyes,
  log,
  step,
  reading,
}: {
  readonly eyes: Eyes;
  readonly log: Log;
  readonly step: number;
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
    events: useMemo(() => eventsUntil(log, step).events, [log, step]),
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

interface LogProps {
  readonly log: Log;
  /** The furthest step that was shown. */
  readonly seen: number;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Shows all lines; null when they are all there. */
  readonly onAll: (() => void) | null;
}

/** The log as far as somebody has come: no line tells what they have not seen. */
export function SeenLog({ log, seen, step, onStep, onAll }: LogProps) {
  const t = useReplayWords();
  const { events, after } = useMemo(() => eventsUntil(log, seen), [log, seen]);
  return (
    <LogPanel events={events} look={{ after, at: step, onLook: onStep }}>
      {onAll && (
        <button type="button" className="button button-quiet" onClick={onAll}>
          {t.laterLines}
        </button>
      )}
    </LogPanel>
  );
}

interface BarProps {
  readonly practice: boolean;
  readonly logOpen: boolean;
  readonly onLog: () => void;
}

export function Bar({ practice, logOpen, onLog }: BarProps) {
  const t = useTableWords();
  const { title } = useReplayWords();
  const { face, view, locale, seatNames } = useDesk();
  const progress = face.progress(view, locale);
  return (
    <header className="table-bar">
      <a className="table-home" href={hrefTo([])} aria-label={t.home} title={t.home}>
        <Logo />
      </a>
      <p className="table-turn">
        <span className="replay-title">{title}</span>
        <b>{progress.turn}</b>
        {progress.active !== null && (
          <span className="seat-name" data-seat={progress.active}>
            {t.turnOf(seatNames[progress.active] ?? '')}
          </span>
        )}
        {practice && <span className="practice">{t.practice}</span>}
      </p>
      <StepBar progress={progress} />
      <div className="table-tools" role="toolbar" aria-label={t.tools}>
        <span className="table-language">
          <LanguageSwitch />
        </span>
        <Tool name={t.log} icon={icons.log} keys="L" pressed={logOpen} onClick={onLog} />
      </div>
    </header>
  );
}
