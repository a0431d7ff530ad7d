import '../online.css';
import '../people/people.css';
import type { Room, Update } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo, navigate } from '../../shell/router.ts';
import type { GameFace } from '../../table/board.ts';
import type { TableState } from '../../table/client.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { Tool } from '../../table/Tool.tsx';
import type { SocketClient } from '../socket-client.ts';
import { useOnlineWords } from '../words/index.ts';
import { Chat, ChatAnnouncer } from './Chat.tsx';
import { Notices } from './Notices.tsx';
import { People } from './People.tsx';
import { Rematch } from './Rematch.tsx';
import { useRoomy } from './useRoomy.ts';
import { useUnread } from './useUnread.ts';

const CHAT_ICON = 'M4 5h16v11H10l-5 4v-4H4z';

/** After the end: where to go from here. */
function Ways({ client, state, room }: Pick<Props, 'client' | 'state' | 'room'>) {
  const t = useOnlineWords();
  return (
    <>
      <Rematch client={client} state={state} room={room} />
      <a className="button button-quiet" href={hrefTo(['online'])}>
        {t.lobby}
      </a>
    </>
  );
}

interface Props {
  readonly face: GameFace;
  readonly client: SocketClient;
  readonly state: TableState;
  readonly update: Update;
  readonly room: Room;
}

/** The table that all games share, with the people around it. */
export function OnlineTable({ face, client, state, update, room }: Props) {
  const t = useOnlineWords();
  const locale = useLocale();
  const inBar = useRoomy() && room.seats.length === 2;
  const [chatOpen, setChatOpen] = useState(false);
  const unread = useUnread(state.chat, room.yours, chatOpen);
  // Whoever wanted it goes there when everybody does.
  const { rematch, yours } = room;
  const mine = yours.map((seat) => room.seats[seat]?.again ?? null);
  const wants = mine.includes('yes');
  // Whoever comes back to look at the old match stays there.
  const [before] = useState(rematch);
  useEffect(() => {
    if (before === null && wants && rematch !== null) navigate(hrefTo(['online', rematch]));
  }, [before, wants, rematch]);
  const isAsked = room.seats.some(({ again }, seat) => again === 'yes' && !yours.includes(seat));
  const canAsk = yours.length > 0 && rematch === null && !wants && (!isAsked || mine.includes('no'));
  return (
    <TableScreen
      face={face}
      client={client}
      state={state}
      update={update}
      onRematch={canAsk ? () => client.say({ type: 'rematch', wish: 'yes' }) : null}
      around={{
        people: inBar ? null : <People room={room} update={update} />,
        tools: (
          <>
            {inBar && <People room={room} update={update} inBar />}
            <span className="chat-tool">
              <Tool
                name={unread > 0 ? t.chatUnread(unread) : t.chat}
                icon={CHAT_ICON}
                pressed={chatOpen}
                onClick={() => setChatOpen(!chatOpen)}
              />
              {unread > 0 && (
                <span className="chat-unread" aria-hidden="true">
                  {unread}
                </span>
              )}
              <ChatAnnouncer state={state} yours={yours} />
            </span>
          </>
        ),
        side: chatOpen ? (
          <Chat
            match={room.id}
            client={client}
            state={state}
            yours={yours}
            silence={face.silence?.(update.view, locale) ?? null}
          />
        ) : null,
        notices: <Notices client={client} state={state} update={update} room={room} />,
        ways: <Ways client={client} state={state} room={room} />,
        replay: room.id,
      }}
    />
  );
}
