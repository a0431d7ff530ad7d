import './editor.css';
import type { ReactNode } from 'react';
import { useCardsWords } from './words.ts';

interface LineProps {
  /** A number before the name, such as what the card costs. */
  readonly mark: ReactNode;
  readonly name: string;
  /** Opens the card, where it is known. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A card that has been taken, with what changes that. */
export function Line({ mark, name, onOpen, children }: LineProps) {
  return (
    <>
      <span className="line-mark display">{mark}</span>
      {onOpen === undefined ? (
        name
      ) : (
        <button type="button" className="line-name" onClick={onOpen}>
          {name}
        </button>
      )}
      {children}
    </>
  );
}

interface StepperProps {
  readonly count: number;
  /** How many are meant to be the most. */
  readonly most?: number;
  /** What the buttons are called. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (count: number) => void;
}

/**
 * One more or one fewer. Nothing is blocked but what makes no sense: the rules tell what is too much. Both buttons stay
 * in place, so that the focus does too.
 */
export function Stepper({ count, most, fewer, more, onChange }: StepperProps) {
  const t = useCardsWords();
  return (
    <span className="line-stepper">
      <button
        type="button"
        className="button button-quiet"
        aria-label={fewer}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(count - 1)}
      >
        −
      </button>
      <span className="line-count">{most === undefined ? count : `${count}/${most}`}</span>
      <button
        type="button"
        className="button button-quiet"
        aria-label={more}
        onClick={() => onChange(count + 1)}
      >
        +{count === 0 && <span aria-hidden="true"> {t.add}</span>}
      </button>
    </span>
  );
}

interface TakeProps {
  readonly label: string;
  readonly isTaken: boolean;
  readonly onToggle: () => void;
}

/** A card that is taken or not. */
export function Take({ label, isTaken, onToggle }: TakeProps) {
  const t = useCardsWords();
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-pressed={isTaken}
      aria-label={label}
      onClick={onToggle}
    >
      {isTaken ? `✓ ${t.taken}` : `+ ${t.take}`}
    </button>
  );
}
