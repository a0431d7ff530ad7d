import './learn.css';
import './learn-narrow.css';
import './trail.css';
import { use } from 'react';
import { type Game, games } from '../games/index.ts';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { courseOf } from './courses.ts';
import { Pip } from './Pip.tsx';
import { keptOf } from './progress.ts';
import { Stars } from './Stars.tsx';
import { useLearnWords } from './words.ts';

/** Where the stations stand on the trail, in percent. */
const PLACES = [
  [9, 64],
  [28, 34],
  [48, 60],
  [68, 30],
  [88, 56],
] as const;

const placeOf = (i: number): readonly [x: number, y: number] => PLACES[i] ?? [50, 50];

/** The road from one station to the next, of which a part has been walked. */
function Road({
  from,
  to,
  walked,
}: {
  readonly from: number;
  readonly to: number;
  readonly walked: boolean;
}) {
  const [[x1, y1], [x2, y2]] = [placeOf(from), placeOf(to)];
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  return (
    <g data-walked={walked || undefined}>
      <path className="road-edge" d={d} />
      <path className="road" d={d} />
      <path className="road-dots" d={d} />
    </g>
  );
}

/** What stands at the end. */
const Trophy = () => (
  <svg viewBox="0 0 48 48" className="trophy" aria-hidden="true">
    <path d="M12 6h24v4h8c0 9-4 14-10 15-2 4-4 6-7 7v4h7v6H14v-6h7v-4c-3-1-5-3-7-7C8 24 4 19 4 10h8z" />
  </svg>
);

/** The path of lessons of a game: nothing is locked, nothing is lost. */
export function LearnPage({ game }: { readonly game: Game }) {
  const t = useLearnWords();
  const locale = useLocale();
  const heading = usePage(t.learn(game.name));
  const course = use(courseOf(game));
  if (course === null) return null;
  const { lessons, firstMatch } = course;
  const stations = [...lessons, ...(firstMatch === null ? [] : [firstMatch])].map((lesson) => ({
    lesson,
    kept: keptOf(game.id, lesson.id),
  }));
  const done = stations.filter(({ kept }) => kept.stars > 0).length;
  const current = stations.find(({ kept }) => kept.stars === 0) ?? stations[0];
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  if (current === undefined) return null;
  const { lesson: next, kept } = current;
  const begun = kept.stars === 0 && (kept.acts.length > 0 || kept.match !== null);
  return (
    <div className="learn-page">
      <nav className="learn-games" aria-label={t.pathLabel}>
        {games
          .filter(({ course: has }) => has !== undefined)
          .map(({ id, name }) => (
            <a key={id} href={hrefTo(['learn', id])} aria-current={id === game.id ? 'page' : undefined}>
              {name}
            </a>
          ))}
      </nav>
      <section className="trail poster" data-game={game.id}>
        <div className="trail-head">
          <h1 ref={heading} tabIndex={-1}>
            {t.learn(game.name)}
          </h1>
          <p className="trail-done">
            <b>{t.done(done, stations.length)}</b>
            <progress value={done} max={stations.length} aria-label={t.done(done, stations.length)} />
          </p>
          <p>{t.about(lessons.length, minutes)}</p>
        </div>
        <div className="trail-map">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {stations.slice(1).map(({ lesson }, i) => (
              <Road key={lesson.id} from={i} to={i + 1} walked={(stations[i]?.kept.stars ?? 0) > 0} />
            ))}
          </svg>
          <ol>
            {stations.map(({ lesson, kept: { stars } }, i) => (
              <li
                key={lesson.id}
                data-state={stars > 0 ? 'done' : lesson === next ? 'current' : 'open'}
                style={{ '--x': placeOf(i)[0], '--y': placeOf(i)[1] } as React.CSSProperties}
              >
                <a
                  href={hrefTo(['learn', game.id, lesson.id])}
                  aria-current={lesson === next ? 'step' : undefined}
                >
                  <span
                    className="station"
                    aria-hidden="true"
                    data-large={(stars === 0 && lesson === next) || undefined}
                    data-dim={(stars === 0 && lesson !== next) || undefined}
                  >
                    {lesson === firstMatch ? <Trophy /> : <b>{i + 1}</b>}
                    {stars > 0 && <i>✓</i>}
                  </span>
                  <span className="station-name">
                    <span className="hidden">{i + 1}. </span>
                    {lesson.text[locale].title}
                  </span>
                  {stars > 0 ? (
                    <Stars count={stars} />
                  ) : (
                    <small>
                      {t.minutes(lesson.minutes)}
                      {lesson !== next && ` · ${t.jumpIn}`}
                    </small>
                  )}
                </a>
              </li>
            ))}
          </ol>
        </div>
        <div className="trail-bar">
          <Pip mood={done === stations.length ? 'cheer' : 'hi'} />
          <p>
            <b className="trail-next">{next.text[locale].title}</b>
            <span>
              {begun && 'steps' in next
                ? t.stepOf(kept.step + 1, next.steps.length)
                : next.text[locale].about}
            </span>
          </p>
          <a className="sun-button" href={hrefTo(['learn', game.id, next.id])}>
            {begun ? t.continue : kept.stars > 0 ? t.again : t.start}
          </a>
        </div>
      </section>
    </div>
  );
}
