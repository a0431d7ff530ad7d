import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import type { Page } from './pages.ts';
import { useRead } from './read.ts';
import { type Reading, useReading } from './reading.ts';
import { useBookWords } from './words.ts';

/** The name under which a page is remembered as read. */
export const nameOf = ({ chapter, topic }: Page): string =>
  topic === null ? chapter.id : `${chapter.id}/${topic}`;

/** The chapters in playing order, the topics of the one that is open, and what else the book has. */
export function Contents({ page }: { readonly page: Page | null }) {
  const t = useBookWords();
  const locale = useLocale();
  const { game, book, pages, topics, explained, hrefOf, hrefOfPart }: Reading = useReading();
  const read = useRead(game.id);
  const isRead = (chapter: string): boolean =>
    pages.filter((one) => one.chapter.id === chapter).every((one) => read.has(nameOf(one)));
  const done = book.chapters.filter(({ id }) => isRead(id)).length;
  return (
    <nav className="book-contents" aria-label={t.contents}>
      <h2>{t.contents}</h2>
      <ol>
        {book.chapters.map((chapter, i) => (
          <li key={chapter.id} data-open={chapter === page?.chapter || undefined}>
            <a
              className="book-chapter"
              href={hrefOf({ chapter, topic: null })}
              aria-current={chapter === page?.chapter && page.topic === null ? 'page' : undefined}
            >
              <i aria-hidden="true">{i + 1}</i>
              <span>{chapter.title[locale]}</span>
              {isRead(chapter.id) && (
                <svg viewBox="0 0 16 16" role="img" aria-label={t.read}>
                  <path d="m3 8.500 3.500 3.500L13 4.500" />
                </svg>
              )}
            </a>
            {chapter === page?.chapter && (
              <ol className="book-topics">
                {pages
                  .filter((one) => one.chapter === chapter && one.topic !== null)
                  .map((one) => (
                    <li key={one.topic}>
                      <a href={hrefOf(one)} aria-current={one.topic === page.topic ? 'page' : undefined}>
                        {topics[one.topic ?? '']?.[locale]}
                      </a>
                    </li>
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <div className="book-foot">
        <p>{t.readOf(done, book.chapters.length)}</p>
        <progress value={done} max={book.chapters.length} aria-label={t.readOf(done, book.chapters.length)} />
        <a href={hrefOfPart('glossary')}>{t.glossary(explained)}</a>
        {book.differences.length > 0 && (
          <a href={hrefOfPart('editions')}>{t.editions(book.differences.length)}</a>
        )}
        <a href={hrefOfPart('whole')}>{t.whole}</a>
        <a href={hrefTo(['rules'], { game: game.id })}>{t.ledger}</a>
      </div>
    </nav>
  );
}
