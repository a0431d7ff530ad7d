import { bots as knownBots } from '../games/bots.ts';
import { Choice } from '../shell/fields.tsx';
import type { SeatRange } from '../table/board.ts';
import { isOnline, partner, type Seating, type SeatKind } from './seating.ts';
import { type PlayWords, usePlayWords } from './words.ts';

function defaultName(kind: SeatKind, seat: number, me: string | null, t: PlayWords): string {
  if (kind === 'random') return t.nameRandom;
  if (kind === 'greedy') return t.nameGreedy;
  return (kind === 'person' ? me : null) ?? t.player(seat + 1);
}

/** The names at the table, no two of them the same; `me` is what the one who sets it up is called. */
export function namesOf({ kinds, typed }: Seating, me: string | null, t: PlayWords): readonly string[] {
  const names = kinds.map((kind, seat) => typed[seat]?.trim() || defaultName(kind, seat, me, t));
  return names.map((name, seat) =>
    names.indexOf(name) === seat ? name : `${name.slice(0, 18)} ${seat + 1}`,
  );
}

interface SeatProps {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly placeholder: string;
  readonly onKind: (kind: SeatKind) => void;
  readonly onName: (name: string) => void;
}

function Seat({ seat, kind, name, placeholder, onKind, onName }: SeatProps) {
  const t = usePlayWords();
  const names: Readonly<Record<SeatKind, string>> = {
    person: t.person,
    open: t.openSeat,
    random: t.botRandom,
    greedy: t.botGreedy,
  };
  const kinds: readonly SeatKind[] = ['person', 'open', ...knownBots];
  return (
    <div className="panel seat" data-seat={seat}>
      <h3>{t.seat(seat + 1)}</h3>
      <Choice
        label={t.sitterOf(seat + 1)}
        value={kind}
        options={kinds.map((one) => [one, names[one]] as const)}
        onChange={(value) => onKind(value === '' ? 'person' : value)}
      />
      {kind === 'open' ? (
        <p className="remark">{t.openSeatText}</p>
      ) : (
        <label className="field">
          <span>{t.nameOf(seat + 1)}</span>
          <input
            type="text"
            value={name}
            maxLength={20}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
        </label>
      )}
    </div>
  );
}

interface Props {
  readonly value: Seating;
  readonly range: SeatRange | undefined;
  readonly me: string | null;
  readonly onChange: (seating: Seating) => void;
}

/** Who sits where. */
export function Seats({ value, range, me, onChange }: Props) {
  const t = usePlayWords();
  const put = <T,>(list: readonly T[], at: number, one: T): readonly T[] =>
    list.map((old, i) => (i === at ? one : old));
  return (
    <>
      <h2>{t.whoSits}</h2>
      <div className="seats">
        {value.kinds.map((kind, seat) => (
          <Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            seat={seat}
            kind={kind}
            name={value.typed[seat] ?? ''}
            placeholder={defaultName(kind, seat, me, t)}
            onKind={(next) => onChange({ ...value, kinds: put(value.kinds, seat, next) })}
            onName={(name) => onChange({ ...value, typed: put(value.typed, seat, name) })}
          />
        ))}
      </div>
      {range !== undefined && (
        <p className="actions">
          <button
            type="button"
            className="button"
            disabled={value.kinds.length >= range.most}
            onClick={() =>
              onChange({
                kinds: [...value.kinds, partner(isOnline(value))],
                typed: [...value.typed, ''],
              })
            }
          >
            {t.addSeat}
          </button>
          <button
            type="button"
            className="button button-quiet"
            disabled={value.kinds.length <= range.least}
            onClick={() => onChange({ kinds: value.kinds.slice(0, -1), typed: value.typed.slice(0, -1) })}
          >
            {t.removeSeat}
          </button>
        </p>
      )}
    </>
  );
}
