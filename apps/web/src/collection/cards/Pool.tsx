import './pool.css';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useOwned } from '../owned/owned.ts';
import type { Shelf } from '../owned/shelf.ts';
import { useOwnedWords } from '../owned/words.ts';
import { useCollectionWords } from '../words.ts';
import { useCardsWords } from './words.ts';

interface PoolProps<Card extends { readonly id: string }> {
  readonly found: readonly Card[];
  /** What people may own of the game: then only that can be shown. */
  readonly shelf: Shelf;
  /** What stands above search and filters. */
  readonly head?: ReactNode;
  /** Search and filters. */
  readonly filters: ReactNode;
  readonly onClear: () => void;
  /** Whether anything is looked for. */
  readonly isFiltered: boolean;
  readonly children: (card: Card) => ReactNode;
}

/** The cards to choose from. */
export function Pool<Card extends { readonly id: string }>(props: PoolProps<Card>) {
  const { found, shelf, head, filters, onClear, isFiltered, children } = props;
  const t = useCardsWords();
  const own = useOwnedWords();
  const shared = useCollectionWords();
  const owned = useOwned(shelf);
  const [onlyMine, setOnlyMine] = useState(false);
  const shown = onlyMine ? found.filter(({ id }) => owned.of(id) > 0) : found;
  return (
    <section className="pool" data-part="pool" aria-labelledby="pool-title">
      <h2 id="pool-title" className="hidden">
        {t.choose}
      </h2>
      {head}
      <search className="pool-filters">
        {filters}
        <span className="pool-count">
          <button
            type="button"
            className="pool-mine"
            aria-pressed={onlyMine}
            onClick={() => setOnlyMine(!onlyMine)}
          >
            {own.onlyMine}
          </button>
          <span role="status">{t.found(shown.length)}</span>
          {isFiltered && (
            <button type="button" onClick={onClear} aria-label={t.reset}>
              {shared.clear}
            </button>
          )}
        </span>
      </search>
      {shown.length === 0 && <p className="pool-empty">{onlyMine && owned.isEmpty ? own.empty : t.none}</p>}
      <ul className="pool-list">
        {shown.map((card) => (
          <li key={card.id}>{children(card)}</li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly className: string;
  readonly name: string;
  /** How it stands: it can be taken, it is taken, it is read, something is wrong with it. */
  readonly state?: 'can' | 'taken' | 'full' | undefined;
  readonly isRead?: boolean;
  readonly onPoint?: () => void;
  readonly onRead: () => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A card that is read with a click or the space bar, added with Enter, and removed with Shift and Enter or minus. */
export function Tile(props: TileProps) {
  const { className, name, state, isRead = false, onPoint, onRead, onAdd, onRemove, children } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEnter = event.key === 'Enter';
    const isMinus = event.key === '-' || event.key === 'Delete';
    if (event.ctrlKey || event.metaKey || !(isEnter || isMinus)) return;
    event.preventDefault();
    if (isMinus || event.shiftKey) onRemove();
    else onAdd();
  };
  return (
    <button
      type="button"
      className={`pool-tile ${className}`}
      aria-label={name}
      aria-keyshortcuts="Enter Shift+Enter - Space"
      data-state={state}
      data-read={isRead || undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      onKeyDown={onKeyDown}
      onClick={onRead}
    >
      {children}
    </button>
  );
}

interface SearchProps {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PoolSearch({ hint, value, onChange }: SearchProps) {
  const t = useCardsWords();
  return (
    <label className="pool-search">
      <span className="hidden">{t.search}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500 21 21" />
      </svg>
      <input
        type="search"
        value={value}
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly options: readonly {
    readonly value: T;
    readonly name: string;
    /** What is seen of it, where that is not its name. */
    readonly shown?: ReactNode;
  }[];
  readonly onChange: (value: T | '') => void;
}

/** One of a few, or none of them: pressing it again lets it go. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="pool-segments">
      <legend className="hidden">{label}</legend>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          aria-label={one.shown === undefined ? undefined : `${label}: ${one.name}`}
          title={one.shown === undefined ? undefined : one.name}
          data-pictured={one.shown !== undefined || undefined}
          onClick={() => onChange(one.value === value ? '' : one.value)}
        >
          {one.shown ?? one.name}
        </button>
      ))}
    </fieldset>
  );
}
