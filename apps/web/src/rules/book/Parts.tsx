import type { Locale } from '@assemble/language';
import type { Term } from '@assemble/rules';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { Figures } from './Figures.tsx';
import { ChapterText, Head } from './Paper.tsx';
import { Answers, Passages } from './Passages.tsx';
import { passagesOf } from './pages.ts';
import { useReading } from './reading.ts';
import { useBookWords } from './words.ts';

const inOrder = (terms: readonly Term[], locale: Locale): readonly Term[] =>
  terms
    .filter((term) => term.rule !== undefined && term[locale] !== null)
    .sort((a, b) => (a[locale] ?? '').localeCompare(b[locale] ?? '', locale));

/** All terms with what they mean, and what they are called in the other languages. */
export function GlossaryPage() {
  const t = useBookWords();
  const locale = useLocale();
  const { game, terms, rules } = useReading();
  const heading = usePage(`${t.glossaryTitle} · ${game.name}`);
  const says = new Map(rules.map(({ id, says: text }) => [id, text[locale]]));
  const others = (['en', 'es', 'de'] as const).filter((other) => other !== locale);
  return (
    <article className="book-paper book-wide">
      <Head heading={heading} crumb={game.name} title={t.glossaryTitle} lead={t.glossaryLead} />
      <dl className="book-glossary">
        {inOrder(terms, locale).map((term) => (
          <div key={term.id} id={term.id}>
            <dt>
              <b>{term[locale]}</b>
              {others.map((other) => (
                <span key={other} lang={other}>
                  <abbr>{other.toUpperCase()}</abbr> {term[other] ?? '–'}
                </span>
              ))}
            </dt>
            <dd>
              {says.get(term.rule ?? '')}{' '}
              <a
                className="passage-link"
                href={hrefTo(['rules', term.rule ?? ''])}
                aria-label={t.rule(term.rule ?? '')}
              >
                §
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** All questions that the editions answer differently. */
export function EditionsPage() {
  const t = useBookWords();
  const { game, book, edition } = useReading();
  const heading = usePage(`${t.editionsTitle} · ${game.name}`);
  return (
    <article className="book-paper book-wide">
      <Head heading={heading} crumb={game.name} title={t.editionsTitle} lead={t.editionsLead} />
      {book.differences.map(({ id, question, answers, rules }) => (
        <section key={id} id={id} className="book-differs">
          <Answers question={question} answers={answers} own={edition} />
          <p className="book-cited">
            {rules.map((rule) => (
              <a key={rule} href={hrefTo(['rules', rule])}>
                {rule}
              </a>
            ))}
          </p>
        </section>
      ))}
    </article>
  );
}

/** The whole book, one chapter after the other: to be printed, or searched by the browser. */
export function WholeBook() {
  const t = useBookWords();
  const locale = useLocale();
  const { game, book, rules, topics, pages, edition } = useReading();
  const heading = usePage(`${t.book} · ${game.name}`);
  return (
    <article className="book-paper book-wide">
      <Head heading={heading} crumb={t.book} title={game.name} lead={game.blurb[locale]} />
      <p className="book-print">
        <button type="button" className="button" onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
      {book.chapters.map((chapter, i) => (
        <section key={chapter.id} className="book-part">
          <h2>
            {i + 1}. {chapter.title[locale]}
          </h2>
          <p className="book-lead">{chapter.lead[locale]}</p>
          <ChapterText chapter={chapter} />
          <Figures figures={chapter.figures} />
          {pages
            .filter((page) => page.chapter === chapter)
            .map(({ topic }) =>
              topic === null ? null : (
                <section key={topic}>
                  <h3>{topics[topic]?.[locale]}</h3>
                  <Passages
                    game={game.id}
                    passages={passagesOf(topic, rules, book, edition)}
                    own={edition}
                    at={null}
                  />
                </section>
              ),
            )}
        </section>
      ))}
    </article>
  );
}
