import { columnsFor } from './columns.ts';
import { useSeen } from './context.ts';
import { DiePicture, DieThing, Stamps } from './DieThing.tsx';
import { type DieView, diceIn, type Pair, pairsOf, rolledOf } from './dice.ts';
import { previewOf } from './outlook.ts';
import { Sign } from './Sign.tsx';
import { Clash, Streams } from './Streams.tsx';
import { titleAt } from './titles.ts';

const columns = (count: number) => ({ '--columns': count }) as React.CSSProperties;

/** Dice that were rolled on a phone lie side by side as long as there are no more than this. */
const NARROW_ROLL = 5;

/** What a fight would come to, in words. */
function Outlook({ pair, all }: { readonly pair: Pair; readonly all: readonly Pair[] }) {
  const { view, t, locale } = useSeen();
  const { through, out, split } = previewOf(view, pair, all);
  const named = (dice: readonly DieView[]): string =>
    dice.map((die) => titleAt(view, die.card, locale)).join(', ');
  const words = [
    ...(out.length > 0 ? [t.previewOut(named(out))] : []),
    ...(split === null ? [] : [t.previewSplit(split.amount)]),
    ...(split !== null && split.could.length > 0 ? [t.previewCould(named(split.could))] : []),
    ...(through > 0 ? [t.previewThrough(through)] : []),
  ];
  return <p className="hidden">{words.length === 0 ? t.previewNothing : words.join(' · ')}</p>;
}

interface ColumnProps {
  readonly pair: Pair;
  readonly all: readonly Pair[];
  /** Those of its blockers who stand here; beside further attackers only their picture does. */
  readonly here: ReadonlySet<number>;
}

function Column({ pair, all, here }: ColumnProps) {
  const { attacker, blockers, planned } = pair;
  const { view, meter } = useSeen();
  const through = meter === null ? 0 : previewOf(view, pair, all).through;
  const against = [...blockers, ...planned];
  return (
    <li className="dm-column">
      <span className="dm-attacker">
        <DieThing die={attacker} />
      </span>
      {against.length > 0 && <Clash />}
      <span className="dm-blockers" style={{ '--n': Math.max(2, against.length) } as React.CSSProperties}>
        {against.map((die) =>
          here.has(die.id) ? (
            <DieThing key={die.id} die={die} />
          ) : (
            <span key={die.id} className="dm-die-place" data-planned="" aria-hidden="true">
              <DiePicture die={die} />
              <Stamps die={die} />
            </span>
          ),
        )}
      </span>
      {through > 0 && (
        <b className="dm-through" aria-hidden="true">
          −{through}
        </b>
      )}
      {meter !== null && <Outlook pair={pair} all={all} />}
    </li>
  );
}

/** Every attacker with those who block it, each pair in a column of its own. */
function Attack() {
  const { view, assigned, low, high, meter } = useSeen();
  const pairs = pairsOf(view, assigned);
  const shown = new Set(
    pairs.flatMap(({ attacker, blockers }) => [attacker, ...blockers].map(({ id }) => id)),
  );
  const others = [high, low]
    .flatMap((seat) => diceIn(view, 'attack', seat))
    .filter(({ id }) => !shown.has(id));
  const placed = new Set<number>();
  const firsts = pairs.map(({ blockers }) => {
    const here = blockers.map(({ id }) => id).filter((id) => !placed.has(id));
    for (const id of here) placed.add(id);
    return new Set(here);
  });
  const count = pairs.length + others.length;
  const up = pairs[0]?.attacker.controller === low;
  return (
    <>
      {meter !== null && <Streams pairs={pairs} count={count} up={up} />}
      <ul className="dm-columns" style={columns(columnsFor(count))} data-up={up || undefined}>
        {pairs.map((pair, i) => (
          <Column key={pair.attacker.id} pair={pair} all={pairs} here={firsts[i] ?? placed} />
        ))}
        {others.map((die) => (
          <li key={die.id} className="dm-column">
            <span className="dm-attacker">
              <DieThing die={die} />
            </span>
          </li>
        ))}
        {Array.from({ length: columnsFor(count) - count }, (_, i) => count + i).map((column) => (
          <li key={`empty ${column}`} className="dm-column" aria-hidden="true" />
        ))}
      </ul>
    </>
  );
}

function Rolled({ dice }: { readonly dice: readonly DieView[] }) {
  const { narrow } = useSeen();
  const count = narrow ? Math.max(NARROW_ROLL, dice.length) : columnsFor(dice.length);
  return (
    <ul className="dm-columns dm-rolled" style={columns(count)}>
      {dice.map((die) => (
        <li key={die.id} className="dm-column">
          <DieThing die={die} />
        </li>
      ))}
    </ul>
  );
}

export type ArenaUse = 'attack' | 'roll' | 'idle';

export function useArena(): ArenaUse {
  const { view, low, high, narrow } = useSeen();
  // On a phone it lies over a field: not before somebody stands in it, since those who may block are looked at first.
  const isOpen = view.combat !== null && !narrow;
  const isAttacked = isOpen || view.dice.some(({ zone }) => zone === 'attack');
  const isRolled = [low, high].some((seat) => rolledOf(view, seat).length > 0);
  return isRolled ? 'roll' : isAttacked ? 'attack' : 'idle';
}

/** One place with one geometry between the fields: dice are rolled here, and attackers meet blockers. */
export function Arena() {
  const { view, t, low, high, nameOfSeat, rolling, reducedMotion, meter } = useSeen();
  const use = useArena();
  const roller = rolledOf(view, low).length > 0 ? low : high;
  return (
    <section
      className="dm-zone dm-arena"
      data-place="arena"
      data-use={use}
      data-up={meter?.defender === high || undefined}
      aria-label={use === 'roll' ? t.rolledWhere(nameOfSeat(roller)) : t.lane}
    >
      <p className="dm-label" aria-hidden="true">
        <Sign of={use === 'roll' ? 'roll' : 'attack'} />
        {use === 'roll' ? t.rollArea : t.laneShort}
      </p>
      {use === 'roll' && <Rolled dice={[low, high].flatMap((seat) => rolledOf(view, seat))} />}
      {use === 'attack' && <Attack />}
      {rolling.length > 0 && !reducedMotion && (
        <p className="dm-shout" aria-hidden="true">
          {t.shout}
        </p>
      )}
    </section>
  );
}
