import './collection.css';
import { type ReactNode, useState } from 'react';
import { useCollectionWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  /** What it is called while it has no name. */
  readonly noName: string;
  readonly isSaved: boolean;
  readonly onName: (name: string) => void;
  /** Answers whether the device keeps it. */
  readonly onSave: () => boolean;
  /** Why it cannot be saved as it is; null where it can. */
  readonly whyNot?: string | null;
  /** Further fields. */
  readonly children?: ReactNode;
  /** Further buttons. */
  readonly actions: ReactNode;
}

/** The name of what is being made, and what can be done with the whole of it. */
export function Head(props: Props) {
  const { label, name, noName, isSaved, onName, onSave, whyNot = null, children, actions } = props;
  const t = useCollectionWords();
  const [isRefused, setRefused] = useState(false);
  return (
    <section className="panel collection-head">
      <label className="field">
        <span>{label}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          placeholder={noName}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {children}
      <p className="actions">
        <button
          type="button"
          className="button button-accent"
          disabled={whyNot !== null}
          onClick={() => setRefused(!onSave())}
        >
          {t.save}
        </button>
        {actions}
        <span role="status">
          {whyNot ?? (isRefused ? t.cannotSave : isSaved ? `✓ ${t.saved}` : t.notSaved)}
        </span>
      </p>
    </section>
  );
}
