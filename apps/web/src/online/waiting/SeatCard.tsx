import type { RoomSeat } from '@assemble/protocol';
import { useState } from 'react';
import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import { Sign } from '../../emblems/Sign.tsx';
import { type BotKind, botKind, bots, USUAL_BOT } from '../../games/bots.ts';
import { useBotPlays } from '../../play/bot-words.ts';
import { useLocale } from '../../shell/preferences.ts';
import { nameIn } from '../../strings/given-names.ts';
import type { Brought } from '../../table/waiting-face.ts';
import { Avatar } from '../people/Avatar.tsx';
import { Language } from '../people/Language.tsx';
import { useOnlineWords } from '../words/index.ts';

interface Props {
  readonly seat: number;
  readonly sitter: RoomSeat;
  readonly mine: boolean;
  readonly brought: Brought | null;
  readonly busy: boolean;
  /** Null where it is not the reader's to do. */
  readonly onSit: (() => void) | null;
  readonly onBot: ((bot: BotKind) => void) | null;
  readonly onChange: (() => void) | null;
}

function Plays({ brought }: Pick<Props, 'brought'>) {
  const t = useOnlineWords();
  if (brought === null)
    return (
      <div className="seat-plays seat-secret">
        <b className="seat-hero">{t.atTable}</b>
      </div>
    );
  const { emblem, name, mark, figures, about } = brought;
  return (
    <div className="seat-plays">
      <EmblemArt emblem={emblem} width={240} height={320} />
      <b className="seat-hero">{name}</b>
      {about !== '' && <p className="seat-about">{about}</p>}
      <div className="seat-facts">
        {mark !== null && <span className="seat-mark">{mark}</span>}
        {figures.length > 0 && (
          <dl>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

interface SeatBotProps {
  readonly seat: number;
  readonly busy: boolean;
  readonly onBot: (bot: BotKind) => void;
}

/** Seats a bot, as strong as wanted. */
function SeatBot({ seat, busy, onBot }: SeatBotProps) {
  const t = useOnlineWords();
  const plays = useBotPlays();
  const [bot, setBot] = useState<BotKind>(USUAL_BOT);
  return (
    <>
      <button
        type="button"
        className="lobby-button"
        aria-label={t.seatBotAt(seat + 1)}
        disabled={busy}
        onClick={() => onBot(bot)}
      >
        <Sign name="bot" />
        {t.seatBot}
      </button>
      <label>
        <span className="hidden">{t.seatBotHow(seat + 1)}</span>
        <select
          className="seat-level"
          value={bot}
          onChange={(event) => setBot(botKind(event.target.value) ?? USUAL_BOT)}
        >
          {bots.map((kind) => (
            <option key={kind} value={kind}>
              {plays[kind]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** A seat before the match: what is played from it, by whom, and whether they are ready. */
export function SeatCard(props: Props) {
  const t = useOnlineWords();
  const reading = useLocale();
  const { seat, sitter, mine, brought, busy, onSit, onBot, onChange } = props;
  const { kind, name, here, ready, locale } = sitter;
  const is = kind === 'open' ? 'open' : mine ? 'you' : ready ? 'ready' : 'choosing';
  return (
    <li className="seat-card" data-seat={seat} data-is={is}>
      <h2 className="hidden">{t.seat(seat + 1)}</h2>
      <Plays brought={brought} />
      <div className="seat-person">
        <Avatar kind={kind} name={name} here={kind === 'person' ? here : true} />
        <p>
          <b className="seat-name" data-seat={seat}>
            {kind === 'open' ? t.openSeat : nameIn(reading, name)}
          </b>
          <small>
            {kind === 'open' ? t.anybody : mine ? t.you : kind === 'bot' ? t.bot : here ? t.here : t.away}
          </small>
        </p>
        <Language name={name} locale={locale} />
      </div>
      <div className="seat-bar" data-ready={kind !== 'open' && ready ? '' : undefined}>
        {onSit !== null && (
          <button
            type="button"
            className="lobby-button"
            data-can=""
            data-sit={seat}
            disabled={busy}
            onClick={onSit}
          >
            {t.sitHere(seat + 1)}
          </button>
        )}
        {onBot !== null && <SeatBot seat={seat} busy={busy} onBot={onBot} />}
        {kind !== 'open' && <span className="seat-ready">{ready ? `✓ ${t.ready}` : t.choosing}</span>}
        {onChange !== null && (
          <button type="button" className="lobby-button" disabled={busy} onClick={onChange}>
            {t.bringOther}
          </button>
        )}
      </div>
    </li>
  );
}
