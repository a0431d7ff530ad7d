import './log.css';
import type { Event } from '@assemble/kernel';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useDesk } from '../desk.ts';
import { useTableWords } from '../words/index.ts';
import { DiceDrawer } from './DiceStory.tsx';
import { Lines, type Look } from './Lines.tsx';

interface Props {
  readonly events: readonly Event[];
  readonly look?: Look | undefined;
  /** What stands below the lines, beside the button that copies them. */
  readonly children?: ReactNode;
}

/** What happened, and what the dice did where the game can tell. */
export function LogPanel({ events, look, children }: Props) {
  const t = useTableWords();
  const { face } = useDesk();
  const base = useId();
  const [dice, setDice] = useState(false);
  if (face.diceStory === undefined)
    return (
      <section className="log" aria-label={t.log}>
        <Lines events={events} look={look}>
          {children}
        </Lines>
      </section>
    );
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    setDice(!dice);
    document.getElementById(`${base}-${dice ? 'log' : 'dice'}`)?.focus();
  };
  const tab = (id: 'log' | 'dice', label: string, shown: boolean) => (
    <button
      type="button"
      role="tab"
      id={`${base}-${id}`}
      aria-selected={shown}
      aria-controls={`${base}-panel`}
      tabIndex={shown ? 0 : -1}
      onClick={() => setDice(id === 'dice')}
    >
      {label}
    </button>
  );
  return (
    <section className="log" aria-label={t.log}>
      <div role="tablist" className="log-tabs" aria-label={t.log} onKeyDown={turn}>
        {tab('log', t.log, !dice)}
        {tab('dice', t.tabDice, dice)}
      </div>
      <div
        role="tabpanel"
        className="log-panel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${dice ? 'dice' : 'log'}`}
      >
        {dice ? (
          <DiceDrawer events={events} />
        ) : (
          <Lines events={events} look={look}>
            {children}
          </Lines>
        )}
      </div>
    </section>
  );
}
