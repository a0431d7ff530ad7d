import './cards.css';
import { useDeferredValue, useMemo } from 'react';
import { NotFound } from '../../../shell/NotFound.tsx';
import { usePage } from '../../../shell/page.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { hrefTo, leaveTo, replace } from '../../../shell/router.ts';
import { type Card, cardPath, cards, titleOf } from '../data.ts';
import { CardDialog } from './CardDialog.tsx';
import { CardFilters } from './CardFilters.tsx';
import { CardLink } from './CardTile.tsx';
import { type Criteria, criteriaOf, findCards, queryOf } from './criteria.ts';
import { useCardWords } from './words.ts';

const PLACE = ['champions', 'cards'] as const;

interface TurnProps {
  readonly label: string;
  readonly arrow: string;
  readonly card: Card | undefined;
  readonly onTurn: (card: Card) => void;
}

function Turn({ label, arrow, card, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="button button-quiet"
      disabled={card === undefined}
      onClick={() => card && onTurn(card)}
    >
      <span aria-hidden="true">{arrow}</span> {label}
    </button>
  );
}

interface Props {
  /** The card whose sheet lies over the list. */
  readonly card: Card | null;
  readonly query: URLSearchParams;
}

/** All cards, with filters; one of them may lie open over the list. */
export function CardsPage({ card, query }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const heading = usePage(card === null ? t.title : titleOf(card, locale));
  const criteria = useMemo(() => criteriaOf(query), [query]);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(cards, deferred, locale), [deferred, locale]);
  const address = useMemo(() => queryOf(criteria), [criteria]);
  const change = (changes: Partial<Criteria>): void =>
    replace(hrefTo(PLACE, queryOf({ ...criteria, ...changes })));
  const turnTo = (other: Card): void => replace(hrefTo(cardPath(other), address));
  const at = card ? found.indexOf(card) : -1;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <p>
        <a className="button" href={hrefTo(['champions', 'deck'])}>
          {t.buildDeck}
        </a>
      </p>
      <CardFilters criteria={criteria} among={cards} onChange={change} />
      <p className="count" role="status">
        {t.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{t.none}</p>}
      <ul className="mc-cards">
        {found.map((each) => (
          <li key={each.id}>
            <CardLink card={each} href={hrefTo(cardPath(each), address)} />
          </li>
        ))}
      </ul>
      {card && (
        <CardDialog card={card} onClose={() => leaveTo(hrefTo(PLACE, address))}>
          <footer className="actions">
            <Turn label={t.previous} arrow="←" card={found[at - 1]} onTurn={turnTo} />
            <Turn label={t.next} arrow="→" card={at < 0 ? undefined : found[at + 1]} onTurn={turnTo} />
          </footer>
        </CardDialog>
      )}
    </>
  );
}

export function CardMissing() {
  const t = useCardWords();
  return (
    <NotFound title={t.missing} text={t.missingText}>
      <a className="button" href={hrefTo(PLACE)}>
        {t.allCards}
      </a>
    </NotFound>
  );
}
