import type { Update } from '@assemble/protocol';
import type { ReactNode } from 'react';
import { Emblem } from '../shell/Emblem.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { hrefTo } from '../shell/router.ts';
import type { Progress } from './board.ts';
import { useDesk } from './desk.ts';
import { barrierWords } from './dialogs.tsx';
import type { KeyAction } from './keys/bindings.ts';
import { keyLabel } from './keys/names.ts';
import { useSettings } from './settings.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly update: Update;
  readonly logOpen: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onLog: () => void;
  readonly peeking: boolean;
  readonly onPeek: () => void;
  /** Turns the table to the next seat of those who share this screen; null where nobody does. */
  readonly onTurn: (() => void) | null;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
  /** Further tools of whoever hosts the table. */
  readonly tools?: ReactNode;
}

export function StepBar({ progress }: { readonly progress: Progress }) {
  const t = useTableWords();
  const { openRule } = useDesk();
  const at = progress.steps.findIndex(({ id }) => id === progress.current);
  return (
    <ol className="steps" aria-label={t.steps}>
      {progress.steps.map(({ id, label, rule }, i) => (
        <li key={id} aria-current={i === at ? 'step' : undefined} data-past={i < at ? '' : undefined}>
          <button type="button" onClick={() => openRule(rule)} title={t.rule(rule)}>
            {label}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ToolProps {
  readonly name: string;
  readonly title?: string;
  readonly icon: string;
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}

export function Tool({ name, title, icon, keys, disabled, pressed, className, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool ${className ?? ''}`}
      disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      aria-label={name}
      title={keys === undefined ? (title ?? name) : `${title ?? name} (${keys})`}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

export const icons = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2',
  redo: 'm15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2',
  log: 'M5 6h14M5 12h14M5 18h9',
  settings:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200 19 19M5 19l2.800-2.800M16.200 7.800 19 5',
  peek: 'M2 12s4-6.500 10-6.500S22 12 22 12s-4 6.500-10 6.500S2 12 2 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  turn: 'M4 8a9 9 0 0 1 15-1.500M20 3v4.500h-4.500M20 16a9 9 0 0 1-15 1.500M4 21v-4.500h4.500',
  help: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300v.5M12 18.500v.5',
} as const;

/** Turn, steps, whose move it is, and the tools. */
export function TopBar({
  update,
  logOpen,
  onUndo,
  onRedo,
  onLog,
  peeking,
  onPeek,
  onTurn,
  onSettings,
  onHelp,
  tools,
}: Props) {
  const t = useTableWords();
  const { face, view, locale, seatNames } = useDesk();
  const progress = face.progress(view, locale);
  const { undo, practice, outcome } = update;
  const why = barrierWords(undo.barriers, t, seatNames);
  const barred = (undo.consent ? t.undoConsent : t.undoPractice)(why.join(' '));
  const undoTitle = undo.toOwn === 0 ? t.undoNothing : why.length === 0 ? t.undoFree : barred;
  const over = outcome !== null;
  const { keys } = useSettings();
  const key = (action: KeyAction): string => keyLabel(keys[action], t);
  return (
    <header className="table-bar">
      <a className="table-home" href={hrefTo([])} aria-label={t.home} title={t.home}>
        <Emblem />
      </a>
      <p className="table-turn">
        <b>{progress.turn}</b>
        {progress.active !== null && (
          <span className="seat-name" data-seat={progress.active}>
            {t.turnOf(seatNames[progress.active] ?? '')}
          </span>
        )}
        {practice && (
          <span className="practice" title={t.practiceWhy}>
            {t.practice}
          </span>
        )}
      </p>
      <StepBar progress={progress} />
      <div className="table-tools" role="toolbar" aria-label={t.tools}>
        <span className="table-language">
          <LanguageSwitch />
        </span>
        <Tool
          name={t.undo}
          title={undoTitle}
          icon={icons.undo}
          keys={key('undo')}
          disabled={undo.toOwn === 0 || over}
          className={why.length > 0 ? 'tool-barrier' : ''}
          onClick={onUndo}
        />
        <Tool
          name={t.redo}
          icon={icons.redo}
          keys={key('redo')}
          disabled={!undo.redo || over}
          onClick={onRedo}
        />
        <Tool name={t.log} icon={icons.log} keys={key('log')} pressed={logOpen} onClick={onLog} />
        <Tool name={t.peek} icon={icons.peek} keys={key('peek')} pressed={peeking} onClick={onPeek} />
        {onTurn && <Tool name={t.turnTable} icon={icons.turn} onClick={onTurn} />}
        {tools}
        <Tool name={t.settings} icon={icons.settings} onClick={onSettings} />
        <Tool name={t.help} icon={icons.help} keys={key('help')} onClick={onHelp} />
      </div>
    </header>
  );
}
