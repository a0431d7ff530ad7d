import { type Deck, payableIn } from '@assemble/champions';
import { type CSSProperties, useMemo, useState } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { CardFace } from '../board/CardFace.tsx';
import { content, titleOf } from '../data.ts';
import { sameDeck } from './edit.ts';
import { useDeckWords } from './words.ts';

/** All copies in some order that nobody knows. */
function shuffled(deck: Deck): readonly string[] {
  const order = Object.entries(deck.cards)
    .filter(([id]) => content.find(id) !== undefined)
    .flatMap(([id, copies]) => Array.from({ length: copies }, () => ({ id, at: Math.random() })));
  return order.sort((a, b) => a.at - b.at).map(({ id }) => id);
}

/** A hand as the deck might give it, and what it can pay for. */
export function TestHand({ deck }: { readonly deck: Deck }) {
  const t = useDeckWords();
  const locale = useLocale();
  const first = content.find(deck.identity)?.faces[1]?.handSize ?? 6;
  const [drawn, setDrawn] = useState(() => ({ deck, order: shuffled(deck), count: first }));
  // A deck that has changed is shuffled anew.
  const now = sameDeck(drawn.deck, deck) ? drawn : { deck, order: shuffled(deck), count: first };
  if (now !== drawn) setDrawn(now);
  const hand = now.order.slice(0, now.count);
  const payable = useMemo(() => payableIn(content, hand), [hand]);
  const middle = (hand.length - 1) / 2;
  const alterEgo = content.find(deck.identity)?.faces[1]?.title[locale] ?? '';
  return (
    <section className="mc-test" data-part="hand" aria-labelledby="mc-test-title">
      <div className="mc-test-words">
        <h3 id="mc-test-title">{t.testHand}</h3>
        <p>{t.handSays(hand.length, alterEgo, payable.filter(Boolean).length)}</p>
        <p className="mc-test-acts">
          <button
            type="button"
            className="build-tool mc-new-hand"
            onClick={() => setDrawn({ deck, order: shuffled(deck), count: first })}
          >
            {t.newHand}
          </button>
          <button
            type="button"
            className="build-tool"
            disabled={now.count >= now.order.length}
            onClick={() => setDrawn({ ...now, count: now.count + 1 })}
          >
            {t.draw}
          </button>
        </p>
      </div>
      <ul className="mc-test-fan" style={{ '--count': hand.length } as CSSProperties}>
        {hand.map((id, at) => {
          const card = content.card(id);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike.
              key={at}
              style={{ '--off': at - middle } as CSSProperties}
            >
              <div className="mc-card" data-can={payable[at] || undefined}>
                <span className="hidden">
                  {titleOf(card, locale)}
                  {payable[at] && `, ${t.payable}`}
                </span>
                <div aria-hidden="true">
                  <CardFace face={card.faces[0]} locale={locale} letters={15} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
