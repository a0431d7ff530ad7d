import type { Puzzle } from '@assemble/puzzles';
import { Stars } from '../learn/Stars.tsx';
import { useLocale } from '../shell/preferences.ts';
import type { PuzzleNow } from './messages.ts';
import { type Kept, starsFor } from './progress.ts';
import { usePuzzleWords } from './words.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly now: PuzzleNow;
  readonly kept: Kept;
  /** How many ways the solver knows. */
  readonly known: number;
  readonly onHint: (n: number) => void;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}

/** Beside the board: the goal, the tries so far, and three hints. */
export function PuzzlePanel({ puzzle, now, kept, known, onHint, onShow, onAgain }: Props) {
  const t = usePuzzleWords();
  const { goal, about, hints } = puzzle.text[useLocale()];
  const solved = now.standing === 'solved';
  const stars = solved
    ? kept.stars
    : starsFor({ ...kept, ways: Array.from({ length: known }, (_, i) => i) }, known);
  const labels = [
    [t.hintOne, t.hintFree],
    [t.hintTwo, t.hintStar],
  ] as const;
  return (
    <aside className="puzzle-panel" aria-label={t.panel}>
      <section className="goal-card" data-solved={solved || undefined}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {solved ? (
            <path d="M10 25 20 35 39 13" />
          ) : (
            <>
              <circle cx="24" cy="24" r="17" />
              <circle cx="24" cy="24" r="9" />
              <circle cx="24" cy="24" r="2" />
            </>
          )}
        </svg>
        <h2>
          <small>{solved ? t.solvedOn(kept.tries) : t.goal}</small>
          {goal}
        </h2>
        <Stars count={stars} />
      </section>
      <p className="puzzle-about">{about}</p>
      <section>
        <h3>
          {t.tries} <small>{t.triesAbout}</small>
        </h3>
        <p className="puzzle-tries">
          <span>{t.tryNumber(Math.max(1, kept.tries))}</span>
          <button type="button" className="button button-quiet" onClick={onAgain}>
            {t.again}
          </button>
        </p>
      </section>
      <section>
        <h3>
          {t.hints} <small>{t.hintsOpen(kept.hints)}</small>
        </h3>
        <ol className="puzzle-hints">
          {labels.map(([label, price], i) =>
            kept.hints > i ? (
              <li key={label} data-open="">
                <b>{label}</b>
                <span>{hints[i]}</span>
              </li>
            ) : (
              <li key={label}>
                <button type="button" disabled={kept.hints < i} onClick={() => onHint(i + 1)}>
                  <b>{label}</b>
                  <small>{price}</small>
                </button>
              </li>
            ),
          )}
          <li>
            <button type="button" disabled={kept.hints < 2} onClick={onShow}>
              <b>{t.hintThree}</b>
              <small>{t.hintAll}</small>
            </button>
          </li>
        </ol>
      </section>
      {kept.solved && (
        <p className="puzzle-ways">
          {known === 1 ? t.oneWay : t.ways(Math.min(kept.ways.length, known), known)}
        </p>
      )}
    </aside>
  );
}
