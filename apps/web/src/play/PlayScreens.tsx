import { lazy, Suspense } from 'react';
import { gameById } from '../games/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { SetUpPage } from './SetUpPage.tsx';
import { TablePage } from './TablePage.tsx';
import { usePlayWords } from './words.ts';

const TableCoach = lazy(async () => ({ default: (await import('../learn/TableCoach.tsx')).TableCoach }));

/** Everything under `#/play/`: a game's set-up, and its tables. */
export function PlayScreens({ path }: { readonly path: readonly string[] }) {
  const t = usePlayWords();
  const [place = '', match, ...more] = path;
  const game = gameById(place);
  if (game?.face === undefined || more.length > 0) return <NotFound title={t.noGame} text={t.noGameText} />;
  return match === undefined ? (
    <SetUpPage key={game.id} game={game} />
  ) : (
    <TablePage
      key={match}
      game={game}
      id={match}
      coach={(beside) => (
        <Suspense fallback={null}>
          <TableCoach {...beside} game={game} />
        </Suspense>
      )}
    />
  );
}
