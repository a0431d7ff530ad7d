import './cards.css';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { NotFound } from '../../shell/NotFound.tsx';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo, leaveTo, replace } from '../../shell/router.ts';
import { type Gallery, pathOf } from './gallery.ts';
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
  const neighbour = (by: number): string | null => {
    const other = at < 0 ? undefined : found[at + by];
    return other === undefined ? null : hrefOf(other);
  };
  const [before, after] = [neighbour(-1), neighbour(1)];
  useTurning(before, after);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {own.title}
      </h1>
      <p className="lead">{own.intro}</p>
      <p>
        <a className="button" href={hrefTo(gallery.builder)}>
          {own.build}
        </a>
      </p>
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
        <CardSheet card={card} onClose={() => leaveTo(hrefTo(place, address))} addressOf={hrefOf}>
          <footer className="actions card-turns">
            <Turn label={t.previous} arrow="←" href={before} />
            <Turn label={t.next} arrow="→" href={after} />
          </footer>
        </CardSheet>
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
