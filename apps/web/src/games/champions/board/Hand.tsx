import { RESOURCES, TYPES } from '@assemble/champions';
import { content } from '../data.ts';
import { useSeen } from './context.ts';
import { Tap } from './Tap.tsx';
import { toneOf } from './tone.ts';

const symbols = { physical: '■', mental: '◆', energy: '▲', wild: '✱' } as const;

interface CardProps {
  readonly id: number;
  readonly card: string;
}

/** A card outside play: cost, title, type, resources. */
function LooseCard({ id, card }: CardProps) {
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
      <span className="mc-band" data-tone={toneOf(face)}>
        {face.cost !== null && <b className="mc-cost">{face.cost}</b>}
        <span>{TYPES[face.type][locale]}</span>
      </span>
      <span className="mc-body">
        <span className="mc-name">{face.title[locale]}</span>
        {resources.length > 0 && (
          <span className="mc-resources">
            {face.resources.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: resources have no state.
              <span key={at} className="mc-resource" data-resource={one}>
                {symbols[one]} {RESOURCES[one][locale]}
              </span>
            ))}
          </span>
        )}
      </span>
    </Tap>
  );
}

/** The hand of whoever looks. Of another player only the number of cards is known. */
export function Hand() {
  const { view, me, t } = useSeen();
  const seat = view.seat ?? me;
  const hand = seat === null ? [] : (view.players[seat]?.hand ?? []);
  if (hand.every(({ id }) => id < 0)) return null;
  return (
    <section className="mc-zone mc-hand" aria-label={t.hand}>
      <h3>{t.hand}</h3>
      <ul className="mc-row">
        {hand.map(({ id, card }) => (
          <li key={id}>
            <LooseCard id={id} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards that are being looked at or resolved right now. */
export function Loose() {
  const { view, t } = useSeen();
  const groups = [
    // Cards of one's own hand lie there already.
    {
      title: t.looked,
      cards: view.looked.filter(
        ({ id }) => !view.players.some(({ hand }) => hand.some((one) => one.id === id)),
      ),
    },
    { title: t.shown, cards: view.shown },
  ].filter(({ cards }) => cards.length > 0);
  return groups.map(({ title, cards }) => (
    <section key={title} className="mc-zone mc-loose" aria-label={title}>
      <h3>{title}</h3>
      <ul className="mc-row">
        {cards.map(({ id, card }) => (
          <li key={id}>
            <LooseCard id={id} card={card} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
