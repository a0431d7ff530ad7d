import './play.css';
import './play-narrow.css';
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

interface ListProps {
  readonly game?: string;
  /** Every one; else only the last of them, and a way to the others. */
  readonly all?: boolean;
}

/** Matches of this device: those to go on with, those to watch again. */
export function ResumeList({ game, all = false }: ListProps) {
  const t = usePlayWords();
  const [matches, setMatches] = useState(savedMatches);
  const here = matches.filter((saved) => game === undefined || saved.game === game);
  const onForget = (id: string): void => {
    forgetMatch(id);
    setMatches(savedMatches());
  };
  const most = all ? here.length : MOST;
  const open = here.filter(({ over }) => !over);
  const finished = here.filter(({ over }) => over);
  const more = Math.max(open.length - most, 0) + Math.max(finished.length - most, 0);
  return (
    <>
      <Matches title={t.resumeTitle} matches={open.slice(0, most)} onForget={onForget} />
      <Matches title={t.watchTitle} matches={finished.slice(0, most)} onForget={onForget} />
      {more > 0 && (
        <p className="actions">
          <a className="button button-quiet" href={hrefTo(['matches'])}>
            {t.moreMatches(more)}
          </a>
        </p>
      )}
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
