import { LONGEST_WORD } from '@assemble/kernel';
import { useState } from 'react';
import { keepWord, putWord, wordFor } from './dice-word.ts';
import { Problem } from './Problem.tsx';
import { useRequest } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly match: string;
  readonly seedHash: string;
  /** The seats of the reader. */
  readonly yours: readonly number[];
}

/** What the host is bound to, and the word with which one keeps it from choosing the dice. */
export function FairDice({ match, seedHash, yours }: Props) {
  const t = useOnlineWords();
  const [typed, setTyped] = useState(() => wordFor(match));
  const [kept, setKept] = useState<string | null>(null);
  const { busy, problem, run } = useRequest();
  const save = async (): Promise<void> => {
    const word = keepWord(match, typed);
    if (word === null) return;
    await putWord(match, yours);
    setKept(word);
  };
  return (
    <details className="panel online-dice">
      <summary>{t.dice}</summary>
      <p>{t.diceText}</p>
      <dl>
        <dt>{t.dicePromise}</dt>
        <dd>
          <code>{seedHash}</code>
        </dd>
      </dl>
      <form
        className="online-name"
        onSubmit={(event) => {
          event.preventDefault();
          run(save);
        }}
      >
        <label className="field">
          <span>{t.diceWord}</span>
          <input
            type="text"
            value={typed}
            maxLength={LONGEST_WORD}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={busy}>
          {t.diceWordKeep}
        </button>
        <span role="status">{kept === typed.trim() && kept !== '' ? t.diceWordKept : ''}</span>
      </form>
      <Problem problem={problem} />
    </details>
  );
}
