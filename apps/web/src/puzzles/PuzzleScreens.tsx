import { gameById } from '../games/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { puzzleGames } from './collections.ts';
import { PuzzleList } from './PuzzleList.tsx';
import { PuzzlePage } from './PuzzlePage.tsx';
import { usePuzzleWords } from './words.ts';

/** Everything under `#/puzzles/`: the puzzles of a game, and each of them at its table. */
export function PuzzleScreens({ path }: { readonly path: readonly string[] }) {
  const t = usePuzzleWords();
  const [place, puzzle, ...more] = path;
  const game = place === undefined ? puzzleGames[0] : gameById(place);
  if (game?.puzzles === undefined || more.length > 0)
    return <NotFound title={t.noPuzzle} text={t.noPuzzleText} />;
  return puzzle === undefined ? (
    <PuzzleList key={game.id} game={game} />
  ) : (
    <PuzzlePage key={`${game.id} ${puzzle}`} game={game} id={puzzle} />
  );
}
