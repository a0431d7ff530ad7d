import type { Room } from '@assemble/protocol';
import type { ReactNode } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import { useOnlineWords } from '../words/index.ts';

interface Props {
  readonly room: Room;
  readonly busy: boolean;
  readonly onReady: (ready: boolean) => void;
  readonly onLeave: () => void;
  /** What else can be done. */
  readonly children: ReactNode;
}

/** For whom all wait, and what the reader can do about it. */
export function WaitingDock({ room, busy, onReady, onLeave, children }: Props) {
  const t = useOnlineWords();
  const locale = useLocale();
  const [own] = room.yours;
  const isReady = own !== undefined && room.seats[own]?.ready === true;
  const missing = room.seats.flatMap(({ kind, name, ready }, seat) => {
    if (kind === 'open') return [t.waitingForSeat];
    return ready ? [] : [room.yours.includes(seat) ? t.waitingForYou : name];
  });
  const names = new Intl.ListFormat(locale).format(new Set(missing));
  return (
    <footer className="waiting-dock" data-stage="dock">
      <div className="waiting-ask">
        <p role="status">{missing.length === 0 ? t.connecting : t.waitingFor(names)}</p>
        <small>{t.beginsWhen}</small>
      </div>
      <div className="waiting-ways">
        {children}
        {own !== undefined && (
          <button type="button" className="lobby-button lobby-ghost" disabled={busy} onClick={onLeave}>
            {t.standUp}
          </button>
        )}
      </div>
      <div className="waiting-primary" data-stage="primary">
        {own !== undefined && (
          <button
            type="button"
            className={isReady ? 'felt-button' : 'sun-button'}
            aria-pressed={isReady}
            disabled={busy}
            onClick={() => onReady(!isReady)}
          >
            {isReady ? t.notReady : t.imReady}
          </button>
        )}
      </div>
    </footer>
  );
}
