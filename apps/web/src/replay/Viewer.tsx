import '../table/table.css';
import '../table/stage/stage.css';
import '../table/stage/dock.css';
import '../table/stage/dock-narrow.css';
import '../table/shapes/choices.css';
import '../table/comfort.css';
import './replay.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { DeskContext } from '../table/desk.ts';
import { RulesDialog } from '../table/dialogs.tsx';
import { useOutcomeWords } from '../table/outcome.ts';
import { useReducedMotion, useSettings, useTextSize } from '../table/settings.ts';
import { useReading } from '../table/stage/useReading.ts';
import { useDesktop } from '../table/useDesktop.ts';
import { isWide } from '../table/wide.ts';
import { useTableWords } from '../table/words/index.ts';
import { Controls } from './Controls.tsx';
import { Happened } from './Happened.tsx';
import { More } from './More.tsx';
import { turnsOf } from './marks.ts';
import type { Log, Opened, Position } from './messages.ts';
import { PlayOn } from './PlayOn.tsx';
import { Bar, SeenBoard, SeenLog } from './parts.tsx';
import type { Place } from './place.ts';
import type { Source } from './source.ts';
import { usePlace } from './usePlace.ts';
import { usePlaying } from './usePlaying.ts';
import { type ReplayLine, useLook } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { useReplayWords } from './words/index.ts';

type Sheet =
  | { readonly is: 'rules'; readonly rules: readonly string[] }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'play-on' };

/** The names of those who sat there; a file that no table wrote has none. */
function useSeats({ replay, seats }: Opened): readonly { readonly name: string }[] {
  const t = useReplayWords();
  return Array.from({ length: seats }, (_, seat) => ({
    name: replay.table?.seats[seat]?.name ?? t.seat(seat + 1),
  }));
}

interface ViewerProps {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly face: GameFace;
  readonly source: Source;
  readonly line: ReplayLine;
  readonly opened: Opened;
}

/** A replay, from the moment when its first position is there. */
export function Viewer({ id, query, face, source, line, opened }: ViewerProps) {
  const { loading } = useStrings();
  const [place, move] = usePlace(id, query, opened);
  useLook(line, place.step, place.eyes);
  const { position, log } = line;
  if (position === null || log === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  const shown = { id, face, source, opened, place, move, position, log };
  return <Screen {...shown} />;
}

interface ScreenProps extends Omit<ViewerProps, 'query' | 'line'> {
  readonly place: Place;
  readonly move: (changes: Partial<Place>) => void;
  readonly position: Position;
  readonly log: Log;
}

function Screen({ id, face, source, opened, place, move, position, log }: ScreenProps) {
  const t = useReplayWords();
  const table = useTableWords();
  const outcomeWords = useOutcomeWords();
  const reducedMotion = useReducedMotion();
  const { referee } = useSettings();
  useTextSize();
  const [sheet, open] = useState<Sheet | null>(null);
  const [logOpen, setLogOpen] = useState(isWide);
  const stage = useRef<HTMLDivElement>(null);
  const reading = useReading(stage);
  const seats = useSeats(opened);
  const desk = useDesktop(face, { seats, view: position.view }, open);
  // Names in the log are those at the end: what lies on the table then was there before.
  const logDesk = useDesktop(face, { seats, view: log.view }, open);
  const { locale, seatNames } = desk;
  const { steps, replay, doubt } = opened;
  const { step } = place;

  const [seen, setSeen] = useState(step);
  if (step > seen) setSeen(step);
  const turns = useMemo(() => turnsOf(log, face), [log, face]);
  const goTo = useCallback((to: number) => move({ step: to }), [move]);
  const { playing, play, speed, setSpeed } = usePlaying(step, steps, position.step, goTo);
  // Where the log lies over the board, whoever follows a line wants to see the board.
  const look = (to: number): void => {
    goTo(to);
    if (!isWide()) setLogOpen(false);
  };
  const onLog = (): void => setLogOpen(!logOpen);
  useReplayKeys({ step, steps, onStep: goTo, onPlay: () => play(!playing), onLog });

  // The result is not told before its time, in the title either.
  const names = seatNames.join(' – ');
  const result = position.outcome === null ? '' : `${outcomeWords(position.outcome, desk)} · `;
  useEffect(() => {
    document.title = `${result}${t.titleOf(names)} · Assemble`;
  }, [result, names, t]);

  const close = (): void => open(null);
  return (
    <DeskContext value={desk}>
      <div
        ref={stage}
        className="table"
        data-log={logOpen ? 'open' : 'closed'}
        data-still={reducedMotion ? '' : undefined}
        data-step={position.step}
        data-referee={referee ? '' : undefined}
      >
        <h1 className="hidden">{t.titleOf(names)}</h1>
        <Bar practice={replay.table?.practice ?? false} logOpen={logOpen} onLog={onLog} />
        <section className="table-board" aria-label={table.board}>
          <SeenBoard eyes={position.eyes} log={log} step={step} reading={reading} />
        </section>
        {logOpen && (
          <DeskContext value={logDesk}>
            <div className="table-side">
              <SeenLog
                log={log}
                seen={seen}
                step={step}
                onStep={look}
                onAll={seen < steps ? () => setSeen(steps) : null}
              />
            </div>
          </DeskContext>
        )}
        <div className="replay-strip">
          <Controls
            step={step}
            steps={steps}
            playing={playing}
            onStep={goTo}
            onPlay={play}
            marks={turns.map((turn) => turn.step)}
          />
          {doubt !== '' && (
            <p className="refused">
              {t.doubt} <span lang="en">{doubt}</span>
            </p>
          )}
          <Happened position={position} />
          <More
            id={id}
            source={source}
            opened={opened}
            place={place}
            turns={turns}
            say={logDesk.say}
            seatNames={seatNames}
            speed={speed}
            onSpeed={setSpeed}
            onMove={move}
            onPlayOn={() => open({ is: 'play-on' })}
          />
        </div>
      </div>
      {sheet?.is === 'rules' && <RulesDialog game={face.id} rules={sheet.rules} onClose={close} />}
      {sheet?.is === 'card' && (
        <face.CardSheet card={sheet.card} locale={locale} view={position.view} options={[]} onClose={close} />
      )}
      {sheet?.is === 'play-on' && (
        <PlayOn replay={replay} step={step} seatNames={seatNames} onClose={close} />
      )}
    </DeskContext>
  );
}
