import { useSeen } from '../context.ts';
import { DieThing } from './DieThing.tsx';
import { counts, type TrayDie, type TrayRoll } from './rolls.ts';
import { trayWords } from './words.ts';

interface Props {
  readonly roll: TrayRoll;
  readonly side: TrayDie['side'];
  readonly title: string;
  /** Whose dice: the colour of the lane. */
  readonly seat: number;
  /** Dice of events before this one lie there already. */
  readonly seen: number;
}

/** The dice of one side: those that count on the left with their sum, the rest on the right. */
export function Lane({ roll, side, title, seat, seen }: Props) {
  const { locale } = useSeen();
  const t = trayWords(locale);
  const dice = roll.dice.filter((die) => die.side === side);
  const { sum } = roll;
  const extra = roll.causes.reduce(
    (all, cause) => all + (cause.how === 'critical' && cause.side === side ? cause.dice : 0),
    0,
  );
  const pool = roll.pools[side === 'attack' ? 'attack' : 'defense'] ?? dice.length - extra;
  // Once they are counted nothing is thrown any more: dice only go to their places.
  const isCounted = sum !== null && roll.kind !== 'priority';
  const lies = ({ since }: TrayDie): boolean => isCounted || since < seen;
  const list = (some: readonly TrayDie[]) =>
    some.map((die) => (
      <li key={`${die.id} ${die.was.length}`} data-nth={die.id}>
        <DieThing die={die} roll={roll} thrown={lies(die) ? null : dice.indexOf(die)} />
      </li>
    ));
  const good = dice.filter((die) => counts(roll, die) !== false);
  const rest = dice.filter((die) => counts(roll, die) === false);
  return (
    <div className="cp-lane" data-seat={seat} data-counted={sum === null ? undefined : ''}>
      <h4>
        {title}
        <small className="cp-lane-dice">
          {t.dice(pool)}
          {extra > 0 && t.more(extra)}
        </small>
      </h4>
      <div className="cp-lane-good">
        {sum !== null && <small className="cp-lane-word">{t.counting}</small>}
        <ul>{list(good)}</ul>
      </div>
      {sum !== null && (
        <>
          <strong className="cp-lane-sum">{side === 'attack' ? sum.attack : sum.defense}</strong>
          <div className="cp-lane-rest">
            <small className="cp-lane-word">{t.rest}</small>
            <ul>{list(rest)}</ul>
          </div>
        </>
      )}
    </div>
  );
}
