import type { Collection, Puzzle } from '@assemble/puzzles';
import { useState } from 'react';
import type { Game } from '../games/index.ts';
import { Bubble } from '../learn/Coach.tsx';
import { Stars } from '../learn/Stars.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import type { Kept } from './progress.ts';
import { shareSolved, starLine } from './share.ts';
import { usePuzzleWords } from './words.ts';

const NOTHING_LIT: readonly never[] = [];

interface SolvedProps {
  readonly game: Game;
  readonly collection: Collection;
  readonly puzzle: Puzzle;
  readonly kept: Kept;
  readonly known: number;
  readonly onAgain: () => void;
}

/** It is solved: why it worked, and where to go. */
export function Solved({ game, collection, puzzle, kept, known, onAgain }: SolvedProps) {
  const t = usePuzzleWords();
  const locale = useLocale();
  const [copied, setCopied] = useState(false);
  const { puzzles } = collection;
  const next = puzzles[puzzles.indexOf(puzzle) + 1];
  const more = kept.ways.length < known;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date());
  const stars = starLine(kept.stars);
  const share = (): void => {
    const text = t.shareText(day, game.name, kept.tries, stars);
    const lines = [`Assemble · ${t.todayOf}`, game.name, `${day} · ${t.solvedOn(kept.tries)}`, stars];
    void shareSolved(game.id, text, lines).then(setCopied, () => setCopied(false));
  };
  return (
    <Bubble mood="cheer" lit={NOTHING_LIT}>
      <div aria-live="polite">
        <h2>{t.solvedOn(kept.tries)}</h2>
        <Stars count={kept.stars} />
        <p>{puzzle.text[locale].solved}</p>
        <p>{known === 1 ? t.oneWay : more ? t.moreWays : t.ways(known, known)}</p>
        {copied && <p role="status">{t.shared}</p>}
      </div>
      <p className="bubble-ways">
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {more ? t.other : t.again}
        </button>
        <button type="button" className="button button-quiet" onClick={share} title={t.shareAbout}>
          {t.share}
        </button>
        <a
          className="sun-button"
          href={hrefTo(next === undefined ? ['puzzles', game.id] : ['puzzles', game.id, next.id])}
        >
          {next === undefined ? t.all : t.next}
        </a>
      </p>
    </Bubble>
  );
}

interface FailedProps {
  readonly onAgain: () => void;
  readonly onUndo: () => void;
}

/** It can no longer be solved from here. */
export function Failed({ onAgain, onUndo }: FailedProps) {
  const t = usePuzzleWords();
  return (
    <Bubble mood="think" lit={NOTHING_LIT}>
      <div aria-live="polite">
        <h2>{t.failedTitle}</h2>
        <p>{t.failed}</p>
      </div>
      <p className="bubble-ways">
        <button type="button" className="button button-quiet" onClick={onUndo}>
          {t.undo}
        </button>
        <button type="button" className="sun-button" onClick={onAgain}>
          {t.again}
        </button>
      </p>
    </Bubble>
  );
}
