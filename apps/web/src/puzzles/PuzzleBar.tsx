import { gradeOf, type Proof, type Puzzle } from '@assemble/puzzles';
import type { Game } from '../games/index.ts';
import { Pip } from '../learn/Pip.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { icons, Tool } from '../table/Tool.tsx';
import { useWide } from '../table/wide.ts';
import { gradeWord, usePuzzleWords } from './words.ts';

interface Props {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly proof: Proof;
  readonly isOfDay: boolean;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** The bar of a puzzle: the way out, what it is called, how hard it is, one move back. */
export function PuzzleBar({ game, puzzle, proof, isOfDay, canUndo, onUndo }: Props) {
  const t = usePuzzleWords();
  const wide = useWide();
  return (
    <header className="table-bar puzzle-bar">
      <a className="tool" href={hrefTo(['puzzles', game.id])} title={t.close}>
        <span className="hidden">{t.close}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </a>
      {wide && (
        <span className="puzzle-pip">
          <Pip head />
        </span>
      )}
      <h1>{puzzle.text[useLocale()].title}</h1>
      <span className="puzzle-facts">
        {isOfDay ? `${t.todayOf} · ` : ''}
        {game.name} · {gradeWord(t, gradeOf(proof))}
      </span>
      {wide && <LanguageSwitch />}
      <Tool name={t.undo} icon={icons.undo} disabled={!canUndo} onClick={onUndo} />
    </header>
  );
}
