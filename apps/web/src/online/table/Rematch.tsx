import type { Room } from '@assemble/protocol';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import type { TableState } from '../../table/client.ts';
import { Reasons } from '../../table/Said.tsx';
import type { SocketClient } from '../socket-client.ts';
import { useOnlineWords } from '../words/index.ts';

interface Props {
  readonly client: SocketClient;
  readonly state: TableState;
  readonly room: Room;
}

/** Who wants to play again, who has not said, and what the reader can say to it. */
export function Rematch({ client, state, room }: Props) {
  const t = useOnlineWords();
  const locale = useLocale();
  const { rematch, rematchNeeds, seats, yours } = room;
  if (rematch !== null)
    return (
      <a className="button button-accent" href={hrefTo(['online', rematch])}>
        {t.toRematch}
      </a>
    );
  const [own] = yours;
  const mine = own === undefined ? null : (seats[own]?.again ?? null);
  const listed = (some: readonly number[]): string =>
    new Intl.ListFormat(locale).format(some.map((seat) => seats[seat]?.name ?? ''));
  const others = seats.flatMap(({ again }, seat) => (again === 'yes' && !yours.includes(seat) ? [seat] : []));
  const refused = seats.findIndex(({ again }, seat) => again === 'no' && !yours.includes(seat));
  const say = (wish: 'yes' | 'no' | 'none'): void => client.say({ type: 'rematch', wish });
  return (
    <span className="online-rematch">
      <span role="status">
        {state.refused.length > 0 && <Reasons reasons={state.refused} />}
        {refused >= 0 && t.rematchNo(seats[refused]?.name ?? '')}
        {refused < 0 && mine === 'yes' && t.rematchWaits(listed(rematchNeeds))}
        {refused < 0 && mine !== 'yes' && others.length > 0 && t.rematchAsked(listed(others))}
      </span>
      {mine === 'yes' && (
        <button type="button" className="button button-quiet" onClick={() => say('none')}>
          {t.rematchWithdraw}
        </button>
      )}
      {own !== undefined && mine === null && others.length > 0 && (
        <>
          <button type="button" className="button button-accent" onClick={() => say('yes')}>
            {t.rematchAccept}
          </button>
          <button type="button" className="button button-quiet" onClick={() => say('no')}>
            {t.rematchDecline}
          </button>
        </>
      )}
    </span>
  );
}
