import './log.css';
import type { Event } from '@assemble/kernel';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { gameById } from '../../games/index.ts';
import { Glossary } from '../../rules/glossary/Glossary.tsx';
import { useDesk } from '../desk.ts';
import { icons, Tool } from '../Tool.tsx';
import { useTableWords } from '../words/index.ts';
import { DiceDrawer } from './DiceStory.tsx';
import { Lines, type Look } from './Lines.tsx';

interface Props {
  readonly events: readonly Event[];
  readonly look?: Look | undefined;
  /** Where it can be folded away. */
  readonly onFold?: (() => void) | undefined;
  /** What stands below the lines, beside the button that copies them. */
  readonly children?: ReactNode;
  /** What stands before the lines; the first of it is seen at first. */
  readonly before?: readonly Tab[];
}

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** What happened, and what the dice did where the game can tell. */
export function LogPanel({ events, look, onFold, children, before = [] }: Props) {
  const t = useTableWords();
  const { face } = useDesk();
  const base = useId();
  const [chosen, setChosen] = useState(0);
  const fold = onFold !== undefined && (
    <Tool className="log-fold" name={t.logFold} icon={icons.fold} onClick={onFold} />
  );
  const game = gameById(face.id);
  const all = (
    <Lines events={events} look={look}>
      {children}
    </Lines>
  );
  const lines = game === undefined ? all : <Glossary source={game}>{all}</Glossary>;
  const tabs: readonly Tab[] = [
    ...before,
    { id: 'log', label: t.log, content: lines },
    ...(face.diceStory === undefined
      ? []
      : [{ id: 'dice', label: t.tabDice, content: <DiceDrawer events={events} /> }]),
  ];
  if (tabs.length === 1)
    return (
      <section className="log" aria-label={t.log}>
        {fold && (
          <div className="log-head">
            <b aria-hidden="true">{t.log}</b>
            {fold}
          </div>
        )}
        {lines}
      </section>
    );
  const turn = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = (chosen + by + tabs.length) % tabs.length;
    setChosen(to);
    document.getElementById(`${base}-${tabs[to]?.id}`)?.focus();
  };
  const shown = tabs[chosen] ?? tabs[0];
  return (
    <section className="log" aria-label={t.log}>
      <div className="log-head">
        <div role="tablist" className="log-tabs" aria-label={t.log} onKeyDown={turn}>
          {tabs.map(({ id, label }, i) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              aria-selected={i === chosen}
              aria-controls={`${base}-panel`}
              tabIndex={i === chosen ? 0 : -1}
              onClick={() => setChosen(i)}
            >
              {label}
            </button>
          ))}
        </div>
        {fold}
      </div>
      <div
        role="tabpanel"
        className="log-panel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown?.id}`}
      >
        {shown?.content}
      </div>
    </section>
  );
}
