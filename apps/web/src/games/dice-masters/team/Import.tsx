import { readTeams } from '@assemble/dice-masters';
import { useState } from 'react';
import { navigate } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { builderHref } from './address.ts';
import { Notes } from './Notes.tsx';
import { keepTeams } from './saved.ts';
import { useTeamWords } from './words.ts';

/** Reads teams. One is opened; of several all are saved and the first is opened. Back leads to what was there. */
export function Import() {
  const t = useTeamWords();
  const [text, setText] = useState('');
  const [read, setRead] = useState<(ReturnType<typeof readTeams> & { readonly isKept: boolean }) | null>(
    null,
  );
  const take = (given: string): void => {
    const found = readTeams(content, given);
    const saved = found.teams.map((named) => ({ ...named, name: named.name || t.noName, id: randomText(6) }));
    const isKept = saved.length > 1 && keepTeams(saved);
    setRead({ ...found, isKept: saved.length <= 1 || isKept });
    const [first] = saved;
    if (first) navigate(builderHref(first, isKept ? first.id : ''));
  };
  return (
    <details className="panel team-more">
      <summary>{t.import}</summary>
      <label className="field">
        <span>{t.importHint}</span>
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
      <div role="status">
        {read && (
          <>
            <p>{read.teams.length === 0 ? t.importedNone : t.imported(read.teams.length)}</p>
            {!read.isKept && <p>{t.cannotSave}</p>}
            <Notes notes={read.notes} />
          </>
        )}
      </div>
    </details>
  );
}
