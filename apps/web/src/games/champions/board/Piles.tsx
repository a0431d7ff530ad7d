import { content } from '../data.ts';
import { useSeen } from './context.ts';
import { Tap } from './Tap.tsx';

interface PileProps {
  readonly title: string;
  /** The whole name with the number, for those who do not see it. */
  readonly name: string;
  readonly cards: readonly { readonly id: number; readonly card: string }[];
  /** What beats call it. */
  readonly place: string;
}

/** A deck: how many cards are left. */
function Deck({
  title,
  name,
  count,
  own,
  place,
}: Omit<PileProps, 'cards'> & { readonly count: number; readonly own?: boolean }) {
  return (
    <div className="mc-pile" data-deck={own ? 'own' : 'encounter'} data-place={place}>
      <span className="hidden">{name}</span>
      <span aria-hidden="true" className="mc-pile-top">
        <b>{count}</b>
      </span>
      <small aria-hidden="true">{title}</small>
    </div>
  );
}

/** A pile that everybody may look through: the newest card first. */
function Pile({ title, name, cards, place }: PileProps) {
  const { locale, lit } = useSeen();
  const isAsked = cards.some(({ id }) => lit.has(id));
  const face = (
    <>
      <span className="mc-pile-top" aria-hidden="true">
        <b>{cards.length}</b>
      </span>
      <small aria-hidden="true">{title}</small>
      <span className="hidden">{name}</span>
    </>
  );
  if (cards.length === 0)
    return (
      <div className="mc-pile" data-place={place}>
        {face}
      </div>
    );
  return (
    <details className="mc-pile" data-place={place} open={isAsked || undefined}>
      <summary>{face}</summary>
      <ul className="mc-pile-cards">
        {[...cards].reverse().map(({ id, card }) => {
          const found = content.find(card)?.faces[0].title[locale] ?? card;
          return (
            <li key={id}>
              <Tap id={id} name={found} className="mc-line">
                {found}
              </Tap>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The encounter deck and what lies beside it. */
export function EncounterPiles() {
  const { view, t } = useSeen();
  return (
    <section className="mc-piles mc-encounter" aria-label={t.encounter}>
      <Deck title={t.encounterPile} name={t.encounterDeck(view.deck)} count={view.deck} place="encounter" />
      <Pile
        title={t.discardPile}
        name={t.discardOf(view.discard.length)}
        cards={view.discard}
        place="encounter-discard"
      />
      {view.aside.length > 0 && (
        <Pile title={t.asidePile} name={t.aside(view.aside.length)} cards={view.aside} place="aside" />
      )}
      {view.removed.length > 0 && (
        <Pile
          title={t.removedPile}
          name={t.removed(view.removed.length)}
          cards={view.removed}
          place="removed"
        />
      )}
    </section>
  );
}

/** Deck, discard pile and face-down cards of the player who is shown. */
export function PlayerPiles() {
  const { view, shown, t, nameOfSeat } = useSeen();
  const player = view.players[shown];
  if (player === undefined) return null;
  return (
    <section className="mc-piles mc-own-piles" aria-label={t.pilesOf(nameOfSeat(shown))}>
      <Deck own title={t.deckPile} name={t.deckOf(player.deck)} count={player.deck} place={`deck ${shown}`} />
      <Pile
        title={t.discardPile}
        name={t.discardOf(player.discard.length)}
        cards={player.discard}
        place={`discard ${shown}`}
      />
      {player.dealt > 0 && <p className="mc-dealt">{t.dealt(player.dealt)}</p>}
    </section>
  );
}
