import { gameById } from '../games/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { LearnPage } from './LearnPage.tsx';
import { LessonPage } from './LessonPage.tsx';
import { useLearnWords } from './words.ts';

/** Everything under `#/learn/`: the path of a game's lessons, and the lessons. */
export function LearnScreens({ path }: { readonly path: readonly string[] }) {
  const t = useLearnWords();
  const [place = '', lesson, ...more] = path;
  const game = gameById(place);
  if (game?.course === undefined || more.length > 0)
    return <NotFound title={t.noLesson} text={t.noLessonText} />;
  return lesson === undefined ? (
    <LearnPage key={game.id} game={game} />
  ) : (
    <LessonPage key={`${game.id} ${lesson}`} game={game} id={lesson} />
  );
}
