import './bar.css';
import type { Update } from '@assemble/protocol';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/Logo.tsx';
import { hrefTo } from '../shell/router.ts';
import type { Progress } from './board.ts';
import { tableRefusal, useDesk } from './desk.ts';
import { barrierWords } from './dialogs.tsx';
import type { KeyAction } from './keys/bindings.ts';
import { keyLabel } from './keys/names.ts';
import { MoreTools } from './MoreTools.tsx';
import { useSettings } from './settings.ts';
import { icons, Tool, type ToolProps } from './Tool.tsx';
import { useWide } from './wide.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly update: Update;
  /** The seat below. */
  readonly me: number | null;
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

/** A rule without the letters of its game, which all of them share. */
const shortRule = (rule: string): string => rule.replace(/^[A-Z]+-/, '');

export function StepBar({ progress }: { readonly progress: Progress }) {
  const t = useTableWords();
  const { openRule } = useDesk();
  const { referee } = useSettings();
  const at = progress.steps.findIndex(({ id }) => id === progress.current);
  return (
    <ol className="steps" aria-label={t.steps}>
      {progress.steps.map(({ id, label, rule }, i) => (
        <li key={id} aria-current={i === at ? 'step' : undefined} data-past={i < at ? '' : undefined}>
          <button type="button" onClick={() => openRule(rule)} title={t.rule(rule)}>
            <span>
              {label}
              {referee && <small className="step-rule">{shortRule(rule)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Turn, steps, whose move it is, and the tools. */
export function TopBar({
  update,
  me,
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
  const never = undo.barred === null ? null : tableRefusal(undo.barred, t);
  const undoTitle =
    never !== null
      ? `${t.undo}: ${never}`
      : undo.toOwn === 0
        ? t.undoNothing
        : why.length === 0
          ? t.undoFree
          : barred;
  const over = outcome !== null;
  const { keys } = useSettings();
  const key = (action: KeyAction): string => keyLabel(keys[action], t);
  const wide = useWide();
  const redo: ToolProps = {
    name: t.redo,
    icon: icons.redo,
    keys: key('redo'),
    disabled: !undo.redo || over,
    onClick: onRedo,
  };
  const peek: ToolProps = {
    name: t.peek,
    icon: icons.peek,
    keys: key('peek'),
    pressed: peeking,
    onClick: onPeek,
  };
  const rest: readonly ToolProps[] = [
    ...(onTurn === null ? [] : [{ name: t.turnTable, icon: icons.turn, onClick: onTurn }]),
    { name: t.settings, icon: icons.settings, onClick: onSettings },
    { name: t.help, icon: icons.help, keys: key('help'), onClick: onHelp },
  ];
  const { Score } = face;
  const turn = (
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
  );
  return (
    <header className="table-bar">
      <a className="table-home" href={hrefTo([])} aria-label={t.home} title={t.home}>
        <Logo />
      </a>
      {Score === undefined && turn}
      <StepBar progress={progress} />
      {Score !== undefined && (
        <Score view={view} locale={locale} seatNames={seatNames} me={me}>
          {turn}
        </Score>
      )}
      <div className="table-tools" role="toolbar" aria-label={t.tools}>
        {wide && <LanguageSwitch />}
        <Tool
          name={t.undo}
          title={undoTitle}
          icon={icons.undo}
          keys={key('undo')}
          disabled={undo.toOwn === 0 || never !== null || over}
          className={why.length > 0 ? 'tool-barrier' : ''}
          onClick={onUndo}
        />
        {wide && <Tool {...redo} />}
        <Tool name={t.log} icon={icons.log} keys={key('log')} pressed={logOpen} onClick={onLog} />
        {(wide || peeking) && <Tool {...peek} />}
        {tools}
        {wide ? (
          rest.map((tool) => <Tool key={tool.name} {...tool} />)
        ) : (
          <MoreTools tools={[redo, peek, ...rest]} />
        )}
      </div>
    </header>
  );
}
