import { term } from '../data.ts';
import { EnergyIcon } from '../EnergyIcon.tsx';
import { useSeen } from './context.ts';
import { DieTile, letterOf } from './DieTile.tsx';
import { type DieView, diceIn, energyIn, faceOf, inOrder, reachable, rolledOf, type Seat } from './dice.ts';

const energies = ['fist', 'bolt', 'mask', 'shield', 'wild', 'generic'] as const;

/** Characters in the field, and action dice that lie beside them. */
export function Field({ seat }: { readonly seat: Seat }) {
  const { view, t, nameOfSeat, low } = useSeen();
  const dice = inOrder(view, diceIn(view, 'field', seat));
  const beside = (die: DieView): readonly DieView[] =>
    view.dice.filter((other) => other.zone === 'beside' && other.holder === die.id);
  const homeless = diceIn(view, 'beside', seat).filter(
    ({ holder }) => !view.dice.some(({ id, zone }) => id === holder && zone === 'field'),
  );
  const all = [...dice.flatMap((die) => [die, ...beside(die)]), ...homeless];
  return (
    <section
      className="dm-zone dm-field"
      data-side={seat === low ? 'low' : 'high'}
      aria-label={t.field(nameOfSeat(seat))}
    >
      <p className="dm-zone-name" aria-hidden="true">
        {t.fieldShort}
      </p>
      {all.length === 0 ? (
        <p className="dm-empty">{t.emptyField}</p>
      ) : (
        <ul className="dm-dice">
          {all.map((die) => (
            <li key={die.id} data-beside={die.zone === 'beside' || undefined}>
              <DieTile die={die} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The energy of a reserve pool, counted by type. */
function Purse({ seat }: { readonly seat: Seat }) {
  const { view, t, locale } = useSeen();
  const sums = energyIn(view, seat);
  const markers = view.players[seat]?.markers ?? 0;
  return (
    <p className="dm-purse">
      <span className="dm-purse-word">{t.energyNow}</span>
      {sums.size === 0 && <span>{t.noEnergy}</span>}
      {energies.map((energy) => {
        const count = sums.get(energy);
        if (count === undefined) return null;
        return (
          <span key={energy} className="dm-energy" data-energy={energy} title={term(energy, locale)}>
            <EnergyIcon energy={energy} />
            <span aria-hidden="true">
              {energy === 'generic' ? '' : energy === 'wild' ? '?' : letterOf(energy, locale)} {count}
            </span>
            <span className="hidden">
              {term(energy, locale)}: {count}.
            </span>
          </span>
        );
      })}
      {markers > 0 && <span className="dm-mark">{t.markers(markers)}</span>}
    </p>
  );
}

/** Dice just rolled, before they go to the reserve pool. */
function Rolled({ seat }: { readonly seat: Seat }) {
  const { view, t, nameOfSeat } = useSeen();
  const dice = rolledOf(view, seat);
  if (dice.length === 0) return null;
  return (
    <section className="dm-rolled" aria-label={t.rolledWhere(nameOfSeat(seat))}>
      <p className="dm-zone-name" aria-hidden="true">
        {t.rolled}
      </p>
      <ul className="dm-dice">
        {dice.map((die) => (
          <li key={die.id}>
            <DieTile die={die} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Dice of piles that can be chosen now. */
export function Reach() {
  const { view, t, lit, chosen } = useSeen();
  const dice = reachable(view, [lit, chosen]);
  if (dice.length === 0) return null;
  const where = { bag: t.bag, prep: t.prep, used: t.used, captured: t.captured } as const;
  return (
    <section className="dm-zone dm-reserve dm-reach" aria-label={t.reach}>
      <p className="dm-zone-name" aria-hidden="true">
        {t.reach}
      </p>
      <ul className="dm-dice">
        {dice.map((die) => (
          <li key={die.id}>
            <DieTile die={die} />
            {die.zone in where && (
              <span className="dm-where">{t.inPile(where[die.zone as keyof typeof where])}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reserve pool: what can be fielded and used first, then energy by type. */
export function Reserve({ seat }: { readonly seat: Seat }) {
  const { view, t, nameOfSeat, low } = useSeen();
  const rank = (die: DieView): number => {
    const face = faceOf(view, die);
    if (face === undefined) return 30;
    if (face.kind !== 'energy') return face.kind === 'character' ? 0 : 1;
    return 2 + energies.indexOf(face.energy);
  };
  const dice = [...diceIn(view, 'reserve', seat)].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  const first = dice.findIndex((die) => rank(die) > 1);
  return (
    <section
      className="dm-zone dm-reserve"
      data-side={seat === low ? 'low' : 'high'}
      aria-label={t.reserve(nameOfSeat(seat))}
    >
      <p className="dm-zone-name" aria-hidden="true">
        {t.reserveShort}
      </p>
      <Purse seat={seat} />
      <Rolled seat={seat} />
      {dice.length > 0 && (
        <ul className="dm-dice">
          {dice.map((die, i) => (
            <li key={die.id} data-gap={(i === first && i > 0) || undefined}>
              <DieTile die={die} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
