import './collection.css';
import './owned/owned.css';
import { useId, useState } from 'react';
import { navigate } from '../shell/router.ts';
import { randomText } from '../table/saved.ts';
import { GoesRound } from './owned/Lacking.tsx';
import type { Counts, Shelf } from './owned/shelf.ts';
import { useOwnedWords } from './owned/words.ts';
import type { Kept, Store } from './store.ts';
import { useCollectionWords } from './words.ts';

interface Props<T extends Kept> {
  readonly store: Store<T>;
  /** What people may own of it, where that counts: then it can be put into groups. */
  readonly owned: { readonly shelf: Shelf; readonly needs: (one: T) => Counts } | undefined;
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

interface GroupFieldProps {
  readonly name: string;
  readonly group: string;
  /** The id of a list of the groups that there are. */
  readonly known: string;
  readonly onChange: (group: string) => void;
}

/** What something is built at the same time with. It is put there once its name is written. */
function GroupField({ name, group, known, onChange }: GroupFieldProps) {
  const t = useOwnedWords();
  const [text, setText] = useState(group);
  const done = (): void => {
    if (text.trim() !== group) onChange(text.trim());
  };
  return (
    <label className="kept-group-field">
      <span>{t.group}</span>
      <input
        type="text"
        list={known}
        value={text}
        maxLength={40}
        autoComplete="off"
        aria-label={`${t.group}: ${name}`}
        placeholder={t.groupHint}
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </label>
  );
}

/** What this device keeps: open, duplicate, group, delete and think better of it. */
export function KeptList<T extends Kept>(props: Props<T>) {
  const { store, owned, none, current, about, hrefOf, exportAll, onExport } = props;
  const t = useCollectionWords();
  const own = useOwnedWords();
  const known = useId();
  const all = store.use();
  const [deleted, setDeleted] = useState<T | null>(null);
  const groupOf = ({ group }: T): string => (owned === undefined ? '' : (group ?? ''));
  const groups = [...new Set(all.map(groupOf))].sort((a, b) => Number(a === '') - Number(b === ''));
  const duplicate = (one: T): void => {
    const copy = { ...one, id: randomText(6), name: t.copyOf(one.name) };
    if (store.keep([copy])) navigate(hrefOf(copy));
  };
  const item = (one: T) => (
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
        {owned && (
          <GroupField
            name={one.name}
            group={groupOf(one)}
            known={known}
            onChange={(group) => store.keep([{ ...one, group }])}
          />
        )}
      </p>
    </li>
  );
  return (
    <div className="collection-more">
      {all.length === 0 && <p>{none}</p>}
      <datalist id={known}>
        {groups.map((group) => group !== '' && <option key={group} value={group} />)}
      </datalist>
      {groups.map((group) => {
        const here = all.filter((one) => groupOf(one) === group);
        return (
          <section key={group} className="kept-group" aria-label={group || own.ungrouped}>
            {groups.length > 1 && <h3>{group || own.ungrouped}</h3>}
            <ul className="kept-list">{here.map(item)}</ul>
            {owned && group !== '' && (
              <GoesRound
                shelf={owned.shelf}
                group={here.map((one) => ({ name: one.name, needs: owned.needs(one) }))}
              />
            )}
          </section>
        );
      })}
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
