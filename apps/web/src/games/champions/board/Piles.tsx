import { content } from '../data.ts';
import { Backs } from './Backs.tsx';
import { useSeen } from './context.ts';

interface PileProps {
  readonly title: string;
  readonly cards: readonly { readonly id: number; readonly card: string }[];
}

/** A pile that everybody may look through: the newest card first. */
function Pile({ title, cards }: PileProps) {
  const { locale, lit, chosen, onTap, onInspect } = useSeen();
  if (cards.length === 0) return <p className="mc-pile">{title}</p>;
  const isAsked = cards.some(({ id }) => lit.has(id));
  return (
    <details className="mc-pile" open={isAsked || undefined}>
      <summary>{title}</summary>
      <ul>
        {[...cards].reverse().map(({ id, card }) => (
          <li key={id}>
            <button
              type="button"
              className="mc-tap mc-line"
              data-card={card}
              data-lit={lit.has(id) || undefined}
              data-chosen={chosen.has(id) || undefined}
              aria-pressed={lit.has(id) ? chosen.has(id) : undefined}
              onClick={() => (lit.has(id) ? onTap(id) : onInspect(card))}
            >
              {content.find(card)?.faces[0].title[locale] ?? card}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The encounter deck and what lies beside it. */
export function EncounterPiles() {
  const { view, t } = useSeen();
  return (
    <section className="mc-piles" aria-label={t.encounter}>
      <p className="mc-pile">{t.encounterDeck(view.deck)}</p>
      <Pile title={t.discardOf(view.discard.length)} cards={view.discard} />
      {view.aside.length > 0 && <Pile title={t.aside(view.aside.length)} cards={view.aside} />}
      {view.removed.length > 0 && <Pile title={t.removed(view.removed.length)} cards={view.removed} />}
    </section>
  );
}

/** Deck, discard pile and face-down cards of the player who is shown. */
export function PlayerPiles() {
  const { view, shown, t } = useSeen();
  const player = view.players[shown];
  if (player === undefined) return null;
  return (
    <div className="mc-piles">
      <p className="mc-pile">{t.deckOf(player.deck)}</p>
      <Pile title={t.discardOf(player.discard.length)} cards={player.discard} />
      {player.dealt > 0 && (
        <p className="mc-pile">
          <Backs count={player.dealt} /> {t.dealt(player.dealt)}
        </p>
      )}
    </div>
  );
}
