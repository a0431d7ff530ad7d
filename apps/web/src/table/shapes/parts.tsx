import type { Choice as MenuLine } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { Children, type PointerEvent, type ReactNode } from 'react';
import type { Tile } from '../board.ts';
import type { Consequences } from '../briefing.ts';
import { useDesk } from '../desk.ts';
import { useShortcut } from '../keys/names.ts';
import { Reasons } from '../Said.tsx';
import { BigButton } from '../stage/BigButton.tsx';
import { useTableWords } from '../words/index.ts';

interface ChoiceProps {
  readonly label: string;
  /** What it comes to, and what should be known before. */
  readonly then?: Consequences | undefined;
  /** Its place among the choices, from 0: the first nine have a key. */
  readonly at: number;
  readonly pressed?: boolean;
  readonly card?: string | null;
  /** The option that it answers with, by which it is found. */
  readonly answer?: string;
  readonly badge?: string;
  /** How it looks where there is little room. */
  readonly tile?: Tile | null;
  /** Whether it is looked at, and who is told of that; left out where there is nothing to see. */
  readonly eyed?: boolean;
  readonly onEye?: ((on: boolean) => void) | undefined;
  readonly onClick: () => void;
}

/** A choice as a button. */
export function ChoiceButton({
  label,
  then,
  at,
  pressed,
  card,
  answer,
  badge,
  tile = null,
  eyed,
  onEye,
  onClick,
}: ChoiceProps) {
  // A finger that comes down is no look yet: its first tap is.
  const point = (on: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && onEye?.(on);
  return (
    <button
      type="button"
      className="choice"
      data-choice=""
      data-card={card ?? undefined}
      data-answer={answer}
      aria-pressed={pressed}
      data-eyed={eyed || undefined}
      data-tile={tile === null ? undefined : ''}
      aria-label={tile === null ? undefined : `${label}. ${tile.facts}`}
      aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && onEye?.(true)}
      onBlur={() => onEye?.(false)}
      onClick={onClick}
    >
      {tile !== null ? (
        <>
          {tile.sign}
          <span>{tile.name}</span>
          <small>{tile.facts}</small>
        </>
      ) : (
        <>
          {at < 9 && (
            <span className="key" aria-hidden="true">
              {at + 1}
            </span>
          )}
          <span>
            <span className="choice-name">{label}</span>
            {then !== undefined && <Then {...then} />}
          </span>
        </>
      )}
      {badge !== undefined && <b className="badge">{badge}</b>}
    </button>
  );
}

/** What an answer comes to, below its name. */
function Then({ does, but }: Consequences) {
  if (does.length === 0 && but.length === 0) return null;
  return (
    <>
      {does.length > 0 && <small className="then">{does.join(' · ')}</small>}
      {but.map((one) => (
        <small key={one} className="then but">
          <span aria-hidden="true">⚠ </span>
          {one}
        </small>
      ))}
    </>
  );
}

/** A choice with what has to be read before it is made, where there is something. */
export function Offer({
  about,
  picture = null,
  ...choice
}: ChoiceProps & { readonly about: string | null; readonly picture?: ReactNode }) {
  const t = useTableWords();
  const { openCard } = useDesk();
  const { label, card = null } = choice;
  if (about === null) return <ChoiceButton {...choice} />;
  return (
    <div className="offer">
      <ChoiceButton {...choice} />
      {card !== null && (
        <button
          type="button"
          className="inspect"
          aria-label={t.inspect(label)}
          onClick={() => openCard(card)}
        >
          i
        </button>
      )}
      {picture !== null && <div className="offer-picture">{picture}</div>}
      <p>{about}</p>
    </div>
  );
}

/** So many have two lines in the dock for what they come to; of more of them there is one. */
const FEW = 2;

/** The choices of a question. */
export function Choices({ children }: { readonly children: ReactNode }) {
  const t = useTableWords();
  return (
    <fieldset className="choices" data-few={Children.count(children) <= FEW || undefined}>
      <legend className="hidden">{t.choices}</legend>
      {children}
    </fieldset>
  );
}

/** The primary act of a question that is put together. */
export function Confirm({
  disabled = false,
  label,
  then,
  onClick,
}: {
  readonly disabled?: boolean;
  readonly label?: string;
  readonly then?: string | undefined;
  readonly onClick: () => void;
}) {
  const t = useTableWords();
  const shortcut = useShortcut('confirm');
  return (
    <BigButton
      label={label ?? t.confirm}
      then={then}
      data-confirm=""
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={onClick}
    />
  );
}

/** The way to say no: for the space bar, never for Escape, which only steps back. */
export function Decline({
  label,
  then,
  onClick,
}: {
  readonly label?: string;
  readonly then?: Consequences;
  readonly onClick: () => void;
}) {
  const t = useTableWords();
  const shortcut = useShortcut('pass');
  return (
    <button
      type="button"
      className="button button-no"
      data-pass=""
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <span>
        <span>{label ?? t.no}</span>
        {then !== undefined && <Then {...then} />}
      </span>
    </button>
  );
}

/** The same as the primary act: where nothing is chosen yet. */
export function Refuse({
  label,
  then,
  onClick,
}: {
  readonly label: string;
  readonly then?: string | undefined;
  readonly onClick: () => void;
}) {
  const shortcut = useShortcut('pass');
  return <BigButton label={label} then={then} data-pass="" aria-keyshortcuts={shortcut} onClick={onClick} />;
}

export function Quiet({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button button-quiet" onClick={onClick}>
      {label}
    </button>
  );
}

/** Puts down what was chosen so far: also the way of Escape. */
export function StartOver({ onClick }: { readonly onClick: () => void }) {
  const t = useTableWords();
  return (
    <button type="button" className="button button-quiet" data-cancel="" onClick={onClick}>
      {t.startOver}
    </button>
  );
}

/** How far the choice is. */
export function Counter({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useTableWords();
  return (
    <output className="counter" aria-label={t.counter(done, of)}>
      {done}/{of}
    </output>
  );
}

/** What cannot be chosen now, and every reason why. */
export function NotNow({ lines }: { readonly lines: readonly MenuLine[] }) {
  const t = useTableWords();
  const { say } = useDesk();
  if (lines.length === 0) return null;
  return (
    <details className="not-now">
      <summary>{t.notNow(lines.length)}</summary>
      <ul>
        {lines.map(({ id, say: label, verdict }) => (
          <li key={id} className="not-now-line">
            <b>{plain(say(label))}</b>
            {!verdict.yes && <Reasons reasons={verdict.reasons} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
