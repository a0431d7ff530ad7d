import '../table/table.css';
import '../table/stage/stage.css';
import '../table/stage/light.css';
import '../table/stage/dock.css';
import '../table/stage/dock-narrow.css';
import '../table/shapes/choices.css';
import '../table/comfort.css';
import './replay.css';
import './screen.css';
import './screen-narrow.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EDIT } from '../editor/signs.ts';
import { useEditorWords } from '../editor/words.ts';
import { gameById } from '../games/index.ts';
import { tableHref } from '../play/match.ts';
import { useLocale } from '../shell/preferences.ts';
import { navigate } from '../shell/router.ts';
import { nameIn } from '../strings/given-names.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import type { Standing } from '../table/course.ts';
import { DeskContext } from '../table/desk.ts';
import { RulesDialog } from '../table/dialogs.tsx';
import { handOver } from '../table/download.ts';
import { LogPanel } from '../table/log/LogPanel.tsx';
import { useOutcomeWords } from '../table/outcome.ts';
import { useReducedMotion, useSettings, useTextSize } from '../table/settings.ts';
import { SettingsSheet } from '../table/settings-sheet/SettingsSheet.tsx';
import { Primary } from '../table/stage/Answers.tsx';
import { BigButton } from '../table/stage/BigButton.tsx';
import { BeatLayer } from '../table/stage/beats/BeatLayer.tsx';
import { useReading } from '../table/stage/useReading.ts';
import { icons, type ToolProps } from '../table/Tool.tsx';
import { useDesktop } from '../table/useDesktop.ts';
import { isWide, useWide } from '../table/wide.ts';
import { useTableWords } from '../table/words/index.ts';
import { Bar, SeenBy } from './Bar.tsx';
import { Happened } from './Happened.tsx';
import { Moments } from './Moments.tsx';
import { eventsUntil, turnsOf } from './marks.ts';
import type { Eyes, Log, Opened, Position } from './messages.ts';
import { PlayOn } from './PlayOn.tsx';
import type { Place } from './place.ts';
import { useRecap } from './recap.ts';
import { Review } from './review/Review.tsx';
import { useReview } from './review/useReview.ts';
import { useReviewWords } from './review/words.ts';
import { SeenBoard } from './SeenBoard.tsx';
import { StepCard } from './StepCard.tsx';
import type { Source } from './source.ts';
import { Timeline } from './Timeline.tsx';
import { ToEditor } from './ToEditor.tsx';
import { Speed, Transport } from './Transport.tsx';
import { useLinks } from './useLinks.ts';
import { usePlace } from './usePlace.ts';
import { speeds, usePlaying } from './usePlaying.ts';
import { type ReplayLine, useLook } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { useTold } from './useTold.ts';
import { useReplayWords } from './words/index.ts';

type Sheet =
  | { readonly is: 'rules'; readonly rules: readonly string[] }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'play-on' | 'settings' | 'editor' };

const shareIcon =
  'M18 8a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM6 15a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM18 22a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM8.600 13.500l6.800 4M15.400 6.500l-6.800 4';
const saveIcon = 'M12 3v12M7 10l5 5 5-5M4 20h16';

