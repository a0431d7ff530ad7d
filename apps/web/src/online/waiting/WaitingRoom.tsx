import '../people/people.css';
import './waiting.css';
import './seat-card.css';
import type { Room } from '@assemble/protocol';
import { useState } from 'react';
import { type Game, matchTitle } from '../../games/index.ts';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import { Logo } from '../../shell/Logo.tsx';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { givenName } from '../../strings/given-names.ts';
import { useStrings } from '../../strings/index.ts';
import type { GameFace } from '../../table/board.ts';
import type { TableState } from '../../table/client.ts';
import { api } from '../api.ts';
import { clockWords } from '../clock-words.ts';
import { wordFor } from '../dice-word.ts';
import { FairDice } from '../FairDice.tsx';
import { NameField } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { Watching } from '../people/Avatar.tsx';
import { Invite } from '../people/Invite.tsx';
import type { SocketClient } from '../socket-client.ts';
import { Chat } from '../table/Chat.tsx';
import { ConnectionNotice } from '../table/ConnectionNotice.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';
import { BringDialog } from './BringDialog.tsx';
import { ScenarioStrip } from './ScenarioStrip.tsx';
import { SeatCard } from './SeatCard.tsx';
import { WaitingDock } from './WaitingDock.tsx';

interface Props {
  readonly client: SocketClient;
  readonly state: TableState;
  readonly room: Room;
  readonly game: Game;
  readonly face: GameFace;
  /** What one is called. */
  readonly me: string;
  /** What the host is bound to. */
  readonly seedHash: string;
}

/** What a waiting room is called by: found how, timed how, how full. */
function Bar({ room, game }: Pick<Props, 'room' | 'game'>) {
  const t = useOnlineWords();
  const strings = useStrings();
  const locale = useLocale();
  const heading = usePage(t.waitTitle);
  const taken = room.seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <header className="waiting-bar">
      <a href={hrefTo([])} aria-label={strings.home} title={strings.home}>
        <Logo />
      </a>
      <h1 ref={heading} tabIndex={-1} className="hidden">
        {t.waitTitle}
      </h1>
      <b className="waiting-game">{game.name}</b>
      <span className="waiting-terms">
        {matchTitle(room, locale)} · {room.visibility === 'public' ? t.public : t.linkOnly} ·{' '}
        {clockWords(room.clock, t, locale)}
      </span>
      <span className="waiting-taken">{t.seatsTaken(taken, room.seats.length)}</span>
      <span className="waiting-tools">
        {room.spectators > 0 && <Watching count={room.spectators} label={t.spectators(room.spectators)} />}
        <a href={hrefTo(['online'])}>{t.lobby}</a>
        <LanguageSwitch />
      </span>
    </header>
  );
}

/** Before the start: who sits where and with what, free seats to sit down in, and the link to send. */
export function WaitingRoom({ client, state, room, game, face, me, seedHash }: Props) {
  const t = useOnlineWords();
  const locale = useLocale();
  const [name, setName] = useState(me);
  const [isBringing, setBringing] = useState(false);
  const { busy, problem, run } = useRequest();
  const { setup, yours } = room;
  const [own] = yours;
  const { waiting } = face;
  const isVersus = game.together !== true && room.seats.length === 2;
  const free = room.seats.some(({ kind }) => kind === 'open');
  const sit = async (seat: number): Promise<void> => {
    await api.rename(name.trim());
    await api.sit(room.id, seat, { name: name.trim(), word: wordFor(room.id), locale });
  };
  const brings = own === undefined || setup === null ? null : waiting.bringOf(setup, own);
  return (
    <div className="waiting-room">
      <Bar room={room} game={game} />
      <div className="waiting-main">
        <ConnectionNotice client={client} connected={state.connected} />
        {setup !== null && <ScenarioStrip scenario={waiting.scenario(setup, locale)} />}
        <ul className="seat-cards" data-versus={isVersus ? '' : undefined}>
          {room.seats.map((sitter, seat) => {
            const isOpen = sitter.kind === 'open';
            return (
              <SeatCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
                key={seat}
                seat={seat}
                sitter={sitter}
                mine={yours.includes(seat)}
                brought={setup === null ? null : waiting.brought(setup, seat, locale)}
                busy={busy || (isOpen && name.trim() === '')}
                onSit={isOpen && own === undefined ? () => run(() => sit(seat)) : null}
                onBot={
                  isOpen && room.owner
                    ? (bot) => run(() => api.seatBot(room.id, seat, bot, givenName(bot)))
                    : null
                }
                onChange={seat === own && brings !== null ? () => setBringing(true) : null}
              />
            );
          })}
          {isVersus && (
            <li className="seat-versus" aria-hidden="true">
              {t.versus}
            </li>
          )}
        </ul>
      </div>
      <aside className="waiting-side">
        <Invite id={room.id} game={game.name} title={t.invite} text={t.inviteText} />
        <FairDice match={room.id} seedHash={seedHash} yours={yours} />
        <Chat match={room.id} client={client} state={state} yours={yours} />
      </aside>
      <WaitingDock
        room={room}
        busy={busy}
        onReady={(ready) => own !== undefined && run(() => api.ready(room.id, own, ready))}
        onLeave={() => own !== undefined && run(() => api.leave(room.id, own))}
      >
        <Problem problem={problem} />
        {free && own === undefined && <NameField value={name} onChange={setName} />}
      </WaitingDock>
      {isBringing && own !== undefined && setup !== null && brings !== null && (
        <BringDialog
          waiting={waiting}
          setup={setup}
          seat={own}
          name={room.seats[own]?.name ?? ''}
          brings={brings}
          match={room.id}
          onClose={() => setBringing(false)}
        />
      )}
    </div>
  );
}
