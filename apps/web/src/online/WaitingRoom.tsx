import type { Room } from '@assemble/protocol';
import { useState } from 'react';
import { type Game, matchName } from '../games/index.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/Logo.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import type { TableState } from '../table/client.ts';
import { api } from './api.ts';
import { clockWords } from './clock-words.ts';
import { wordFor } from './dice-word.ts';
import { FairDice } from './FairDice.tsx';
import { Invite } from './Invite.tsx';
import { NameField } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import type { SocketClient } from './socket-client.ts';
import { Chat } from './table/Chat.tsx';
import { ConnectionNotice } from './table/ConnectionNotice.tsx';
import { useRequest } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

interface SeatsProps {
  readonly room: Room;
  readonly busy: boolean;
  readonly onSit: (seat: number) => void;
  readonly onLeave: (seat: number) => void;
}

function Seats({ room, busy, onSit, onLeave }: SeatsProps) {
  const t = useOnlineWords();
  return (
    <ul className="online-seats">
      {room.seats.map(({ kind, name, here }, seat) => {
        const mine = room.yours.includes(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={seat} className="panel seat" data-seat={seat}>
            <h2>{t.seat(seat + 1)}</h2>
            <p>
              <b className="seat-name" data-seat={seat}>
                {kind === 'open' ? t.openSeat : name}
              </b>{' '}
              {kind !== 'open' && (
                <span>({mine ? t.you : kind === 'bot' ? t.bot : here ? t.here : t.away})</span>
              )}
            </p>
            {kind === 'open' && room.yours.length === 0 && (
              <button
                type="button"
                className="button button-accent"
                data-sit={seat}
                disabled={busy}
                onClick={() => onSit(seat)}
              >
                {t.sitHere(seat + 1)}
              </button>
            )}
            {mine && (
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                onClick={() => onLeave(seat)}
              >
                {t.standUp}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  readonly client: SocketClient;
  readonly state: TableState;
  readonly room: Room;
  readonly game: Game;
  /** What one is called. */
  readonly me: string;
  /** What the host is bound to. */
  readonly seedHash: string;
}

/** Before the start: who sits where, free seats to sit down in, and the link to send. */
export function WaitingRoom({ client, state, room, game, me, seedHash }: Props) {
  const t = useOnlineWords();
  const strings = useStrings();
  const heading = usePage(t.waitTitle);
  const locale = useLocale();
  const [name, setName] = useState(me);
  const { busy, problem, run } = useRequest();
  const free = room.seats.some(({ kind }) => kind === 'open');
  const sit = async (seat: number): Promise<void> => {
    await api.rename(name.trim());
    await api.sit(room.id, seat, name.trim(), wordFor(room.id));
  };
  return (
    <div className="online-waiting">
      <header className="online-bar">
        <a href={hrefTo([])} aria-label={strings.home} title={strings.home}>
          <Logo />
        </a>
        <a href={hrefTo(['online'])}>{t.lobby}</a>
        <LanguageSwitch />
      </header>
      <h1 ref={heading} tabIndex={-1}>
        {t.waitTitle}
      </h1>
      <p className="lead">
        {matchName(room, locale)} · {clockWords(room.clock, t, locale)} ·{' '}
        {room.visibility === 'public' ? t.public : t.linkOnly}
        {room.spectators > 0 && ` · ${t.spectators(room.spectators)}`}
      </p>
      <p role="status">{!free ? t.waitFull : `${room.yours.length > 0 ? t.waitMine : ''} ${t.waitText}`}</p>
      <ConnectionNotice client={client} connected={state.connected} />
      {free && room.yours.length === 0 && <NameField value={name} onChange={setName} />}
      <Seats
        room={room}
        busy={busy || name.trim() === ''}
        onSit={(seat) => run(() => sit(seat))}
        onLeave={(seat) => run(() => api.leave(room.id, seat))}
      />
      <Problem problem={problem} />
      <FairDice match={room.id} seedHash={seedHash} yours={room.yours} />
      <Invite id={room.id} game={game.name} />
      <Chat match={room.id} client={client} state={state} yours={room.yours} />
    </div>
  );
}
