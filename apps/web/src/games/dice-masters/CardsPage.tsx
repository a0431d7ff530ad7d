import { useDeferredValue, useMemo } from 'react';
import { NotFound } from '../../shell/NotFound.tsx';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo, replace } from '../../shell/router.ts';
import { CardFilters } from './CardFilters.tsx';
import { CardSheet } from './CardSheet.tsx';
import { CardTile } from './CardTile.tsx';
import { type Criteria, criteriaOf, findCards, queryOf } from './criteria.ts';
import { type Card, cardPath, cards, nameOf } from './data.ts';
import { useCardWords } from './strings.ts';

interface Props {
  /** The card whose sheet lies over the list. */
  readonly card: Card | null;
  readonly query: URLSearchParams;
}

export function CardsPage({ card, query }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const heading = usePage(card ? nameOf(card, locale) : t.cardsTitle);
  const criteria = useMemo(() => criteriaOf(query), [query]);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(cards, deferred, locale), [deferred, locale]);
  const address = useMemo(() => queryOf(criteria), [criteria]);
  const change = (changes: Partial<Criteria>): void =>
    replace(hrefTo(['dice-masters', 'cards'], queryOf({ ...criteria, ...changes })));

  const at = card ? found.indexOf(card) : -1;
  const neighbours = { previous: found[at - 1], next: at < 0 ? undefined : found[at + 1] };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.cardsTitle}
      </h1>
      <p className="lead">{t.cardsIntro}</p>
      <p>
        <a className="button" href={hrefTo(['dice-masters', 'team'])}>
          {t.buildTeam}
        </a>
      </p>
      <CardFilters criteria={criteria} onChange={change} />
      <p className="count" role="status">
        {t.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{t.none}</p>}
      <ul className="cards">
        {found.map((each) => (
          <CardTile key={each.id} card={each} href={hrefTo(cardPath(each), address)} />
        ))}
      </ul>
      {card && <CardSheet card={card} neighbours={neighbours} query={address} />}
    </>
  );
}

export function CardMissing() {
  const t = useCardWords();
  return (
    <NotFound title={t.missing} text={t.missingText}>
      <a className="button" href={hrefTo(['dice-masters', 'cards'])}>
        {t.allCards}
      </a>
    </NotFound>
  );
}
