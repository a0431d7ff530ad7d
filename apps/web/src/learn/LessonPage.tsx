import './learn.css';
import './learn-narrow.css';
import type { Course, Lesson } from '@assemble/lessons';
import { use, useCallback, useMemo, useState } from 'react';
import type { Game } from '../games/index.ts';
import { loadFace } from '../play/faces.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { givenName } from '../strings/given-names.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { NOTHING_AROUND, type Surroundings } from '../table/surroundings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTableWords } from '../table/words/index.ts';
import { Bubble, Coach } from './Coach.tsx';
import { Confetti } from './Confetti.tsx';
import { courseOf } from './courses.ts';
import { FirstMatch } from './FirstMatch.tsx';
import { LessonBar } from './LessonBar.tsx';
import { useLesson } from './lesson-client.ts';
import type { LessonNow, OpenLesson } from './messages.ts';
import { keep, keptOf, starsFor } from './progress.ts';
import { Stars } from './Stars.tsx';
import { useLearnWords } from './words.ts';

interface EndProps {
  readonly game: Game;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly onAgain: () => void;
}

/** The end of a lesson: what one can do now, and where to go. */
function End({ game, course, lesson, onAgain }: EndProps) {
  const t = useLearnWords();
  const text = lesson.text[useLocale()];
  const next = course.lessons[course.lessons.indexOf(lesson) + 1] ?? course.firstMatch;
  return (
    <>
      <Confetti />
      <Bubble mood="cheer" lit={[]}>
        <div aria-live="polite">
          <h2>{t.finished}</h2>
          <Stars count={keptOf(game.id, lesson.id).stars} />
          <p>{text.end}</p>
        </div>
        <p className="bubble-ways">
          <button type="button" className="button button-quiet" onClick={onAgain}>
            {t.again}
          </button>
          <a className="button button-quiet" href={hrefTo(['learn', game.id])}>
            {t.toPath}
          </a>
          {next !== null && (
            <a className="sun-button" href={hrefTo(['learn', game.id, next.id])}>
              {t.nextLesson}
            </a>
          )}
        </p>
      </Bubble>
    </>
  );
}

interface TableProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly course: Course;
  readonly lesson: Lesson;
}

function LessonTable({ game, face, course, lesson }: TableProps) {
  const { loading } = useStrings();
  const t = useTableWords();
  usePage(lesson.text[useLocale()].title);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round lays the lesson anew.
  const open = useMemo((): OpenLesson => {
    const { acts, stars, step } = keptOf(game.id, lesson.id);
    const players = lesson.given['players'] as readonly string[];
    // A lesson that was finished begins anew.
    const isOver = stars > 0 && step >= lesson.steps.length;
    return {
      game: game.id,
      lesson: lesson.id,
      names: [givenName('player', 1), 'Pip'].slice(0, players.length),
      acts: isOver ? [] : acts,
    };
  }, [game, lesson, round]);
  const onNow = useCallback(
    ({ step, acts, over }: LessonNow): void => {
      const { skipped, stars } = keptOf(game.id, lesson.id);
      keep(game.id, lesson.id, {
        step,
        acts,
        skipped: acts.length === 0 ? 0 : skipped,
        stars: over ? Math.max(stars, starsFor(skipped, lesson.steps.length)) : stars,
      });
    },
    [game, lesson],
  );
  const { client, state } = useLesson(open, onNow);
  if (state?.failed) return <NotFound title={t.failedTitle} text={state.failure} />;
  const now = client?.now ?? null;
  if (client === null || state === null || state.update === null || now === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  const skip = (): void => {
    keep(game.id, lesson.id, { skipped: keptOf(game.id, lesson.id).skipped + 1 });
    client.coach('skip');
  };
  const again = (): void => {
    keep(game.id, lesson.id, { step: 0, acts: [], skipped: 0 });
    setRound(round + 1);
  };
  const around: Surroundings = {
    ...NOTHING_AROUND,
    cautions: false,
    bar: (
      <LessonBar
        game={game.id}
        lesson={lesson}
        at={course.lessons.indexOf(lesson) + 1}
        of={course.lessons.length + (course.firstMatch === null ? 0 : 1)}
        step={now.step}
        onBack={() => client.coach('back')}
      />
    ),
    coach: (beside) =>
      beside.telling ? null : now.over ? (
        <End game={game} course={course} lesson={lesson} onAgain={again} />
      ) : (
        <Coach key={now.step} {...beside} client={client} now={now} lesson={lesson} onSkip={skip} />
      ),
  };
  return (
    <TableScreen
      key={round}
      face={face}
      client={client}
      state={state}
      update={state.update}
      onRematch={again}
      around={around}
    />
  );
}

/** A lesson by its name: a reload goes on where it was. */
export function LessonPage({ game, id }: { readonly game: Game; readonly id: string }) {
  const t = useLearnWords();
  const face = use(loadFace(game));
  const course = use(courseOf(game));
  const lesson = course?.lessons.find((one) => one.id === id);
  const firstMatch = course?.firstMatch ?? null;
  if (face !== null && firstMatch !== null && firstMatch.id === id)
    return <FirstMatch game={game} face={face} coached={firstMatch} />;
  if (face === null || course === null || lesson === undefined)
    return <NotFound title={t.noLesson} text={t.noLessonText} />;
  return <LessonTable key={id} game={game} face={face} course={course} lesson={lesson} />;
}
