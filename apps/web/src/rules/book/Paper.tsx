import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { Bold } from '../../learn/Bold.tsx';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { provenBy } from '../proven.ts';
import { useScenes } from '../scenes/scenes.ts';
import type { Chapter } from './book.ts';
import { nameOf } from './Contents.tsx';
import { Figures } from './Figures.tsx';
import { Passages } from './Passages.tsx';
import { figuresOf, type Page, passagesOf } from './pages.ts';
import { markRead } from './read.ts';
import { useReading } from './reading.ts';
import { useBookWords } from './words.ts';

interface HeadProps {
  readonly crumb: string;
  readonly title: string;
  readonly lead?: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

export function Head({ crumb, title, lead, heading }: HeadProps) {
  return (
    <header>
      <p className="book-crumb">{crumb}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="book-lead">{lead}</p>}
    </header>
  );
}

/** What a chapter is about, how it is played, and what stands in it. */
export function ChapterText({
  chapter,
  children,
}: {
  readonly chapter: Chapter;
  readonly children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <>
      {chapter.intro[locale].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {chapter.steps !== undefined && (
        <ol className="book-steps">
          {chapter.steps[locale].map((text) => (
            <li key={text}>
              <p>
                <Bold text={text} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {children}
    </>
  );
}

/** The topics of a chapter with the number of their rules. */
function InThisChapter({ chapter }: { readonly chapter: Chapter }) {
  const t = useBookWords();
  const locale = useLocale();
  const { pages, rules, book, edition, topics, hrefOf } = useReading();
  return (
    <section className="book-list">
      <h2>{t.inThisChapter}</h2>
      <ul>
        {pages
          .filter((page) => page.chapter === chapter && page.topic !== null)
          .map((page) => (
            <li key={page.topic}>
              <a href={hrefOf(page)}>{topics[page.topic ?? '']?.[locale]}</a>
              <span>{t.rules(passagesOf(page.topic ?? '', rules, book, edition).length)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The way to the pages before and after, and how many rules stand here. */
function Turn({ page, ids }: { readonly page: Page; readonly ids: readonly string[] }) {
  const t = useBookWords();
  const locale = useLocale();
  const { pages, topics, hrefOf } = useReading();
  const at = pages.findIndex((one) => one.chapter === page.chapter && one.topic === page.topic);
  const title = ({ chapter, topic }: Page): string =>
    (topic === null ? chapter.title : topics[topic])?.[locale] ?? '';
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <footer className="book-turn">
      {before ? (
        <a href={hrefOf(before)} aria-label={`${t.previous}: ${title(before)}`}>
          <span aria-hidden="true">←</span> {title(before)}
        </a>
      ) : (
        <span />
      )}
      {ids.length > 0 && (
        <span className="book-proven">
          {t.proven(ids.filter((id) => provenBy(id).length > 0).length, ids.length)}
        </span>
      )}
      {after ? (
        <a href={hrefOf(after)} aria-label={`${t.next}: ${title(after)}`}>
          {title(after)} <span aria-hidden="true">→</span>
        </a>
      ) : (
        <span />
      )}
    </footer>
  );
}

/** A page: the beginning of a chapter, or a topic; with its drawings. */
export function Paper({ page, at }: { readonly page: Page; readonly at: string | null }) {
  const locale = useLocale();
  const { game, book, rules, topics, edition } = useReading();
  const { chapter, topic } = page;
  const title = (topic === null ? chapter.title : topics[topic])?.[locale] ?? '';
  const heading = usePage(`${title} · ${game.name}`);
  const passages = useMemo(
    () => (topic === null ? [] : passagesOf(topic, rules, book, edition)),
    [topic, rules, book, edition],
  );
  const scenes = useScenes(game.id);
  const name = nameOf(page);
  useEffect(() => markRead(game.id, name), [game.id, name]);
  useEffect(() => {
    if (at !== null) document.getElementById(at)?.scrollIntoView({ block: 'center' });
  }, [at]);
  const number = book.chapters.indexOf(chapter) + 1;
  return (
    <>
      <article className="book-paper">
        <Head
          heading={heading}
          crumb={topic === null ? `${number} · ${game.name}` : `${number} · ${chapter.title[locale]}`}
          title={title}
          {...(topic === null ? { lead: chapter.lead[locale] } : {})}
        />
        {topic === null ? (
          <ChapterText chapter={chapter}>
            <InThisChapter chapter={chapter} />
          </ChapterText>
        ) : (
          <Passages game={game.id} passages={passages} own={edition} at={at} />
        )}
        <Turn page={page} ids={passages.map(({ entry }) => entry.id)} />
      </article>
      <Figures
        figures={figuresOf(book, page)}
        scene={passages.find(({ entry }) => scenes?.has(entry.id))?.entry.id}
      />
    </>
  );
}