/** The names of those who sat there; a file that no table wrote has none. */
function useSeats({ replay, seats }: Opened): readonly { readonly name: string }[] {
  const t = useReplayWords();
  const locale = useLocale();
  return Array.from({ length: seats }, (_, seat) => ({
    name: nameIn(locale, replay.table?.seats[seat]?.name ?? t.seat(seat + 1)),
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
  return <Screen {...shown} line={line} course={line.course?.course ?? null} />;
}

interface ScreenProps extends Omit<ViewerProps, 'query'> {
  readonly place: Place;
  readonly move: (changes: Partial<Place>) => void;
  readonly position: Position;
  readonly log: Log;
  readonly course: readonly Standing[] | null;
}

function Screen({ id, face, source, line, opened, place, move, position, log, course }: ScreenProps) {
  const t = useReplayWords();
  const table = useTableWords();
  const { openHere } = useEditorWords();
  const { review: reviewLabel } = useReviewWords();
  const [reviewing, review] = useState(false);
  const outcomeWords = useOutcomeWords();
  const reducedMotion = useReducedMotion();
  const wide = useWide();
  const { referee } = useSettings();
  useTextSize();
  const [sheet, open] = useState<Sheet | null>(null);
  const [logOpen, setLogOpen] = useState(isWide);
  const [speed, setSpeed] = useState(1);
  const [hides, setHides] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const reading = useReading(stage);
  const seats = useSeats(opened);
  const names = seats.map(({ name }) => name);
  const { view, events, frame, ms, skip } = useTold(face, position, log, names, speed);
  const cardShown = frame?.beat.card;
  const desk = useDesktop(face, { seats, view }, open);
  // Names in the log are those at the end: what lies on the table then was there before.
  const logDesk = useDesktop(face, { seats, view: log.view }, open);
  const { locale, seatNames } = desk;
  const { steps, replay, doubt, outcome } = opened;
  const { step, eyes } = place;

  const [seen, setSeen] = useState(step);
  if (step > seen) setSeen(step);
  const until = hides ? seen : steps;
  const turns = useMemo(() => turnsOf(log, face), [log, face]);
  const reader = eyes ?? 0;
  const found = useReview(replay, reader, reviewing);
  const recap = useRecap(course, log, logDesk, reader, steps);
  const goTo = useCallback(
    (to: number) => {
      skip();
      move({ step: to });
    },
    [move, skip],
  );
  const { playing, play } = usePlaying(step, steps, position.step === step && frame === null, speed, goTo);
  // Where the log lies over the board, whoever follows a line wants to see the board.
  const look = (to: number): void => {
    goTo(to);
    if (!isWide()) setLogOpen(false);
  };
  const onLog = (): void => setLogOpen(!logOpen);
  const onMoment = (by: -1 | 1): void => {
    const told = recap.moments.map((one) => one.step).filter((one) => one <= until);
    const to = by < 0 ? told.filter((one) => one < step).at(-1) : told.find((one) => one > step);
    if (to !== undefined) goTo(to);
  };
  useReplayKeys({
    ...{ step, steps, onStep: goTo, onMoment, onLog },
    onPlay: () => play(!playing),
    onSpeed: (nth) => setSpeed(speeds[nth] ?? 1),
  });
  const { said, onCopy, onShare } = useLinks(id, source, replay, place);

  // The result is not told before its time, in the title either.
  const title = t.titleOf(seatNames.join(' – '));
  const result = position.outcome === null ? '' : `${outcomeWords(position.outcome, desk)} · `;
  useEffect(() => {
    document.title = `${result}${title} · Assemble`;
  }, [result, title]);

  const close = (): void => open(null);
  const settings = (): void => open({ is: 'settings' });
  const tools: readonly ToolProps[] = [
    ...(onShare === null ? [] : [{ name: t.share, icon: shareIcon, onClick: onShare }]),
    { name: table.download, icon: saveIcon, onClick: () => handOver(replay, 'replay') },
    ...(source.from === 'device' && outcome === null
      ? [{ name: t.resume, icon: icons.undo, onClick: () => navigate(tableHref(source.saved)) }]
      : []),
    // A match that still runs shows no more than its person may see: a position would tell all of it.
    ...(gameById(face.id)?.editor === undefined || (source.from === 'device' && outcome === null)
      ? []
      : [{ name: openHere, icon: EDIT, onClick: () => open({ is: 'editor' }) }]),
    { name: table.settings, icon: icons.settings, onClick: settings },
  ];
  const seenBy = { lent: opened.eyes, eyes, onEyes: (one: Eyes) => move({ eyes: one }) };
  const card = (
    <StepCard
      position={position}
      steps={steps}
      hides={hides}
      onHides={setHides}
      remark={outcome === null ? (source.from === 'device' ? t.isRunning : t.isEnd) : ''}
    />
  );
  const overHere = replay.outcome !== null && step === steps;
  const logged = eventsUntil(log, until);
  return (
    <DeskContext value={desk}>
      <div
        ref={stage}
        className="table replay"
        data-log={logOpen ? 'open' : 'closed'}
        data-still={reducedMotion ? '' : undefined}
        data-step={position.step}
        data-referee={referee ? '' : undefined}
        data-together={face.ending === undefined ? undefined : ''}
      >
        <h1 className="hidden">{title}</h1>
        <Bar
          practice={replay.table?.practice ?? false}
          logOpen={logOpen}
          onLog={onLog}
          onLink={onCopy}
          tools={tools}
          {...seenBy}
        />
        <section
          className="table-board"
          data-stage="board"
          aria-label={table.board}
          onPointerDown={frame === null ? undefined : skip}
        >
          <SeenBoard
            eyes={position.eyes}
            events={events}
            // What is being told shows its card, as at the table.
            reading={cardShown === undefined ? reading : { card: cardShown, entity: null }}
          />
        </section>
        {logOpen && (
          <DeskContext value={logDesk}>
            <div className="table-side replay-side">
              <LogPanel
                events={logged.events}
                look={{ after: logged.after, at: step, onLook: look }}
                before={[
                  {
                    id: 'moments',
                    label: t.moments,
                    content: (
                      <Moments
                        {...{ recap, step, steps, until, turns }}
                        name={seatNames[reader] ?? ''}
                        onStep={look}
                      />
                    ),
                  },
                  ...(outcome === null
                    ? []
                    : [
                        {
                          id: 'review',
                          label: reviewLabel,
                          content: (
                            <Review
                              {...{ found, step, steps }}
                              seat={reader}
                              running={reviewing}
                              onRun={review}
                              onStep={goTo}
                            />
                          ),
                        },
                      ]),
                ]}
              />
              {!wide && (
                <div className="replay-aside">
                  <SeenBy {...seenBy} />
                  <Speed speed={speed} onSpeed={setSpeed} />
                </div>
              )}
              <DeskContext value={desk}>{card}</DeskContext>
            </div>
          </DeskContext>
        )}
        <div className="dock replay-dock" data-stage="dock">
          <div className="dock-news">
            {doubt !== '' && (
              <p className="refused">
                {t.doubt} <span lang="en">{doubt}</span>
              </p>
            )}
            <p role="status" className="replay-said">
              {said !== null && (
                <>
                  {said.text} {said.detail !== '' && <code>{said.detail}</code>}
                </>
              )}
            </p>
          </div>
          <div className="replay-transport">
            <Transport {...{ step, steps, playing }} onStep={goTo} onPlay={play} />
            {wide && <Speed speed={speed} onSpeed={setSpeed} />}
          </div>
          <Timeline {...{ step, steps, until, recap, me: eyes }} onStep={goTo} />
          {!logOpen && <Happened position={position} />}
          <Primary>
            <BigButton
              label={t.playOnLabel}
              then={overHere ? t.playOnOver : t.playOnThen}
              disabled={overHere}
              onClick={() => open({ is: 'play-on' })}
            />
          </Primary>
        </div>
        <BeatLayer stage={stage} frame={frame} ms={ms} still={reducedMotion} />
      </div>
      {sheet?.is === 'rules' && <RulesDialog game={face.id} rules={sheet.rules} onClose={close} />}
      {sheet?.is === 'card' && (
        <face.CardSheet card={sheet.card} locale={locale} view={view} options={[]} onClose={close} />
      )}
      {sheet?.is === 'play-on' && (
        <PlayOn replay={replay} step={step} seatNames={seatNames} onClose={close} />
      )}
      {sheet?.is === 'editor' && <ToEditor game={face.id} step={step} line={line} onClose={close} />}
      {sheet?.is === 'settings' && <SettingsSheet table={null} onClose={close} />}
    </DeskContext>
  );
}
