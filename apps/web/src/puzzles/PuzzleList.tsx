import './puzzles.css';
import { gradeOf, streakOf } from '@assemble/puzzles';
import { use } from 'react';
import type { Game } from '../games/index.ts';
import { Pip } from '../learn/Pip.tsx';
import { Stars } from '../learn/Stars.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { collectionOf, ofTheDay, puzzleGames } from './collections.ts';
import { daysKept, keptOf, today } from './progress.ts';
import { gradeWord, usePuzzleWords } from './words.ts';

/** One of today's puzzles: a game, what it is called, whether it is done. */
function Todays({ game }: { readonly game: Game }) {
  const t = usePuzzleWords();
  const locale = useLocale();
  const collection = use(collectionOf(game));
  const day = today();
  const puzzle = collection === null ? undefined : ofTheDay(collection, day);
  const proof = puzzle === undefined ? undefined : collection?.proven[puzzle.id];
  if (puzzle === undefined || proof === undefined) return null;
  const done = daysKept()[day]?.includes(game.id) === true;
  return (
    <li>
      <a
        className="day-puzzle"
        href={hrefTo(['puzzles', game.id, puzzle.id])}
        data-game={game.id}
        data-done={done || undefined}
      >
        <b>{game.name}</b>
        <span>{puzzle.text[locale].goal}</span>
        <small>{done ? `✓ ${t.solved}` : gradeWord(t, gradeOf(proof))}</small>
      </a>
    </li>
  );
}

/** The puzzles of a game in rising difficulty, and those of today. Nothing is locked. */
export function PuzzleList({ game }: { readonly game: Game }) {
  const t = usePuzzleWords();
  const locale = useLocale();
  const heading = usePage(t.puzzlesOf(game.name));
  const collection = use(collectionOf(game));
  if (collection === null) return null;
  const { puzzles, proven } = collection;
  const rows = puzzles.map((puzzle) => ({ puzzle, kept: keptOf(game.id, puzzle.id) }));
  const done = rows.filter(({ kept }) => kept.solved).length;
  const next = rows.find(({ kept }) => !kept.solved)?.puzzle ?? puzzles[0];
  const streak = streakOf(new Set(Object.keys(daysKept()).map(Number)), today());
  return (
    <div className="puzzles-page">
      <nav className="puzzle-games" aria-label={t.games}>
        {puzzleGames.map(({ id, name }) => (
          <a key={id} href={hrefTo(['puzzles', id])} aria-current={id === game.id ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <section className="puzzle-sheet poster" data-game={game.id}>
        <div className="puzzle-sheet-head">
          <h1 ref={heading} tabIndex={-1}>
            {t.puzzles}
          </h1>
          <p className="puzzle-sheet-done">
            <b>{t.solvedOf(done, puzzles.length)}</b>
            <progress value={done} max={puzzles.length} aria-label={t.solvedOf(done, puzzles.length)} />
          </p>
          <p>{t.about}</p>
        </div>
        <ol className="puzzle-cards">
          {rows.map(({ puzzle, kept }, i) => {
            const { title, goal } = puzzle.text[locale];
            const proof = proven[puzzle.id];
            return (
              <li key={puzzle.id}>
                <a
                  className="puzzle-card"
                  href={hrefTo(['puzzles', game.id, puzzle.id])}
                  data-solved={kept.solved || undefined}
                  aria-current={puzzle === next ? 'step' : undefined}
                >
                  <span className="puzzle-number" aria-hidden="true">
                    {kept.solved ? '✓' : i + 1}
                  </span>
                  <b>{title}</b>
                  <span>{goal}</span>
                  <small>
                    {kept.solved ? (
                      <Stars count={kept.stars} />
                    ) : proof === undefined ? null : (
                      <span className="puzzle-grade" data-grade={gradeOf(proof)}>
                        {gradeWord(t, gradeOf(proof))}
                      </span>
                    )}
                  </small>
                </a>
              </li>
            );
          })}
        </ol>
      </section>
      <aside className="puzzle-day">
        <h2>{t.today}</h2>
        <p>{t.todayAbout}</p>
        <ul>
          {puzzleGames.map((one) => (
            <Todays key={one.id} game={one} />
          ))}
        </ul>
        <p className="puzzle-streak">
          <Pip head mood={streak > 0 ? 'cheer' : 'hi'} />
          <span>
            <b>{t.streak(streak)}</b>
            <small>{t.streakAbout}</small>
          </span>
        </p>
      </aside>
    </div>
  );
}
