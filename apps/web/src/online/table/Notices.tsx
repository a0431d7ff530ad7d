import type { Room, TakeBack, TakenBack, Update } from '@assemble/protocol';
import { useState } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import type { TableState } from '../../table/client.ts';
import { useDesk } from '../../table/desk.ts';
import { AskDialog, barrierWords } from '../../table/dialogs.tsx';
import { Reasons } from '../../table/Said.tsx';
import { useTableWords } from '../../table/words/index.ts';
import type { SocketClient } from '../socket-client.ts';
import { useOnlineWords } from '../words/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

interface TakeBackProps {
  readonly client: SocketClient;
  readonly takeBack: TakeBack;
  readonly yours: Room['yours'];
}

/** Somebody asks to take a move back: the others answer, and are told who has seen something since. */
function TakeBackNotice({ client, takeBack, yours }: TakeBackProps) {
  const t = useOnlineWords();
  const table = useTableWords();
  const locale = useLocale();
  const { seatNames } = useDesk();
  const { id, seat, open, barriers } = takeBack;
  const mine = open.find((one) => yours.includes(one));
  const name = seatNames[seat] ?? '';
  const names = new Intl.ListFormat(locale).format(open.map((one) => seatNames[one] ?? ''));
  if (mine === undefined)
    return (
      <div className="notice">
        <p>{yours.includes(seat) ? t.takeBackWaits(names) : t.takeBackOther(name, names)}</p>
      </div>
    );
  return (
    <div className="notice notice-ask">
      <div>
        <p>
          <b>{t.takeBackAsks(name)}</b> {t.takeBackSeen}
        </p>
        <ul className="bullets">
          {barrierWords(barriers, table, seatNames).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <p className="notice-buttons">
        <button
          type="button"
          className="button button-accent"
          onClick={() => client.say({ type: 'consent', seat: mine, request: id, yes: true })}
        >
          {t.takeBackYes}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => client.say({ type: 'consent', seat: mine, request: id, yes: false })}
        >
          {t.takeBackNo}
        </button>
      </p>
    </div>
  );
}

/** What was taken back, or refused, and by whom. */
function TakenBackLine({ takenBack }: { readonly takenBack: TakenBack }) {
  const t = useOnlineWords();
  const { seatNames } = useDesk();
  const { seat, steps, refusedBy } = takenBack;
  const name = seatNames[seat] ?? '';
  return (
    <p className="notice">
      {refusedBy === null ? t.takenBack(name, steps) : t.takeBackRefused(seatNames[refusedBy] ?? '', name)}
    </p>
  );
}

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
  const absent = room.seats.findIndex(({ claimable }, seat) => claimable && !update.seats[seat]?.away);
  const replaced = yours.find((seat) => update.seats[seat]?.away);
  return (
    <>
      <ConnectionNotice client={client} connected={state.connected} />
      {me === undefined && <p className="notice">{t.watching}</p>}
      <div role="status">
        {!over && update.takeBack !== null && (
          <TakeBackNotice client={client} takeBack={update.takeBack} yours={yours} />
        )}
        {!over && update.takenBack !== null && <TakenBackLine takenBack={update.takenBack} />}
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
