import './taking-back.css';
import type { Room, Update } from '@assemble/protocol';
import { useState } from 'react';
import type { TableState } from '../../table/client.ts';
import { useDesk } from '../../table/desk.ts';
import { AskDialog } from '../../table/dialogs.tsx';
import { Reasons } from '../../table/Said.tsx';
import { useTableWords } from '../../table/words/index.ts';
import type { SocketClient } from '../socket-client.ts';
import { useOnlineWords } from '../words/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { TakeBackNotice, TakenBackLine, useUndone } from './TakingBack.tsx';

interface AbsentProps {
  readonly client: SocketClient;
  readonly absent: number;
  readonly me: number;
}

/** Somebody is away and the table waits for them: the others may go on. */
function AbsentNotice({ client, absent, me }: AbsentProps) {
  const t = useOnlineWords();
  const { face, seatNames } = useDesk();
  const [sure, setSure] = useState(false);
  const name = seatNames[absent] ?? '';
  return (
    <div className="notice notice-ask">
      <p>
        <b>{t.absent(name)}</b>
      </p>
      <p className="notice-buttons">
        <button
          type="button"
          className="button button-accent"
          onClick={() => client.say({ type: 'claim', seat: me, absent, how: 'bot' })}
        >
          {t.absentBot}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setSure(true)}>
          {t.absentEnd}
        </button>
      </p>
      {sure && (
        <AskDialog
          title={t.absentEnd}
          text={face.ending === undefined ? t.absentEndText(name) : t.absentEndTogetherText}
          yes={t.absentEnd}
          onYes={() => {
            setSure(false);
            client.say({ type: 'claim', seat: me, absent, how: 'end' });
          }}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

function BotForYou({ client, seat }: { readonly client: SocketClient; readonly seat: number }) {
  const t = useOnlineWords();
  return (
    <div className="notice notice-ask">
      <p>
        <b>{t.botForYou}</b>
      </p>
      <p className="notice-buttons">
        <button
          type="button"
          className="button button-accent"
          onClick={() => client.say({ type: 'return', seat })}
        >
          {t.takeSeatBack}
        </button>
      </p>
    </div>
  );
}

interface Props {
  readonly client: SocketClient;
  readonly state: TableState;
  readonly update: Update;
  readonly room: Room;
}

/** What an online table has to say above the question: docked, so that nothing is covered. */
export function Notices({ client, state, update, room }: Props) {
  const t = useOnlineWords();
  const table = useTableWords();
  const { yours } = room;
  const over = update.outcome !== null;
  const [me] = yours;
  const undone = useUndone(state, update);
  const absent = room.seats.findIndex(({ claimable }, seat) => claimable && !update.seats[seat]?.away);
  const replaced = yours.find((seat) => update.seats[seat]?.away);
  return (
    <>
      <ConnectionNotice client={client} connected={state.connected} />
      {me === undefined && <p className="notice">{t.watching}</p>}
      <div role="status">
        {!over && update.takeBack !== null && (
          <TakeBackNotice
            client={client}
            state={state}
            update={update}
            takeBack={update.takeBack}
            yours={yours}
          />
        )}
        {!over && update.takenBack !== null && <TakenBackLine takenBack={update.takenBack} undone={undone} />}
        {!over && absent >= 0 && me !== undefined && !yours.includes(absent) && (
          <AbsentNotice client={client} absent={absent} me={me} />
        )}
        {!over && replaced !== undefined && <BotForYou client={client} seat={replaced} />}
      </div>
      {/* Where nothing is asked, no question shows why something was refused. */}
      {update.asked.length === 0 && state.refused.length > 0 && (
        <div className="notice notice-lost" role="alert">
          <b>{table.refused}</b>
          <Reasons reasons={state.refused} />
        </div>
      )}
    </>
  );
}
