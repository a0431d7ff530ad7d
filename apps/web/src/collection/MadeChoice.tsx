import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../shell/Dialog.tsx';
import type { Offer } from './offers.ts';

interface Props<T> {
  readonly label: string;
  /** Whose it is. */
  readonly name: string;
  readonly words: {
    readonly more: string;
    readonly own: string;
    readonly build: string;
    readonly done: string;
  };
  readonly groups: readonly { readonly label: string; readonly offers: readonly Offer<T>[] }[];
  readonly chosen: T | null;
  readonly isSame: (one: T, other: T) => boolean;
  readonly onChoose: (made: T) => void;
  /** Ways to come by one besides choosing and building it; the first is the one where nothing is chosen. */
  readonly ways?: readonly (readonly [key: string, label: string])[];
  readonly onWay?: (key: string) => void;
  /** What is said of the chosen one. */
  readonly children: ReactNode;
  /** The builder, over the form. */
  readonly editor: ReactNode;
}

/** What a seat brings: ready-made, saved, brought by the address, come by otherwise, or built now. */
export function MadeChoice<T>(props: Props<T>) {
  const { label, name, words, groups, chosen, isSame, onChoose, ways = [], onWay, children, editor } = props;
  const id = useId();
  const [isBuilding, setBuilding] = useState(false);
  const offers = groups.flatMap((group) => group.offers);
  const same = chosen === null ? undefined : offers.find(({ made }) => isSame(made, chosen));
  const choose = (key: string): void => {
    const offer = offers.find((one) => one.key === key);
    if (offer !== undefined) onChoose(offer.made);
    else if (key === 'own') setBuilding(true);
    else onWay?.(key);
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={chosen === null ? ways[0]?.[0] : (same?.key ?? 'own')}
          onChange={(event) => choose(event.target.value)}
        >
          {groups
            .filter((group) => group.offers.length > 0)
            .map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.offers.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          <optgroup label={words.more}>
            {[...ways, ['own', words.own] as const].map(([key, way]) => (
              <option key={key} value={key}>
                {way}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      {chosen !== null && (
        <>
          {children}
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${words.build}: ${name}`}
            onClick={() => setBuilding(true)}
          >
            {words.build}
          </button>
        </>
      )}
      {isBuilding &&
        // It lies outside the set-up form, so that Enter in a field starts no match.
        createPortal(
          <Dialog title={label} wide done={words.done} onClose={() => setBuilding(false)}>
            {editor}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
