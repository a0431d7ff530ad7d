import './cards.css';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { NotFound } from '../../shell/NotFound.tsx';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo, leaveTo, replace } from '../../shell/router.ts';
import { type Gallery, pathOf } from './gallery.ts';
import { Row } from './Row.tsx';
import { useCardsWords } from './words.ts';

interface TurnProps {
  readonly label: string;
  readonly arrow: string;
  /** What it leads to; nothing at the end of the list. */
  readonly href: string | null;
}

function Turn({ label, arrow, href }: TurnProps) {
  return (
    <button
      type="button"
      className="button button-quiet"
      disabled={href === null}
      onClick={() => href !== null && replace(href)}
    >
      <span aria-hidden="true">{arrow}</span> {label}
    </button>
  );
}

/** The arrow keys turn the page, but for who writes or chooses something. */
function useTurning(before: string | null, after: string | null): void {
  useEffect(() => {
    const turn = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
      const href = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : null;
      const isBusy = target instanceof Element && target.closest('input, select, textarea') !== null;
      if (href !== null && !isBusy && !altKey && !ctrlKey && !metaKey && !shiftKey) replace(href);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [before, after]);
}

interface ListProps<Card extends { readonly id: string }, Criteria> {
  readonly gallery: Gallery<Card, Criteria>;
  /** The card whose sheet lies over the list. */
  readonly card: Card | null;
  readonly query: URLSearchParams;
}

function List<Card extends { readonly id: string }, Criteria>(props: ListProps<Card, Criteria>) {
  const { gallery, card, query } = props;
  const { place, criteriaOf, queryOf, findCards, Filters, CardLink, CardSheet } = gallery;
  const t = useCardsWords();
  const locale = useLocale();
  const own = gallery.words[locale];
  const heading = usePage(card === null ? own.title : gallery.nameOf(card, locale));
  const criteria = useMemo(() => criteriaOf(query), [criteriaOf, query]);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(
    () => findCards(gallery.cards, deferred, locale),
    [findCards, gallery.cards, deferred, locale],
  );
  const address = useMemo(() => queryOf(criteria), [queryOf, criteria]);
  const hrefOf = (one: Card): string => hrefTo(pathOf(place, one), address);
  const at = card === null ? -1 : found.indexOf(card);
  const neighbour = (by: number): Card | undefined => (at < 0 ? undefined : found[at + by]);
  const [previous, next] = [neighbour(-1), neighbour(1)];
  const before = previous === undefined ? null : hrefOf(previous);
  const after = next === undefined ? null : hrefOf(next);
  const beside = (one: Card | undefined): ReactNode =>
    one === undefined ? null : <CardSheet card={one} onClose={() => undefined} addressOf={hrefOf} />;
  useTurning(before, after);
  return (
    <>
      <header className="gallery-head" data-game={place[0]}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {own.title}
          </h1>
          <p>{own.intro}</p>
        </div>
        <a className="sun-button" href={hrefTo(gallery.builder)}>
          {own.build}
        </a>
      </header>
      <Filters
        criteria={criteria}
        among={gallery.cards}
        onChange={(changes) => replace(hrefTo(place, queryOf({ ...criteria, ...changes })))}
      />
      <p className="count" role="status">
        {t.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{t.none}</p>}
      <ul className="cards">
        {found.map((each) => (
          <li key={each.id}>
            <CardLink card={each} href={hrefOf(each)} />
          </li>
        ))}
      </ul>
      {card && (
        <Row before={beside(previous)} after={beside(next)}>
          <CardSheet card={card} onClose={() => leaveTo(hrefTo(place, address))} addressOf={hrefOf}>
            <footer className="actions card-turns">
              <Turn label={t.previous} arrow="←" href={before} />
              <Turn label={t.next} arrow="→" href={after} />
            </footer>
          </CardSheet>
        </Row>
      )}
    </>
  );
}

interface Props<Card extends { readonly id: string }, Criteria> {
  readonly gallery: Gallery<Card, Criteria>;
  /** What follows the place of the gallery in the address: the id of a card, or nothing. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** All cards, with filters; the one that the address names lies open over the list. */
export function Cards<Card extends { readonly id: string }, Criteria>(props: Props<Card, Criteria>) {
  const { gallery, path, query } = props;
  const t = useCardsWords();
  if (path.length === 0) return <List gallery={gallery} card={null} query={query} />;
  const card = gallery.cardAt(path.join('/'));
  if (card !== undefined) return <List gallery={gallery} card={card} query={query} />;
  return (
    <NotFound title={t.missing} text={t.missingText}>
      <a className="button" href={hrefTo(gallery.place)}>
        {t.allCards}
      </a>
    </NotFound>
  );
}
