import { atLeast, average } from '@assemble/dice-masters';
import { useId } from 'react';
import { nextRolls } from '../comfort/odds.ts';
import { comfortWords } from '../comfort/words.ts';
import { term } from '../data.ts';
import { Die } from '../die/Die.tsx';
import { useSeen } from './context.ts';
import { type DieView, emblemAt, oddsOf, type PileName, pileOf, type Seat } from './dice.ts';
import { Sign } from './Sign.tsx';
import { titleAt } from './titles.ts';

const pileNames = ['bag', 'prep', 'used'] as const satisfies readonly PileName[];

/** So many dice of a pile are hinted at. */
const MINIS = 3;

const percent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** What is in a pile: kinds and counts, and for the bag how likely each is drawn. */
function PileContent({ dice, pile }: { readonly dice: readonly DieView[]; readonly pile: PileName }) {
  const { view, t, locale } = useSeen();
  if (dice.length === 0) return <p className="dm-nothing">{t.empty}</p>;
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
                <span className="dm-odds-die">
                  <Die face={undefined} emblem={emblemAt(view, slot)} />
                </span>
                {titleAt(view, slot, locale)}
              </th>
              <td>{count}</td>
              {bag && <td>{percent(next, locale)}</td>}
              {bag && <td>{percent(four, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {bag && <p className="dm-nothing">{t.refill}</p>}
    </>
  );
}

/** What the next roll of a player may show: dice from the bag, and those in the prep area. */
function NextRoll({ seat }: { readonly seat: Seat }) {
  const { view, locale } = useSeen();
  const t = comfortWords[locale];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const rows = nextRolls(view, seat);
  if (rows.length === 0) return null;
  return (
    <table className="dm-odds">
      <caption>{t.oddsNextRoll}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.oddsAtLeast(1)}</th>
          <th scope="col">{t.oddsAtLeast(2)}</th>
          <th scope="col">{t.oddsAverage}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ wanted, odds }) => (
          <tr key={wanted}>
            <th scope="row">{term(wanted, locale)}</th>
            <td>{percent(atLeast(odds, 1), locale)}</td>
            <td>{percent(atLeast(odds, 2), locale)}</td>
            <td>{number.format(average(odds))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A counted pile that opens to show what is in it. */
function Pile({ seat, pile }: { readonly seat: Seat; readonly pile: PileName }) {
  const { view, t, moved, nameOfSeat } = useSeen();
  const id = useId();
  const dice = pileOf(view, pile, seat);
  const title = t.pileOf(t[pile], nameOfSeat(seat));
  return (
    <li data-place={`${pile} ${seat}`}>
      <button
        type="button"
        className="dm-pile"
        popoverTarget={id}
        aria-label={t.pile(title, dice.length)}
        data-moved={dice.some((die) => moved.has(die.id)) || undefined}
      >
        <b>
          <Sign of={pile} />
          {dice.length}
        </b>
        <span className="dm-minis" aria-hidden="true">
          {dice.slice(-MINIS).map((die) => {
            const [dark, mid] = emblemAt(view, die.card).colours;
            return <i key={die.id} style={{ background: mid, boxShadow: `0 3px 0 ${dark}` }} />;
          })}
        </span>
        <span className="dm-pile-name">{t[pile]}</span>
      </button>
      <div id={id} popover="auto" className="dm-pop panel">
        <div className="dm-pop-head">
          <h3>{title}</h3>
          <button type="button" className="button button-quiet" popoverTarget={id} popoverTargetAction="hide">
            {t.close}
          </button>
        </div>
        <PileContent dice={dice} pile={pile} />
        {pile === 'bag' && <NextRoll seat={seat} />}
      </div>
    </li>
  );
}

export function Piles({ seat }: { readonly seat: Seat }) {
  const { low } = useSeen();
  return (
    <ul className="dm-piles" data-half={seat === low ? 'low' : 'high'}>
      {pileNames.map((pile) => (
        <Pile key={pile} seat={seat} pile={pile} />
      ))}
    </ul>
  );
}
