import './collection.css';
import { useState } from 'react';
import { navigate } from '../shell/router.ts';
import { randomText } from '../table/saved.ts';
import type { Kept, Store } from './store.ts';
import { useCollectionWords } from './words.ts';

interface Props<T extends Kept> {
  readonly store: Store<T>;
  /** Said where there is none yet. */
  readonly none: string;
  /** The id of the one that is open. */
  readonly current: string;
  readonly about: (one: T) => string;
  readonly hrefOf: (one: T) => string;
  /** What the button says that hands all over as a file, and what it does. */
  readonly exportAll: string;
  readonly onExport: (all: readonly T[]) => void;
}

/** What this device keeps: open, duplicate, delete and think better of it. */
export function KeptList<T extends Kept>(props: Props<T>) {
  const { store, none, current, about, hrefOf, exportAll, onExport } = props;
  const t = useCollectionWords();
  const all = store.use();
  const [deleted, setDeleted] = useState<T | null>(null);
  const duplicate = (one: T): void => {
    const copy = { ...one, id: randomText(6), name: t.copyOf(one.name) };
    if (store.keep([copy])) navigate(hrefOf(copy));
  };
  return (
    <div className="collection-more">
      {all.length === 0 && <p>{none}</p>}
      <ul className="kept-list">
        {all.map((one) => (
          <li key={one.id} aria-current={one.id === current ? 'true' : undefined}>
            <p>
              <b>{one.name}</b>
              <br />
              {about(one)}
            </p>
            <p className="actions">
              <a className="button button-quiet" href={hrefOf(one)} aria-label={`${t.open}: ${one.name}`}>
                {t.open}
              </a>
              <button
                type="button"
                className="button button-quiet"
                aria-label={`${t.copy}: ${one.name}`}
                onClick={() => duplicate(one)}
              >
                {t.copy}
              </button>
              <button
                type="button"
                className="button button-quiet"
                aria-label={`${t.remove}: ${one.name}`}
                onClick={() => {
                  if (store.forget(one.id)) setDeleted(one);
                }}
              >
                {t.remove}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <div role="status">
        {deleted && (
          <p className="deleted">
            {t.removed(deleted.name)}{' '}
            <button
              type="button"
              className="button"
              onClick={() => {
                if (store.keep([deleted])) setDeleted(null);
              }}
            >
              {t.undo}
            </button>
          </p>
        )}
      </div>
      {all.length > 0 && (
        <button type="button" className="button button-quiet" onClick={() => onExport(all)}>
          {exportAll}
        </button>
      )}
    </div>
  );
}
