import type { Locale } from '@assemble/language';
import { EmblemArt } from '../emblems/EmblemArt.tsx';
import { bots as knownBots } from '../games/bots.ts';
import { nameIn } from '../strings/given-names.ts';
import type { SeatLook, SeatRange, SeatTiles } from '../table/board.ts';
import { useBotPlays } from './bot-words.ts';
import { defaultName, isOnline, partner, type Seating, type SeatKind } from './seating.ts';
import { usePlayWords } from './words.ts';

interface SeatProps {
  readonly seat: number;
  readonly kind: SeatKind;
  /** As it was typed. */
  readonly name: string;
  readonly placeholder: string;
  readonly look: SeatLook | undefined;
  readonly onKind: (kind: SeatKind) => void;
  readonly onName: (name: string) => void;
}

/** Who sits there: a name, and whether it is somebody here, somebody elsewhere or a bot. */
function Seat({ seat, kind, name, placeholder, look, onKind, onName }: SeatProps) {
  const t = usePlayWords();
  const plays = useBotPlays();
  const nameOf = (one: SeatKind): string =>
    one === 'person' ? t.person : one === 'open' ? t.openSeat : plays[one];
  const kinds: readonly SeatKind[] = ['person', 'open', ...knownBots];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around it.
    <div
      className="seat"
      role="group"
      aria-label={t.seat(seat + 1)}
      data-seat={seat}
      data-active={look?.active || undefined}
    >
      {look && (
        <button
          type="button"
          className="seat-face"
          aria-pressed={look.active}
          aria-label={t.chooseFor(name || placeholder)}
          onClick={look.onActive}
        >
          <EmblemArt emblem={look.emblem} width={100} />
        </button>
      )}
      <div className="seat-fields">
        {kind === 'open' ? (
          <p className="seat-open">{t.openSeatText}</p>
        ) : (
          <label>
            <span className="hidden">{t.nameOf(seat + 1)}</span>
            <input
              type="text"
              className="seat-called"
              value={name}
              maxLength={20}
              placeholder={placeholder}
              autoComplete="off"
              onChange={(event) => onName(event.target.value)}
            />
          </label>
        )}
        <label>
          <span className="hidden">{t.sitterOf(seat + 1)}</span>
          <select
            className="seat-kind"
            value={kind}
            onChange={(event) => onKind(kinds.find((one) => one === event.target.value) ?? 'person')}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        {look && <small>{look.text}</small>}
      </div>
    </div>
  );
}

interface Seated {
  readonly value: Seating;
  readonly range: SeatRange | undefined;
  readonly me: string | null;
  readonly onChange: (seating: Seating) => void;
  readonly locale: Locale;
}

const put = <T,>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((old, i) => (i === at ? one : old));

/** Who sits where, for a game to lay out. */
export const seatTiles = ({ value, range, me, onChange, locale }: Seated): SeatTiles => ({
  tile: (seat, look) => {
    const kind = value.kinds[seat] ?? 'person';
    return (
      <Seat
        key={seat}
        seat={seat}
        kind={kind}
        name={value.typed[seat] ?? ''}
        placeholder={nameIn(locale, defaultName(kind, seat, me))}
        look={look}
        onKind={(next) => onChange({ ...value, kinds: put(value.kinds, seat, next) })}
        onName={(name) => onChange({ ...value, typed: put(value.typed, seat, name) })}
      />
    );
  },
  change: range === undefined ? null : <MoreSeats value={value} range={range} onChange={onChange} />,
});

interface MoreProps {
  readonly value: Seating;
  readonly range: SeatRange;
  readonly onChange: (seating: Seating) => void;
}

function MoreSeats({ value: { kinds, typed }, range, onChange }: MoreProps) {
  const t = usePlayWords();
  return (
    <p className="seat-change">
      {kinds.length < range.most && (
        <button
          type="button"
          onClick={() =>
            onChange({ kinds: [...kinds, partner(isOnline({ kinds, typed }))], typed: [...typed, ''] })
          }
        >
          + {t.addSeat}
        </button>
      )}
      {kinds.length > range.least && (
        <button
          type="button"
          onClick={() => onChange({ kinds: kinds.slice(0, -1), typed: typed.slice(0, -1) })}
        >
          − {t.removeSeat}
        </button>
      )}
    </p>
  );
}
