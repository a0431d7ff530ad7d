import './play.css';
import { useId, useState } from 'react';
import { matchName } from '../games/index.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import type { SavedMatch } from '../table/messages.ts';
import { forgetMatch, savedMatches } from '../table/saved.ts';
import { tableHref } from './match.ts';
import { useSitters } from './sitters.ts';
import { usePlayWords } from './words.ts';

const MOST = 3;

interface Props {
  readonly title: string;
  readonly matches: readonly SavedMatch[];
  readonly onForget: (id: string) => void;
}

function Matches({ title, matches, onForget }: Props) {
  const t = usePlayWords();
  const locale = useLocale();
  const sitters = useSitters();
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <section className="resume" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {matches.map((saved) => (
          <li key={saved.id} className="panel">
            <p>
              <b>{matchName(saved, locale)}</b>
              <br />
              {sitters(
                saved.game,
                saved.sitters.map(({ name }) => name),
              )}{' '}
              · {saved.over ? t.decisionsInAll(saved.decisions.length) : t.decisions(saved.decisions.length)}
            </p>
            <p className="actions">
              {!saved.over && (
                <a className="button button-accent" href={tableHref(saved)}>
                  {t.resume}
                </a>
              )}
              <a
                className={saved.over ? 'button' : 'button button-quiet'}
                href={hrefTo(['replay', saved.id])}
              >
                {t.watch}
              </a>
              <button type="button" className="button button-quiet" onClick={() => onForget(saved.id)}>
                {t.forget}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Matches of this device: those to go on with, those to watch again. */
export function ResumeList({ game }: { readonly game?: string }) {
  const t = usePlayWords();
  const [matches, setMatches] = useState(savedMatches);
  const here = matches.filter((saved) => game === undefined || saved.game === game);
  const onForget = (id: string): void => {
    forgetMatch(id);
    setMatches(savedMatches());
  };
  return (
    <>
      <Matches
        title={t.resumeTitle}
        matches={here.filter(({ over }) => !over).slice(0, MOST)}
        onForget={onForget}
      />
      <Matches
        title={t.watchTitle}
        matches={here.filter(({ over }) => over).slice(0, MOST)}
        onForget={onForget}
      />
    </>
  );
}

/** The way to files: save files go on, replays are shown. */
export function OpenFileLink() {
  const t = usePlayWords();
  return (
    <p className="actions">
      <a className="button button-quiet" href={hrefTo(['replay'])}>
        {t.openFile}
      </a>
    </p>
  );
}
