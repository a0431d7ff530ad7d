import type { ReactNode } from 'react';
import { term } from '../data.ts';
import { useSeen } from './context.ts';
import { DieThing } from './DieThing.tsx';
import { type DieView, diceIn, energyIn, faceOf, inOrder, reachable, type Seat } from './dice.ts';
import { Energies } from './Energies.tsx';
import { Meter } from './Meter.tsx';
import { RollPlan } from './RollPlan.tsx';
import { Sign } from './Sign.tsx';

const energies = ['fist', 'bolt', 'mask', 'shield', 'wild', 'generic'] as const;

/** Dice side by side; where they are many they overlap. A die may begin a group of its own. */
function Crowd({ dice, gapAt = -1 }: { readonly dice: readonly DieView[]; readonly gapAt?: number }) {
  const room = dice.length + (gapAt > 0 ? 0.5 : 0);
  return (
    <ul className="dm-crowd" style={{ '--n': Math.max(2, room) } as React.CSSProperties}>
      {dice.map((die, i) => (
        <li
          key={die.id}
          data-gap={(i === gapAt && i > 0) || undefined}
          data-beside={die.zone === 'beside' || undefined}
        >
          <DieThing die={die} />
        </li>
      ))}
    </ul>
  );
}

interface ZoneProps {
  readonly seat: Seat;
  readonly zone: 'field' | 'reserve';
  readonly children: ReactNode;
}

function Zone({ seat, zone, children }: ZoneProps) {
  const { t, nameOfSeat, low } = useSeen();
  const own = seat === low;
  const [label, short] = zone === 'field' ? [t.field, t.fieldShort] : ([t.reserve, t.reserveShort] as const);
  return (
    <section
      className={`dm-zone dm-mat dm-${zone}`}
      data-half={own ? 'low' : 'high'}
      data-zone={`${zone} ${seat}`}
      data-stage={own && zone === 'reserve' ? 'hand' : undefined}
      aria-label={label(nameOfSeat(seat))}
    >
      <p className="dm-label" aria-hidden="true">
        <Sign of={zone} />
        {short}
      </p>
      {children}
    </section>
  );
}

/** Dashed places of those who have gone to the attack zone from here. */
function Slots({ seat }: { readonly seat: Seat }) {
  const { view } = useSeen();
  const away = diceIn(view, 'attack', seat);
  return away.length === 0 ? null : (
    <span className="dm-slots" aria-hidden="true">
      {away.map(({ id }) => (
        <i key={id} />
      ))}
    </span>
  );
}

/** Characters in the field, and action dice that lie beside them. */
export function Field({ seat }: { readonly seat: Seat }) {
  const { view, meter, narrow } = useSeen();
  const dice = inOrder(view, diceIn(view, 'field', seat));
  const beside = (die: DieView): readonly DieView[] =>
    view.dice.filter((other) => other.zone === 'beside' && other.holder === die.id);
  const homeless = diceIn(view, 'beside', seat).filter(
    ({ holder }) => !view.dice.some(({ id, zone }) => id === holder && zone === 'field'),
  );
  return (
    <Zone seat={seat} zone="field">
      <Crowd dice={[...dice.flatMap((die) => [die, ...beside(die)]), ...homeless]} />
      <Slots seat={seat} />
      {!narrow && meter?.defender === seat && <Meter meter={meter} />}
    </Zone>
  );
}

/** The energy of a reserve pool, as a sum and by type. */
function Purse({ seat }: { readonly seat: Seat }) {
  const { view, t, locale } = useSeen();
  const sums = energyIn(view, seat);
  const sum = [...sums.values()].reduce((total, count) => total + count, 0);
  const listed = energies.flatMap((energy) => {
    const count = sums.get(energy);
    return count === undefined ? [] : [[energy, count] as const];
  });
  const words = listed.map(([energy, count]) => `${term(energy, locale)}: ${count}.`).join(' ');
  return (
    <p className="dm-purse" data-none={sum === 0 || undefined}>
      <b aria-hidden="true">{sum}</b>
      <span aria-hidden="true">{t.energy}</span>
      <Energies of={listed} />
      <span className="hidden">
        {t.energySum(sum)}. {words}
      </span>
    </p>
  );
}

/** The reserve pool: energy by type, then what can be fielded and used. */
export function Reserve({ seat }: { readonly seat: Seat }) {
  const { view, low } = useSeen();
  const rank = (die: DieView): number => {
    const face = faceOf(view, die);
    if (face === undefined) return 30;
    if (face.kind !== 'energy') return face.kind === 'character' ? 10 : 11;
    return energies.indexOf(face.energy);
  };
  const dice = [...diceIn(view, 'reserve', seat)].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  return (
    <Zone seat={seat} zone="reserve">
      <Crowd dice={dice} gapAt={dice.findIndex((die) => rank(die) > 9)} />
      {seat === low && <RollPlan />}
      <Purse seat={seat} />
    </Zone>
  );
}

/** Dice of piles that can be chosen now: they lie over the other side's cards for as long as that is asked. */
export function Reach() {
  const { view, t, lit, chosen, narrow, high, meter } = useSeen();
  // A phone has no room for the other side's reserve pool, and the arena lies over the field that an attack comes from.
  const covered = (): readonly DieView[] => [
    ...diceIn(view, 'reserve', high),
    ...(meter === null ? [] : diceIn(view, 'field', 1 - meter.defender)),
  ];
  const hidden = narrow ? covered().filter(({ id }) => lit.has(id) || chosen.has(id)) : [];
  const dice = [...reachable(view, [lit, chosen]), ...hidden];
  if (dice.length === 0) return null;
  const where = { bag: t.bag, prep: t.prep, used: t.used, captured: t.captured } as const;
  return (
    <section className="dm-zone dm-reach" aria-label={t.reach}>
      <p className="dm-label" aria-hidden="true">
        {t.reach}
      </p>
      <ul className="dm-crowd" style={{ '--n': Math.max(2, dice.length) } as React.CSSProperties}>
        {dice.map((die) => (
          <li key={die.id}>
            <DieThing die={die} />
            {die.zone in where && (
              <span className="dm-where">{t.inPile(where[die.zone as keyof typeof where])}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
