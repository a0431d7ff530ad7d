import './collection.css';
import { useState } from 'react';
import { Choice } from '../shell/fields.tsx';
import { useCollectionWords } from './words.ts';

/** A way to write something down: a link, a list of names, a file. */
export interface Writing {
  readonly id: string;
  readonly label: string;
  readonly text: () => string;
}

interface Props {
  readonly ways: readonly Writing[];
  readonly onDownload: () => void;
}

/** Something as text to take along, in one of several ways. */
export function Share({ ways, onDownload }: Props) {
  const t = useCollectionWords();
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState({ text: '', answer: '' });
  const way = ways.find(({ id }) => id === chosen) ?? ways[0];
  const text = way?.text() ?? '';
  const copy = (): void => {
    // A page that is not served safely has no clipboard, and a person may forbid it.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setSaid({ text, answer: t.copied }),
      () => setSaid({ text, answer: t.cannotCopy }),
    );
  };
  return (
    <div className="collection-more">
      <Choice
        label={t.shareAs}
        value={way?.id ?? ''}
        options={ways.map(({ id, label }) => [id, label] as const)}
        onChange={setChosen}
      />
      <label className="field">
        <span>{t.shareText}</span>
        <textarea readOnly rows={4} value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className="actions">
        <button type="button" className="button" onClick={copy}>
          {t.copyText}
        </button>
        <button type="button" className="button button-quiet" onClick={onDownload}>
          {t.download}
        </button>
      </p>
      <p role="status">{said.text === text && said.answer}</p>
    </div>
  );
}
