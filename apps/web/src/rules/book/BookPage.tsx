import './book.css';
import './paper.css';
import './print.css';
import { editionIds } from '@assemble/rules';
import { type SyntheticEvent, use, useEffect, useMemo, useRef, useState } from 'react';
import type { GameLedger } from '../../games/game.ts';
import type { Game } from '../../games/index.ts';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import { Logo } from '../../shell/Logo.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo, navigate, type Route, replace } from '../../shell/router.ts';
import { Glossary } from '../glossary/Glossary.tsx';
import { editionNames } from '../labels.ts';
import type { Book } from './book.ts';
import { Contents } from './Contents.tsx';
import { EDITION_MARKS } from './editions.ts';
import { Paper } from './Paper.tsx';
import { EditionsPage, GlossaryPage, WholeBook } from './Parts.tsx';
import { editionOf, type Page, pagesOf } from './pages.ts';
import { addressesIn, PARTS, type Part, type Reading, ReadingContext, useReading } from './reading.ts';
import { useBookWords } from './words.ts';

type Opened = GameLedger & Pick<Reading, 'terms'> & { readonly book: Book };

const opened = new Map<string, Promise<Opened>>();

/** Everything that a book is made of. Loaded once; a failed load is tried again. */
function open(game: Game): Promise<Opened> {
  const known = opened.get(game.id);
  if (known !== undefined) return known;
  const loading = Promise.all([game.book(), game.ledger(), game.terms()]).then(([book, ledger, terms]) => ({
    book,
    ...ledger,
    terms,
  }));
  opened.set(game.id, loading);
  loading.catch(() => opened.delete(game.id));
  return loading;
}

/** Looks a word up among all rules of the game. */
function Search({ game }: { readonly game: string }) {
  const t = useBookWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const isBusy =
        event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (event.key !== '/' || isBusy) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const find = (event: SyntheticEvent): void => {
    event.preventDefault();
    navigate(hrefTo(['rules'], { q: field.current?.value ?? '', game }));
  };
  return (
    <search className="book-search">
      <form onSubmit={find}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10" cy="10" r="6.500" />
          <path d="m15 15 6 6" />
        </svg>
        <input ref={field} type="search" aria-label={t.search} placeholder={t.search} />
        <kbd>/</kbd>
        <button type="submit" className="hidden">
          {t.find}
        </button>
      </form>
    </search>
  );
}

/** Which edition is read. */
function Editions({ path }: { readonly path: readonly string[] }) {
  const t = useBookWords();
  const locale = useLocale();
  const { game, edition } = useReading();
  if (edition === null) return null;
  return (
    <fieldset className="switch book-edition">
      <legend className="hidden">{t.edition}</legend>
      {editionIds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === edition}
          aria-label={editionNames[one][locale]}
          title={editionNames[one][locale]}
          onClick={() => replace(hrefTo(['rules', game.id, ...path], { edition: one }))}
        >
          {EDITION_MARKS[one]}
        </button>
      ))}
    </fieldset>
  );
}

interface BodyProps {
  readonly part: Part | undefined;
  readonly page: Page | undefined;
  readonly at: string | null;
}

function Body({ part, page, at }: BodyProps) {
  const t = useBookWords();
  const { game } = useReading();
  if (part === 'glossary') return <GlossaryPage />;
  if (part === 'editions') return <EditionsPage />;
  if (part === 'whole') return <WholeBook />;
  if (page !== undefined) return <Paper key={`${page.chapter.id} ${page.topic}`} page={page} at={at} />;
  return (
    <NotFound title={t.missing} text={t.missingText}>
      <a className="button" href={hrefTo(['rules', game.id])}>
        {t.toBook}
      </a>
    </NotFound>
  );
}

interface Props {
  readonly game: Game;
  /** What follows the game in the address: a chapter and perhaps a topic, or a part of the book. */
  readonly path: readonly string[];
  readonly query: Route['query'];
}

/** The rulebook of a game: contents, paper, drawings. It opens with how to play. */
export function BookPage({ game, path, query }: Props) {
  const t = useBookWords();
  const locale = useLocale();
  const { book, rules, topics, terms } = use(open(game));
  const chosen = query.get('edition');
  const [first, second, ...more] = path;
  const reading = useMemo((): Reading => {
    const edition = editionOf(rules, chosen, locale);
    return {
      game,
      book,
      rules,
      topics,
      terms,
      explained: terms.filter((term) => term.rule !== undefined && term[locale] !== null).length,
      edition,
      pages: pagesOf(book, rules, edition),
      ...addressesIn(game.id, chosen),
    };
  }, [game, book, rules, topics, terms, chosen, locale]);
  const part = PARTS.find((one) => one === first && second === undefined);
  const page =
    first === undefined
      ? reading.pages[0]
      : more.length > 0
        ? undefined
        : reading.pages.find(({ chapter, topic }) => chapter.id === first && topic === (second ?? null));
  const [unfolded, unfold] = useState(false);
  const place = path.join('/');
  // Whoever chose a page wants to read it, not the contents.
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    unfold(false);
  }
  return (
    <ReadingContext value={reading}>
      <Glossary source={game}>
        <div className="book" data-game={game.id} data-unfolded={unfolded || undefined}>
          <header className="book-bar">
            <a className="book-close" href={hrefTo([game.id])} title={t.close}>
              <span className="hidden">{t.close}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6 18 18M18 6 6 18" />
              </svg>
            </a>
            <Logo />
            <span className="book-name">
              <b>{game.name}</b> <span>{t.book}</span>
            </span>
            <Search game={game.id} />
            <Editions path={path} />
            <LanguageSwitch />
          </header>
          <button
            type="button"
            className="book-unfold button"
            aria-expanded={unfolded}
            onClick={() => unfold(!unfolded)}
          >
            {t.contents}
          </button>
          <Contents page={page ?? null} />
          <Body part={part} page={page} at={query.get('rule')} />
        </div>
      </Glossary>
    </ReadingContext>
  );
}
