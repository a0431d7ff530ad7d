import { useId } from 'react';
import { Die } from '../die/Die.tsx';
import { useSeen } from './context.ts';
import { type DieView, emblemAt, oddsOf, type Seat } from './dice.ts';
import { titleAt } from './titles.ts';

export const pileNames = ['bag', 'prep', 'used', 'captured'] as const;
type PileName = (typeof pileNames)[number];

/** The dice in a pile. The captured lie with their captor's player. */
export function usePile(seat: Seat, pile: PileName): readonly DieView[] {
  const { view } = useSeen();
  return view.dice.filter((die) => {
    if (die.zone !== pile) return false;
    if (pile !== 'captured') return die.controller === seat;
    return (view.dice.find(({ id }) => id === die.holder)?.controller ?? die.controller) === seat;
  });
}

const percent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** What is in a pile: kinds and counts, and for the bag how likely each is drawn. */
export function PileContent({ dice, pile }: { readonly dice: readonly DieView[]; readonly pile: PileName }) {
  const { view, t, locale } = useSeen();
  if (dice.length === 0) return <p className="dm-empty">{t.empty}</p>;
  const bag = pile === 'bag';
  return (
    <>
      <table className="dm-odds">
        <thead>
          <tr>
            <th scope="col">{t.dice}</th>
            <th scope="col">{t.count}</th>
            {bag && <th scope="col">{t.nextDie}</th>}
            {bag && <th scope="col">{t.nextFour}</th>}
          </tr>
        </thead>
        <tbody>
          {oddsOf(dice).map(({ slot, count, next, four }) => (
            <tr key={slot}>
              <th scope="row">
                <Die face={undefined} emblem={emblemAt(view, slot)} className="dm-card-die" />
                {titleAt(view, slot, locale)}
              </th>
              <td>{count}</td>
              {bag && <td>{percent(next, locale)}</td>}
              {bag && <td>{percent(four, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {bag && <p className="dm-empty">{t.refill}</p>}
    </>
  );
}

/** A counted pile that opens to show what is in it. */
function Pile({ seat, pile }: { readonly seat: Seat; readonly pile: PileName }) {
  const { t, moved, nameOfSeat } = useSeen();
  const id = useId();
  const dice = usePile(seat, pile);
  if (pile === 'captured' && dice.length === 0) return null;
  const title = t.pileOf(t[pile], nameOfSeat(seat));
  return (
    <li>
      <button
        type="button"
        className="dm-tap dm-pile"
        popoverTarget={id}
        aria-label={t.pile(title, dice.length)}
        data-moved={dice.some((die) => moved.has(die.id)) || undefined}
      >
        <b>{dice.length}</b>
        <span>{t[pile]}</span>
      </button>
      <div id={id} popover="auto" className="dm-pop panel">
        <div className="dm-pop-head">
          <h3>{title}</h3>
          <button type="button" className="button button-quiet" popoverTarget={id} popoverTargetAction="hide">
            {t.close}
          </button>
        </div>
        <PileContent dice={dice} pile={pile} />
      </div>
    </li>
  );
}

export function Piles({ seat }: { readonly seat: Seat }) {
  return (
    <ul className="dm-piles">
      {pileNames.map((pile) => (
        <Pile key={pile} seat={seat} pile={pile} />
      ))}
    </ul>
  );
}
