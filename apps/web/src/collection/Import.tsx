import './collection.css';
import { type ReactNode, useState } from 'react';
import { linesOf, withGuess } from './guesses.ts';
import type { Note } from './Notes.tsx';
import { useCollectionWords } from './words.ts';

interface Reading {
  /** What there is to take over. */
  readonly found: readonly unknown[];
  readonly notes: readonly Note[];
}

interface Props {
  readonly hint: string;
  readonly read: (text: string) => Reading;
  /** Takes over what a text says, and answers what there is to say about it. */
  readonly onTake: (text: string) => ReactNode;
}

interface CheckProps extends Pick<Props, 'read'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onTake: () => void;
}

/** Why a part was not understood, and what may have been meant, to be pressed. */
function Why({ note, text, onText }: Pick<CheckProps, 'text' | 'onText'> & { readonly note: Note }) {
  const t = useCollectionWords();
  const guesses = note.nearest.flatMap((name) => {
    const next = withGuess(text, note.part, name);
    return next === null ? [] : [{ name, next }];
  });
  return (
    <>
      {note.why}
      {guesses.length > 0 && (
        <span className="guesses">
          {guesses.map(({ name, next }) => (
            <button
              key={name}
              type="button"
              className="guess"
              aria-label={t.takeGuess(name, note.part)}
              onClick={() => onText(next)}
            >
              {name}
            </button>
          ))}
        </span>
      )}
    </>
  );
}

/** What would be taken over: every line with a tick, or with the reason why it was not understood. */
function Check({ text, read, onText, onTake }: CheckProps) {
  const t = useCollectionWords();
  const { found, notes } = read(text);
  const lines = linesOf(text, notes);
  const told = new Set(lines.map(({ note }) => note));
  const rest = notes.filter((note) => !told.has(note));
  return (
    <div className="import-check">
      <ul className="import-lines">
        {lines.map(({ line, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <li key={at} data-read={note === null}>
            <code>{line}</code>
            {note === null ? (
              <span className="hidden">{t.understood}</span>
            ) : (
              <Why note={note} text={text} onText={onText} />
            )}
          </li>
        ))}
        {rest.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without a state of their own.
          <li key={`rest ${at}`} data-read="false">
            <code>{note.part}</code>
            <Why note={note} text={text} onText={onText} />
          </li>
        ))}
      </ul>
      <p>{found.length === 0 ? t.nothingRead : t.unreplaced}</p>
      <button type="button" className="button" disabled={found.length === 0} onClick={onTake}>
        {t.takeOver}
      </button>
    </div>
  );
}

/** A text or a file to be read. Nothing is replaced before it is taken over. */
export function Import({ hint, read, onTake }: Props) {
  const t = useCollectionWords();
  const [text, setText] = useState('');
  const [checking, setChecking] = useState(false);
  const [said, setSaid] = useState<ReactNode>(null);
  const check = (given: string): void => {
    setText(given);
    setChecking(given.trim() !== '');
    setSaid(null);
  };
  return (
    <div className="collection-more">
      <label className="field">
        <span>{hint}</span>
        <textarea
          rows={4}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setChecking(false);
          }}
        />
      </label>
      <p className="actions">
        <button type="button" className="button" onClick={() => check(text)}>
          {t.importNow}
        </button>
      </p>
      <label className="field">
        <span>{t.importFile}</span>
        <input
          type="file"
          accept=".json,.yaml,.yml,.txt,.o8d,application/json,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            void input.files?.[0]?.text().then((given) => {
              check(given);
              // The same file may be chosen again.
              input.value = '';
            });
          }}
        />
      </label>
      <div role="status">
        {checking && (
          <Check
            text={text}
            read={read}
            onText={check}
            onTake={() => {
              setSaid(onTake(text));
              setChecking(false);
            }}
          />
        )}
        {said}
      </div>
    </div>
  );
}
