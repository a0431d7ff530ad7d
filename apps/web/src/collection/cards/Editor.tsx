import './cards.css';
import './editor.css';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type Problem, Problems } from '../../shell/Problems.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { useCollectionWords } from '../words.ts';
import { type Gallery, pathOf } from './gallery.ts';
import { useCardsWords } from './words.ts';

const PANEL_ID = 'editor-panel';

/** For when a line and its buttons are gone: the focus goes to the heading of the list. */
export const focusPanel = (): void => document.getElementById(PANEL_ID)?.focus();

interface PickerProps<Card extends { readonly id: string }, Criteria> {
  readonly gallery: Gallery<Card, Criteria>;
  /** The cards to choose from. */
  readonly among: readonly Card[];
  readonly isTaken: (card: Card) => boolean;
  /** What brings a card in and out. */
  readonly control: (card: Card) => ReactNode;
  readonly onOpen: (card: Card) => void;
}

/** All cards that can be taken, with filters. */
function Picker<Card extends { readonly id: string }, Criteria>(props: PickerProps<Card, Criteria>) {
  const { gallery, among, isTaken, control, onOpen } = props;
  const { place, noCriteria, findCards, Filters, CardLink } = gallery;
  const t = useCardsWords();
  const locale = useLocale();
  const [criteria, setCriteria] = useState(noCriteria);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(among, deferred, locale), [findCards, among, deferred, locale]);
  return (
    <section className="picker" aria-labelledby="picker-title">
      <h2 id="picker-title">{t.choose}</h2>
      <Filters
        criteria={criteria}
        among={among}
        onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
      />
      <p className="count" role="status">
        {t.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{t.none}</p>}
      <ul className="cards">
        {found.map((card) => (
          <li key={card.id} className="pick" data-taken={isTaken(card)}>
            <CardLink card={card} href={hrefTo(pathOf(place, card))} onOpen={onOpen} />
            {control(card)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props<Card extends { readonly id: string }, Criteria>
  extends Omit<PickerProps<Card, Criteria>, 'onOpen'> {
  readonly title: string;
  /** The link to it, from beside the cards on a phone. */
  readonly toPanel: string;
  /** How far it is, in one line. */
  readonly summary: string;
  readonly problems: readonly Problem[];
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays: boolean;
  /** What has been taken, given what opens a card. */
  readonly children: (onOpen: (card: Card) => void) => ReactNode;
  /** The same in numbers. */
  readonly numbers: ReactNode;
}

/** What is being made of cards, beside the cards to choose from. */
export function Editor<Card extends { readonly id: string }, Criteria>(props: Props<Card, Criteria>) {
  const { gallery, title, toPanel, summary, problems, stays, children, numbers, ...picker } = props;
  const { CardSheet } = gallery;
  const t = useCollectionWords();
  const [shown, setShown] = useState<Card | null>(null);
  return (
    <div className="editor">
      <section className="panel editor-panel" aria-labelledby={PANEL_ID}>
        <h2 id={PANEL_ID} tabIndex={-1}>
          {title}
        </h2>
        <p className="editor-summary" role="status" data-legal={problems.length === 0}>
          {summary}
        </p>
        {children(setShown)}
        {problems.length > 0 && (
          <>
            <h3>{t.problemsTitle}</h3>
            <Problems problems={problems} stays={stays} />
          </>
        )}
        {numbers}
      </section>
      <Picker gallery={gallery} {...picker} onOpen={setShown} />
      <p className="editor-bar">
        <a href={`#${PANEL_ID}`}>
          {toPanel}: {summary}
        </a>
      </p>
      {shown && <CardSheet card={shown} onClose={() => setShown(null)} stays={stays} />}
    </div>
  );
}
