import './people-bar.css';
import type { Clocks, Room, Update } from '@assemble/protocol';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import { namesIn } from '../../strings/given-names.ts';
import { useSettings } from '../../table/settings.ts';
import { loudness } from '../../table/sound/cues.ts';
import { play } from '../../table/sound/player.ts';
import { timeLeft } from '../durations.ts';
import { Language } from '../people/Language.tsx';
import { useOnlineWords } from '../words/index.ts';
import { useCountdown } from './countdown.ts';
import { shortness } from './shortness.ts';

interface ClockProps {
  readonly name: string;
  readonly seat: number;
  readonly clocks: Clocks;
  readonly left: number;
}

function SeatClock({ name, seat, clocks, left }: ClockProps) {
  const t = useOnlineWords();
  const locale = useLocale();
  const runs = clocks.running.includes(seat);
  const short = runs ? shortness(left) : null;
  const passed = clocks.passed[seat] ?? 0;
  const time = timeLeft(left, locale);
  return (
    <span className="seat-clock" data-short={short ?? undefined} data-runs={runs ? '' : undefined}>
      <span role="timer" aria-label={t.clock(name, time)}>
        {runs && <span aria-hidden="true">▶ </span>}
        {time}
      </span>
      {runs && <span className="hidden"> {t.clockRuns}</span>}
      {short !== null && <b> {short === 'soon' ? t.clockSoon : t.clockLast}</b>}
      {passed > 0 && <span> {t.clockPassed(passed, clocks.most)}</span>}
    </span>
  );
}

/** Warns the one whose time gets short, by words for screen readers and by sound. */
function ClockWarning({ left }: { readonly left: number | null }) {
  const t = useOnlineWords();
  const settings = useSettings();
  const current = useRef(settings);
  current.current = settings;
  const short = left === null ? null : shortness(left);
  useEffect(() => {
    // The first warning is sounded with the table's other sounds.
    if (short === 'last') play('clock', loudness('clock', current.current));
  }, [short]);
  return (
    <span className="hidden" role="alert">
      {short !== null && t.clockWarning(short === 'soon' ? 30 : 10)}
    </span>
  );
}

interface Props {
  readonly room: Room;
  readonly update: Update;
  /** In the bar itself, where it is wide enough: the words are left to the dots. */
  readonly inBar?: boolean;
}

/** Who is at the table, whether they are there, and how much time they have. */
export function People({ room, update, inBar = false }: Props) {
  const t = useOnlineWords();
  const names = namesIn(useLocale(), update.seats);
  const { clocks } = update;
  const left = useCountdown(clocks);
  const presence = (seat: number): { readonly is: string; readonly says: string } => {
    if (update.seats[seat]?.away) return { is: 'bot', says: t.botPlaysOn };
    const { kind, here } = room.seats[seat] ?? { kind: 'bot', here: true };
    if (kind === 'bot' || update.seats[seat]?.kind === 'bot') return { is: 'bot', says: t.bot };
    return here ? { is: 'here', says: t.here } : { is: 'away', says: t.away };
  };
  const running = clocks?.running.find((seat) => room.yours.includes(seat));
  return (
    <section className="table-people" data-bar={inBar ? '' : undefined} aria-label={t.people}>
      <ul>
        {names.map((name, seat) => {
          const { is, says } = presence(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={seat} data-seat={seat} data-presence={is}>
              <span className="presence" aria-hidden="true" />
              <b className="seat-name" data-seat={seat}>
                {name}
              </b>{' '}
              <span className="presence-word">
                {room.yours.includes(seat) && `${t.you}, `}
                {says}
              </span>{' '}
              <Language name={name} locale={room.seats[seat]?.locale ?? null} />{' '}
              {clocks !== null && (
                <SeatClock name={name} seat={seat} clocks={clocks} left={left[seat] ?? 0} />
              )}
            </li>
          );
        })}
      </ul>
      {room.spectators > 0 && <span className="spectators">{t.spectators(room.spectators)}</span>}
      <ClockWarning left={running === undefined ? null : (left[running] ?? null)} />
    </section>
  );
}
