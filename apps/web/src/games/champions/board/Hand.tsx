import { RESOURCES, TYPES } from '@assemble/champions';
import type { CSSProperties } from 'react';
import { content } from '../data.ts';
import { CardFace } from './CardFace.tsx';
import { useSeen } from './context.ts';
import { stepOf } from './measures.ts';
import { Tap } from './Tap.tsx';

interface CardProps {
  readonly id: number;
  readonly card: string;
}

/** A card outside play, with its whole face. */
export function LooseCard({ id, card }: CardProps) {
  const { locale, t } = useSeen();
  const [face] = content.card(card).faces;
  const resources = face.resources.map((one) => RESOURCES[one][locale]);
  const name = [
    face.title[locale],
    TYPES[face.type][locale],
    ...(face.cost === null ? [] : [t.cost(face.cost)]),
    ...(resources.length === 0 ? [] : [t.gives(resources.join(', '))]),
  ].join(', ');
  return (
    <Tap id={id} name={name} className="mc-card mc-held">
      <CardFace face={face} locale={locale} letters={14} />
    </Tap>
  );
}

/** Width of a card in hand, of the whole hand, and the distance of two, in the units of the drawing. */
const CARD = 148;
const ROOM = 800 + CARD;
const STEP = 142;

/** The hand of whoever looks; of another player only the number of cards is known. */
export function Hand() {
  const { view, me, shown, below, t, nameOfSeat } = useSeen();
  const seat = view.seat ?? me;
  const hand = view.players[shown]?.hand ?? [];
  const isOwn = seat !== null && shown === below;
  const step = stepOf(hand.length, CARD, STEP - CARD, ROOM);
  const middle = (hand.length - 1) / 2;
  return (
    <section
      className="mc-hand"
      data-stage="hand"
      data-place={`hand ${shown}`}
      aria-label={isOwn ? t.hand : t.handTitle(nameOfSeat(shown))}
    >
      {hand.length > 0 && hand.every(({ id }) => id < 0) && <p className="hidden">{t.handOf(hand.length)}</p>}
      <ul className="mc-hand-fan">
        {hand.map(({ id, card }, at) => (
          <li
            key={id < 0 ? -1 - at : id}
            style={{ '--at': (at - middle) * step, '--off': at - middle } as CSSProperties}
          >
            {id < 0 ? <span className="mc-cardback" data-own /> : <LooseCard id={id} card={card} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
