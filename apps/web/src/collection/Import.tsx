import './collection.css';
import { type ReactNode, useState } from 'react';
import { useCollectionWords } from './words.ts';

interface Props {
  readonly hint: string;
  /** Reads a text, and answers what there is to say about it. */
  readonly onTake: (text: string) => ReactNode;
}

/** A text or a file to be read. */
export function Import({ hint, onTake }: Props) {
  const t = useCollectionWords();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<ReactNode>(null);
  const take = (given: string): void => setSaid(onTake(given));
  return (
    <details className="panel collection-more">
      <summary>{t.import}</summary>
      <label className="field">
        <span>{hint}</span>
        <textarea
          rows={4}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="actions">
        <button type="button" className="button" onClick={() => take(text)}>
          {t.importNow}
        </button>
      </p>
      <label className="field">
        <span>{t.importFile}</span>
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            void input.files?.[0]?.text().then((given) => {
              take(given);
              // The same file may be chosen again.
              input.value = '';
            });
          }}
        />
      </label>
      <div role="status">{said}</div>
    </details>
  );
}
