import { nameOf, subtitleOf, term, titleOf } from '../data.ts';
import { Die } from '../die/Die.tsx';
import { EnergyIcon } from '../EnergyIcon.tsx';
import { useSeen } from './context.ts';
import { letterOf } from './DieTile.tsx';
import { basicColours, cardAt, emblemAt, leftOn, type Seat } from './dice.ts';
import { Tap } from './Tap.tsx';

/** A card of a team or a basic action: cost, dice left, lit when one can be bought. */
function CardTile({ slot }: { readonly slot: number }) {
  const seen = useSeen();
  const { view, t, locale, moved } = seen;
  const card = cardAt(view, slot);
  const place = view.cards[slot];
  if (card === undefined || place === undefined) return null;
  const option = seen.cardOption(slot);
  const lit = option?.lit === true;
  const left = leftOn(view, slot);
  const colour = basicColours[place.colour];
  const own = place.owner === null || place.owner === seen.low;
  const dim = own && option !== undefined && !lit;
  const name = nameOf(card, locale);
  const facts = [
    t.cost(card.cost),
    ...(card.energy === null ? [] : [term(card.energy, locale)]),
    ...(colour === undefined ? [] : [t.dieColour(t[colour])]),
    t.left(left),
  ];
  const action = lit ? option.label : t.inspect(name);
  const why = dim ? option.reasons : [];
  const bought = view.dice.some((die) => die.card === slot && moved.has(die.id) && die.zone === 'used');
  return (
    <li className="dm-card-place" data-dim={dim || undefined}>
      <Tap
        className="dm-card"
        name={[`${name}, ${facts.join(', ')}`, action, ...why].join('. ')}
        title={[name, facts.join(' · '), ...why].join('\n')}
        onTap={() => (lit ? seen.onOption(option.id) : seen.onInspect(card.id))}
        lit={lit}
        moved={bought}
        card={card.id}
      >
        <span className="dm-card-band" data-energy={card.energy ?? 'generic'}>
          <span className="dm-coin">
            {card.cost}
            {card.energy !== null && (
              <>
                <EnergyIcon energy={card.energy} />
                <small>{letterOf(card.energy, locale)}</small>
              </>
            )}
          </span>
          <Die face={undefined} emblem={emblemAt(view, slot)} className="dm-card-die" />
        </span>
        <span className="dm-card-title">{titleOf(card, locale)}</span>
        {colour === undefined ? (
          <span className="dm-card-subtitle">{subtitleOf(card, locale)}</span>
        ) : (
          <span className="dm-card-subtitle dm-colour" data-colour={colour}>
            {t[colour]}
          </span>
        )}
        <span className="dm-card-left">
          <Pips left={left} />
        </span>
      </Tap>
      {lit && (
        <button
          type="button"
          className="dm-read"
          aria-label={t.inspect(name)}
          title={t.inspect(name)}
          onClick={() => seen.onInspect(card.id)}
        >
          <span aria-hidden="true">i</span>
        </button>
      )}
    </li>
  );
}

/** More than these are only counted. */
const MOST_PIPS = 4;

/** Dice left on a card, as squares and as a number. */
function Pips({ left }: { readonly left: number }) {
  return (
    <>
      {left <= MOST_PIPS &&
        Array.from({ length: left }, (_, i) => i).map((i) => <span key={i} className="dm-pip" />)}
      <span>×{left}</span>
    </>
  );
}

export function Team({ seat }: { readonly seat: Seat }) {
  const { view, t, nameOfSeat, low } = useSeen();
  const slots = view.cards.flatMap((card, slot) => (card.owner === seat ? [slot] : []));
  if (slots.length === 0) return null;
  return (
    <section
      className="dm-zone dm-team"
      data-side={seat === low ? 'low' : 'high'}
      aria-label={t.team(nameOfSeat(seat))}
    >
      <ul className="dm-cards" style={{ maxWidth: `${slots.length * 9}rem` }}>
        {slots.map((slot) => (
          <CardTile key={slot} slot={slot} />
        ))}
      </ul>
    </section>
  );
}

/** The actions both players may buy. */
export function Basics() {
  const { view, t } = useSeen();
  const slots = view.cards.flatMap((card, slot) => (slot > 0 && card.owner === null ? [slot] : []));
  if (slots.length === 0) return null;
  return (
    <section className="dm-zone dm-basics" aria-label={t.basics}>
      <p className="dm-zone-name" aria-hidden="true">
        {t.basics}
      </p>
      <ul className="dm-cards">
        {slots.map((slot) => (
          <CardTile key={slot} slot={slot} />
        ))}
      </ul>
    </section>
  );
}
