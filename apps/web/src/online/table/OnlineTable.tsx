import '../online.css';
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
import { useUnread } from './useUnread.ts';

const CHAT_ICON = 'M4 5h16v11H10l-5 4v-4H4z';

/** After the end: where to go from here. */
function Ways({ room }: { readonly room: Room }) {
  const t = useOnlineWords();
  const { rematch, rematchBy, yours } = room;
  const by = rematchBy === null || yours.includes(rematchBy) ? null : room.seats[rematchBy]?.name;
  return (
    <>
      <span className="online-rematch" role="status">
        {rematch !== null && (
          <>
            {by != null && <span>{t.rematchWanted(by)}</span>}
            <a className="button button-accent" href={hrefTo(['online', rematch])}>
              {t.toRematch}
            </a>
          </>
        )}
      </span>
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
  const [chatOpen, setChatOpen] = useState(false);
  const unread = useUnread(state.chat, room.yours, chatOpen);
  // Who asked for the rematch goes there; the others are told of it.
  const [asked, setAsked] = useState(false);
  const { rematch, yours } = room;
  useEffect(() => {
    if (asked && rematch !== null) navigate(hrefTo(['online', rematch]));
  }, [asked, rematch]);
  const onRematch = (): void => {
    setAsked(true);
    client.say({ type: 'rematch' });
  };
  return (
    <TableScreen
      face={face}
      client={client}
      state={state}
      update={update}
      onRematch={yours.length === 0 || rematch !== null ? null : onRematch}
      around={{
        people: <People room={room} update={update} />,
        tools: (
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
        ways: <Ways room={room} />,
        replay: room.id,
      }}
    />
  );
}
