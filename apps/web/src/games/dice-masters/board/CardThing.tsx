import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { Thing } from '../../../table/stage/Thing.tsx';
import { type Card, nameOf, paragraphsOf, term, titleOf } from '../data.ts';
import { actOn, useSeen } from './context.ts';
import { cardAt, diceOf, emblemAt, type Seat } from './dice.ts';
import { EnergyDot } from './Energies.tsx';

/** More than these are only counted. */
const MOST_PIPS = 5;

/** The dice that came with a card: those still to buy are filled. */
function Pips({ slot, colour }: { readonly slot: number; readonly colour: string }) {
  const { view } = useSeen();
  const { left, of } = diceOf(view, slot);
  return (
    <span className="dm-pips" style={{ '--pip': colour } as React.CSSProperties}>
      {of <= MOST_PIPS &&
        Array.from({ length: of }, (_, i) => i).map((i) => <i key={i} data-left={i < left || undefined} />)}
      <b data-many={of > MOST_PIPS || undefined}>{left}</b>
    </span>
  );
}

/** The cost in the colour of the energy that has to be in it. */
function Cost({ card }: { readonly card: Card }) {
  return (
    <>
      <span className="dm-cost" data-energy={card.energy ?? 'generic'}>
        {card.cost}
      </span>
      {card.energy !== null && (
        <span className="dm-cost-energy">
          <EnergyDot energy={card.energy} />
        </span>
      )}
    </>
  );
}

const hasGlobal = (card: Card): boolean => card.abilities.some(({ node }) => node === 'global');

/** A card of a team or a basic action: cost, emblem, dice left, lit when something can be done with it. */
function CardThing({ slot }: { readonly slot: number }) {
  const seen = useSeen();
  const { view, t, locale } = seen;
  const card = cardAt(view, slot);
  const place = view.cards[slot];
  if (card === undefined || place === undefined) return null;
  const options = seen.cardOptions(slot);
  const open = options.filter(({ lit }) => lit);
  const { left } = diceOf(view, slot);
  const own = place.owner === null || place.owner === seen.low;
  const dim = own && options.length > 0 && open.length === 0;
  const why = dim ? (options[0]?.reasons ?? []) : [];
  const name = nameOf(card, locale);
  const facts = [
    t.cost(card.cost),
    ...(card.energy === null ? [] : [term(card.energy, locale)]),
    t.left(left),
    ...(hasGlobal(card) ? [t.hasGlobal] : []),
  ];
  const acts = open.length > 0 ? open.map(({ label }) => label) : [t.inspect(name)];
  const at = `slot ${slot}`;
  const tap = (): void =>
    open.length > 0 ? actOn(seen, { at, title: titleOf(card, locale), options }) : seen.onInspect(card.id);
  const emblem = emblemAt(view, slot);
  const tall = place.owner === null && !seen.narrow;
  return (
    <li className="dm-card-place" data-place={at} data-read={seen.reading?.card === card.id || undefined}>
      <Thing
        className="dm-card"
        name={[`${name}, ${facts.join(', ')}`, ...acts, ...why].join('. ')}
        title={why.length === 0 ? undefined : why.join('\n')}
        onTap={tap}
        lit={open.length > 0}
        dim={dim || left === 0}
        side={own ? 'own' : 'foe'}
        expanded={open.length > 1 ? false : undefined}
        card={card.id}
      >
        <span className="dm-card-art">
          {/* Broader than any card: its sides are cut off, its drawing never is. */}
          <EmblemArt emblem={emblem} width={tall ? 90 : 240} height={tall ? 172 : 92} />
        </span>
        <Cost card={card} />
        {hasGlobal(card) && <span className="dm-global">G</span>}
        <span className="dm-card-foot">
          <span
            className="dm-card-title"
            data-long={lengthOf(titleOf(card, locale))}
            data-broad={isBroad(titleOf(card, locale)) || undefined}
          >
            {titleOf(card, locale)}
          </span>
          {place.owner === null && <ShortText card={card} />}
          <Pips slot={slot} colour={emblem.colours[1]} />
        </span>
      </Thing>
    </li>
  );
}

/** A word that is broader than the tile of a basic action, unless it is set smaller. */
const isBroad = (title: string): boolean => title.split(/[\s-]/).some(({ length }) => length > 9);

/** Long titles are set smaller, so that all of them is read. */
const lengthOf = (title: string): 'long' | 'very' | undefined =>
  title.length > 15 ? 'very' : title.length > 11 ? 'long' : undefined;

/** The first words of what a basic action does; all of it is read by pointing at it. */
function ShortText({ card }: { readonly card: Card }) {
  const { locale } = useSeen();
  const [first] = paragraphsOf(card, locale);
  if (first === undefined) return null;
  return (
    <span className="dm-card-text">
      {first.text.map((part) => (typeof part === 'string' ? part : part.text)).join('')}
    </span>
  );
}

const slotsOf = (view: ReturnType<typeof useSeen>['view'], owner: Seat | null): readonly number[] =>
  view.cards.flatMap((card, slot) => (slot > 0 && card.owner === owner ? [slot] : []));

export function Team({ seat }: { readonly seat: Seat }) {
  const { view, t, nameOfSeat, low } = useSeen();
  const slots = slotsOf(view, seat);
  return (
    <section
      className="dm-zone dm-team"
      data-half={seat === low ? 'low' : 'high'}
      aria-label={t.team(nameOfSeat(seat))}
    >
      <ul>
        {slots.map((slot) => (
          <CardThing key={slot} slot={slot} />
        ))}
      </ul>
    </section>
  );
}

/** The actions both players may buy. */
export function Basics() {
  const { view, t } = useSeen();
  return (
    <section className="dm-zone dm-basics" aria-label={t.basics}>
      <ul>
        {slotsOf(view, null).map((slot) => (
          <CardThing key={slot} slot={slot} />
        ))}
      </ul>
    </section>
  );
}
