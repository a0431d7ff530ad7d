import './collection.css';
import { useCollectionWords } from './words.ts';

/** A part of what was read that was not taken as it stands, why, and what may have been meant. */
export interface Note {
  readonly part: string;
  readonly why: string;
  readonly nearest: readonly string[];
}

/** Every part that was not taken as it stands. */
export function Notes({ notes }: { readonly notes: readonly Note[] }) {
  const t = useCollectionWords();
  if (notes.length === 0) return null;
  return (
    <div className="notes">
      <h3>{t.notes}</h3>
      <ul className="problems">
        {notes.map(({ part, why, nearest }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without a state of their own.
          <li key={at}>
            <code>{part}</code>: {why}
            {nearest.length > 0 && `; ${t.meant(nearest.join(' · '))}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
