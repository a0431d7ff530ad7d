import type { Update } from '@assemble/protocol';
import { Emblem } from '../shell/Emblem.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { hrefTo } from '../shell/router.ts';
import type { Progress } from './board.ts';
import { useDesk } from './desk.ts';
import { barrierWords } from './dialogs.tsx';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly update: Update;
  readonly logOpen: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onLog: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
}

function StepBar({ progress }: { readonly progress: Progress }) {
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

function Tool({ name, title, icon, keys, disabled, pressed, className, onClick }: ToolProps) {
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

const icons = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2',
  redo: 'm15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2',
  log: 'M5 6h14M5 12h14M5 18h9',
  settings:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200 19 19M5 19l2.800-2.800M16.200 7.800 19 5',
  help: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300v.5M12 18.500v.5',
} as const;

/** Turn, steps, whose move it is, and the tools. */
export function TopBar({ update, logOpen, onUndo, onRedo, onLog, onSettings, onHelp }: Props) {
  const t = useTableWords();
  const { face, view, locale, seatNames } = useDesk();
  const progress = face.progress(view, locale);
  const { undo, practice, outcome } = update;
  const why = barrierWords(undo.barriers, t, seatNames);
  const undoTitle =
    undo.toOwn === 0 ? t.undoNothing : why.length === 0 ? t.undoFree : t.undoPractice(why.join(' '));
  const over = outcome !== null;
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
          keys="Z"
          disabled={undo.toOwn === 0 || over}
          className={why.length > 0 ? 'tool-barrier' : ''}
          onClick={onUndo}
        />
        <Tool name={t.redo} icon={icons.redo} keys="Y" disabled={!undo.redo || over} onClick={onRedo} />
        <Tool name={t.log} icon={icons.log} keys="L" pressed={logOpen} onClick={onLog} />
        <Tool name={t.settings} icon={icons.settings} onClick={onSettings} />
        <Tool name={t.help} icon={icons.help} keys="?" onClick={onHelp} />
      </div>
    </header>
  );
}
