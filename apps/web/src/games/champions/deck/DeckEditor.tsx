import './deck.css';
import '../cards/cards.css';
import { type Deck, SETS, setsOf } from '@assemble/champions';
import { useDeferredValue, useMemo, useState } from 'react';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { hrefTo } from '../../../shell/router.ts';
import { CardDialog } from '../cards/CardDialog.tsx';
import { CardFilters } from '../cards/CardFilters.tsx';
import { CardLink } from '../cards/CardTile.tsx';
import { type Criteria, findCards, noCriteria } from '../cards/criteria.ts';
import { useCardWords } from '../cards/words.ts';
import { type Card, cardPath, cards, titleOf } from '../data.ts';
import { DeckPanel, PANEL_ID, useSummary } from './DeckPanel.tsx';
import { copiesOf, heroOf, withCopies, withHero } from './edit.ts';
import { Stepper } from './Stepper.tsx';
import { useDeckWords } from './words.ts';

const heroes = setsOf('hero');
/** What is chosen for a deck: the cards of its hero come along by themselves. */
const pickable = cards.filter(({ set }) => ['aspect', 'basic'].includes(SETS[set].kind));

interface Props {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** All cards of aspects and all basic ones, with filters and with buttons that bring them into the deck. */
function Picker({ deck, onChange, onOpen }: Omit<Props, 'stays'> & { onOpen: (card: Card) => void }) {
  const t = useDeckWords();
  const words = useCardWords();
  const locale = useLocale();
  const [criteria, setCriteria] = useState<Criteria>(noCriteria);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(pickable, deferred, locale), [deferred, locale]);
  return (
    <section aria-labelledby="deck-picker">
      <h2 id="deck-picker">{t.choose}</h2>
      <CardFilters
        criteria={criteria}
        among={pickable}
        onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
      />
      <p className="count" role="status">
        {words.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{words.none}</p>}
      <ul className="mc-cards">
        {found.map((card) => (
          <li key={card.id} className="mc-pick">
            <CardLink card={card} href={hrefTo(cardPath(card))} onOpen={onOpen} />
            <Stepper
              name={titleOf(card, locale)}
              copies={copiesOf(deck, card.id)}
              onChange={(copies) => onChange(withCopies(deck, card.id, copies))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A deck beside all cards that can be in it. */
export function DeckEditor({ deck, onChange, stays = false }: Props) {
  const t = useDeckWords();
  const locale = useLocale();
  const [shown, setShown] = useState<Card | null>(null);
  const summary = useSummary(deck);
  const hero = heroOf(deck);
  return (
    <>
      <Choice
        label={t.hero}
        {...(hero === '' ? { any: t.noHero } : {})}
        value={hero}
        options={heroes.map((id) => [id, SETS[id].title[locale]] as const)}
        onChange={(next) => next !== '' && onChange(withHero(deck, next))}
      />
      <div className="mc-deck-editor">
        <DeckPanel deck={deck} onChange={onChange} onOpen={setShown} stays={stays} />
        <Picker deck={deck} onChange={onChange} onOpen={setShown} />
      </div>
      <p className="mc-deck-bar">
        <a href={`#${PANEL_ID}`}>
          {t.toDeck}: {summary}
        </a>
      </p>
      {shown && <CardDialog card={shown} onClose={() => setShown(null)} />}
    </>
  );
}
