import type { Message } from '@assemble/kernel';
import { plain, type Rich } from '@assemble/language';
import { useId, useState } from 'react';
import { tableHref } from '../play/match.ts';
import { Choice } from '../shell/fields.tsx';
import { handOver } from '../table/download.ts';
import { useTableWords } from '../table/words/index.ts';
import { Links } from './Links.tsx';
import type { Turn } from './marks.ts';
import type { Opened } from './messages.ts';
import type { Place } from './place.ts';
import type { Source } from './source.ts';
import { speeds } from './usePlaying.ts';
import { useReplayWords } from './words/index.ts';

interface Props {
  readonly id: string;
  readonly source: Source;
  readonly opened: Opened;
  readonly place: Place;
  readonly turns: readonly Turn[];
  readonly say: (message: Message) => Rich;
  readonly seatNames: readonly string[];
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly onMove: (changes: Partial<Place>) => void;
  readonly onPlayOn: () => void;
}

const wide = '(width >= 64rem)';
const SPECTATOR = 'none';

/** The turns and their phases, to go to. */
function GoTo({ place, turns, say, onMove }: Pick<Props, 'place' | 'turns' | 'say' | 'onMove'>) {
  const t = useReplayWords();
  const id = useId();
  const places = turns.flatMap((turn) => [turn, ...turn.phases]);
  // Where the match is now: the last beginning that is not later.
  const current = places.filter(({ step }) => step <= place.step).length - 1;
  let at = -1;
  const option = ({ event }: Turn['phases'][number], indent: string) => {
    at++;
    return (
      <option key={at} value={at}>
        {indent}
        {plain(say({ key: event.kind, args: event.args }))}
      </option>
    );
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t.goTo}</label>
      <select
        id={id}
        value={current < 0 ? '' : current}
        onChange={(event) => onMove({ step: places[Number(event.target.value)]?.step ?? 0 })}
      >
        {current < 0 && <option value="">{t.start}</option>}
        {turns.map((turn) => [option(turn, ''), ...turn.phases.map((phase) => option(phase, '\u2003'))])}
      </select>
    </div>
  );
}

/** What is not needed at every step: where to, how fast, whose eyes; links, files, playing on. */
export function More(props: Props) {
  const { id, source, opened, place, turns, say, seatNames, speed, onSpeed, onMove, onPlayOn } = props;
  const t = useReplayWords();
  const table = useTableWords();
  const [isOpen] = useState(() => matchMedia(wide).matches);
  const { replay, outcome, steps, eyes } = opened;
  const why = useId();
  const overHere = replay.outcome !== null && place.step === steps;
  return (
    <details className="replay-more" open={isOpen}>
      <summary>{t.more}</summary>
      <div className="replay-choices">
        <GoTo place={place} turns={turns} say={say} onMove={onMove} />
        <Choice
          label={t.seenBy}
          value={place.eyes === null ? SPECTATOR : String(place.eyes)}
          options={eyes.map((seat) =>
            seat === null ? [SPECTATOR, t.spectator] : [String(seat), seatNames[seat] ?? ''],
          )}
          onChange={(seat) => onMove({ eyes: seat === SPECTATOR ? null : Number(seat) })}
        />
        <Choice
          label={t.speed}
          value={String(speed)}
          options={speeds.map((one) => [String(one), t.speedOf(String(one))])}
          onChange={(one) => onSpeed(Number(one))}
        />
      </div>
      {outcome === null && <p className="remark">{source.from === 'device' ? t.isRunning : t.isEnd}</p>}
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={overHere}
          aria-describedby={overHere ? why : undefined}
          onClick={onPlayOn}
        >
          {t.playOn}
        </button>
        {overHere && (
          <span id={why} className="remark">
            {t.playOnOver}
          </span>
        )}
        {source.from === 'device' && outcome === null && (
          <a className="button button-quiet" href={tableHref(source.saved)}>
            {t.resume}
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={() => handOver(replay, 'replay')}>
          {table.download}
        </button>
        <Links id={id} source={source} replay={replay} place={place} />
      </div>
    </details>
  );
}
