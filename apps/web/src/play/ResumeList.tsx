import './play.css';
import { useState } from 'react';
import { gameById } from '../games/index.ts';
import { forgetMatch, savedMatches } from '../table/saved.ts';
import { tableHref } from './match.ts';
import { usePlayWords } from './words.ts';

const MOST = 3;

/** Matches that are not over, to go on with. */
export function ResumeList({ game }: { readonly game?: string }) {
  const t = usePlayWords();
  const [matches, setMatches] = useState(savedMatches);
  const open = matches
    .filter((saved) => !saved.over && (game === undefined || saved.game === game))
    .slice(0, MOST);
  if (open.length === 0) return null;
  return (
    <section className="resume" aria-labelledby="resume-title">
      <h2 id="resume-title">{t.resumeTitle}</h2>
      <ul>
        {open.map((saved) => (
          <li key={saved.id} className="panel">
            <p>
              <b>
                {gameById(saved.game)?.name} · {saved.title}
              </b>
              <br />
              {t.versus(saved.sitters.map(({ name }) => name).join('\n'))} ·{' '}
              {t.decisions(saved.decisions.length)}
            </p>
            <p className="actions">
              <a className="button button-accent" href={tableHref(saved)}>
                {t.resume}
              </a>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  forgetMatch(saved.id);
                  setMatches(savedMatches());
                }}
              >
                {t.forget}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
