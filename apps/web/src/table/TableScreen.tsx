import './table.css';
import './stage/stage.css';
import './stage/light.css';
import './shapes/choices.css';
import './comfort.css';
import type { Seat } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import { Suspense, useRef, useState } from 'react';
import { useLocale } from '../shell/preferences.ts';
import { namesIn } from '../strings/given-names.ts';
import { useStrings } from '../strings/index.ts';
import { Announcer } from './Announcer.tsx';
import { turnKey } from './auto/Remember.tsx';
import { useMemory } from './auto/store.ts';
import { useAuto } from './auto/useAuto.ts';
import type { BoardProps, GameFace } from './board.ts';
import { Curtain } from './Curtain.tsx';
import type { Client, TableState } from './client.ts';
import { DeskContext } from './desk.ts';
import { handOver } from './download.ts';
import { useKeys } from './keys/useKeys.ts';
import { LastMoves, useLastMoves } from './log/LastMoves.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { PastBanner } from './PastBanner.tsx';
import { PlainBoard } from './PlainBoard.tsx';
import { Prompt, Telling, Waiting } from './Prompt.tsx';
import { Result } from './result/Result.tsx';
import { type Sheet, Sheets } from './Sheets.tsx';
import { seatBelow, seatsHere } from './seats.ts';
import { useReducedMotion, useSettings, useTextSize } from './settings.ts';
import { useSounds } from './sound/useSounds.ts';
import { BeatLayer } from './stage/beats/BeatLayer.tsx';
import type { Eye } from './stage/beats/beat.ts';
import { useDirector } from './stage/beats/useDirector.ts';
import { Dock } from './stage/Dock.tsx';
import { useReading } from './stage/useReading.ts';
import type { Surroundings } from './surroundings.ts';
import { icons, Tool } from './Tool.tsx';
import { TopBar } from './TopBar.tsx';
import { useAnswering } from './useAnswering.ts';
import { useCautions } from './useCautions.ts';
import { useDesktop } from './useDesktop.ts';
import { boardOptions, boardState, placingOf, useDraft } from './useDraft.ts';
import { useFocusOnQuestion } from './useFocusOnQuestion.ts';
import { usePace } from './usePace.ts';
import { useTakingBack } from './useTakingBack.ts';
import { isWide } from './wide.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly face: GameFace;
  readonly client: Client;
  readonly state: TableState;
  readonly update: Update;
  /** Null where it is not this screen's to ask for. */
  readonly onRematch: (() => void) | null;
  readonly around?: Surroundings;
}

const NEVER: readonly never[] = [];

/** The table: bar, board, dock and log, each in its place. */
export function TableScreen({ face, client, state, update: latest, onRematch, around }: Props) {
  const t = useTableWords();
  const { loading } = useStrings();
  const settings = useSettings();
  const reducedMotion = useReducedMotion();
  useTextSize();
  const [sheet, open] = useState<Sheet | null>(null);
  // Where something lies beside the board from the beginning, the log is folded at first.
  const [logOpen, setLogOpen] = useState(
    () => isWide() && face.logsItself !== true && (around?.side ?? null) === null,
  );
  /** Whether the odds are open where they are closed at first, and the other way round. */
  const [oddsTurned, setOddsTurned] = useState(false);
  /** The board alone: for as long as a key is held, or until the eye is pressed again. */
  const [peeking, setPeeking] = useState<'held' | 'kept' | null>(null);
  const [ready, setReady] = useState<Seat | null>(null);
  const [turned, setTurned] = useState<Seat | null>(null);
  const [selected, select] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const reading = useReading(stage);
  const mine = seatsHere(state, latest);
  const inWords = useLocale();
  const eye: Eye = {
    me: mine.length === 1 ? (mine[0] ?? null) : null,
    locale: inWords,
    seatNames: namesIn(inWords, latest.seats),
  };
  const { update, events, frame, ms, skip } = useDirector(face, state, latest, eye);
  const progress = face.progress(update.view, eye.locale);
  const below = seatBelow(mine, turned, progress.active);
  const desk = useDesktop(face, update, open, below);
  const { view, locale, seatNames } = desk;

  const over = update.outcome !== null;
  const asked = over ? null : (update.asked[0] ?? null);
  const speaker = asked?.decision.seat ?? mine[0] ?? null;
  const hidden = mine.length > 1 && asked?.decision.shape === 'commit' && ready !== asked.decision.seat;
  const shown = hidden ? null : asked;
  const { draft, payable, setDraft, decide: give, onTap: choose } = useDraft(client, face, update, shown);
  const memory = useMemory();
  const pace = usePace(client, latest.n, frame !== null);
  const lastMoves = useLastMoves(update);
  useSounds(face, state, mine, frame);
  const vain = shown === null ? null : (face.vain?.(shown, view) ?? null);
  const coming = useAuto(client, shown, turnKey(face.progress(view, 'en')), memory, face.idle ?? NEVER, vain);

  const careful = useCautions(around?.cautions === false ? null : shown, desk, open);
  const { past } = state;
  const { decide, onTap } = useAnswering({ client, face, desk, shown, past, careful, give, choose });
  const placing = placingOf(client, shown, draft, state, setDraft, decide);
  // Where the log lies over the board, whoever follows a line wants to see the board.
  const look = (step: number): void => {
    client.look(step);
    if (!isWide()) setLogOpen(false);
  };
  const { undo, redo } = useTakingBack(client, update, speaker, open);
  // Against people and the clock everybody thinks for themselves.
  const isRace =
    latest.clocks !== null &&
    latest.seats.some(({ kind }, seat) => kind === 'person' && !mine.includes(seat));
  const isAdvised = settings.help === 'advise' && !isRace && around?.advice !== false;
  const hint = (): void => {
    if (shown !== null && isAdvised) open({ is: 'hint' });
  };
  const turnTo = (seat: Seat): void => {
    if (mine.length > 1 && mine.includes(seat)) setTurned(seat);
  };

  useKeys({
    undo,
    redo,
    log: () => setLogOpen(!logOpen),
    help: () => open({ is: 'help' }),
    rules: () => shown !== null && open({ is: 'rules', rules: shown.decision.rules }),
    hint,
    odds: () => setOddsTurned(!oddsTurned),
    inspect: desk.openCard,
    peek: (on) => setPeeking((now) => (on ? 'held' : now === 'held' ? null : now)),
    seat: turnTo,
    hurry: (on) => pace?.hurry(on),
    // A price or a place that was not meant is taken back like anything else, as long as that is free.
    escape: () => {
      const { barriers, toOwn } = update.undo;
      const shape = asked?.decision.shape;
      if ((shape === 'pay' || (shape === 'place' && toOwn === 1)) && barriers.length === 0) undo();
    },
  });

  useFocusOnQuestion(over ? 'over' : (asked?.decision.n ?? null), heading, dock);

  // What is being told shows its card at the place where cards are read.
  const cardShown = frame?.beat.card;
  const board: BoardProps = {
    view: past?.view ?? view,
    locale,
    seatNames,
    ...boardState(past === null ? shown : null, draft, payable),
    options: boardOptions(past === null ? shown : null, desk),
    onTap,
    onOption: (id) => decide(asked?.decision.shape === 'pay' ? { extend: id } : id),
    onInspect: desk.openCard,
    reading: cardShown === undefined ? reading : { card: cardShown, entity: null },
    selected,
    onSelect: select,
    placing: past === null ? placing : null,
    events: past?.events ?? events,
    me: below,
    reducedMotion,
  };
  const { Board, Selected } = face;
  const moves = <LastMoves events={lastMoves} />;
  // Why there is none is among what the client says was refused.
  const file = (): void =>
    void client.file().then(
      (replay) => handOver(replay, 'replay'),
      () => undefined,
    );

  return (
    <DeskContext value={desk}>
      <div
        ref={stage}
        className="table"
        data-game={face.id}
        data-below={below ?? undefined}
        data-drawer={face.logsItself ? '' : undefined}
        data-log={logOpen || around?.side ? 'open' : 'closed'}
        data-still={reducedMotion ? '' : undefined}
        data-peek={peeking ?? undefined}
        data-referee={settings.referee ? '' : undefined}
        data-help={settings.help}
      >
        {around?.bar ?? (
          <TopBar
            update={update}
            me={below}
            logOpen={logOpen}
            onUndo={undo}
            onRedo={redo}
            onLog={() => setLogOpen(!logOpen)}
            peeking={peeking !== null}
            onPeek={() => setPeeking(peeking === null ? 'kept' : null)}
            onTurn={
              mine.length < 2 ? null : () => turnTo(mine[(mine.indexOf(below ?? -1) + 1) % mine.length] ?? -1)
            }
            onSettings={() => open({ is: 'settings' })}
            onHelp={() => open({ is: 'help' })}
            tools={around?.tools}
          />
        )}
        {around?.people}
        <section
          onPointerDown={frame === null ? undefined : skip}
          className="table-board"
          data-stage="board"
          aria-label={t.board}
          data-past={past === null ? undefined : past.at}
        >
          {past !== null && <PastBanner at={past.at} onBack={() => client.look(null)} />}
          {hidden ? null : settings.board === 'text' ? (
            <PlainBoard face={face} board={board} />
          ) : (
            <Suspense fallback={<p className="loading">{loading}</p>}>
              <Board {...board} />
            </Suspense>
          )}
        </section>
        {(logOpen || around?.side) && (
          <div className="table-side">
            {logOpen && (
              <LogPanel
                events={events}
                look={{ after: state.after, at: past?.at ?? null, onLook: look }}
                onFold={() => setLogOpen(false)}
              />
            )}
            {around?.side}
          </div>
        )}
        {!logOpen && !around?.side && face.logsItself !== true && (
          <div className="table-rail">
            <Tool name={t.logUnfold} icon={icons.unfold} onClick={() => setLogOpen(true)} />
          </div>
        )}
        <Dock
          ref={dock}
          inert={peeking === 'kept'}
          news={
            <>
              {!state.kept && <p className="refused">{t.notKept}</p>}
              {around?.notices}
            </>
          }
          selected={
            Selected === undefined || hidden
              ? null
              : () => (
                  <Suspense fallback={<p className="loading">{loading}</p>}>
                    <Selected {...board} entity={selected} />
                  </Suspense>
                )
          }
        >
          {over && around?.ending !== undefined ? (
            around.ending
          ) : over ? (
            <Result
              client={client}
              state={state}
              update={update}
              heading={heading}
              replay={around?.replay ?? null}
              onRematch={onRematch}
              onFile={file}
              onReport={() => open({ is: 'report' })}
            >
              {around?.ways}
            </Result>
          ) : hidden ? (
            <Curtain name={seatNames[speaker ?? -1] ?? ''} onReady={() => setReady(speaker)} />
          ) : asked !== null && draft !== null ? (
            <Prompt
              asked={asked}
              draft={draft}
              placing={placing}
              refused={state.refused}
              heading={heading}
              onDraft={setDraft}
              onTap={onTap}
              onDecide={decide}
              onHint={isAdvised ? hint : null}
              oddsTurned={oddsTurned}
              onOdds={setOddsTurned}
              coming={coming}
              moves={moves}
            />
          ) : frame !== null ? (
            <Telling event={frame.event} onSkip={skip} />
          ) : (
            <Waiting update={update} pace={pace} moves={moves} />
          )}
        </Dock>
        {around?.coach?.({
          asked: past === null ? shown : null,
          draft,
          telling: frame !== null,
          events,
          over,
        })}
        <BeatLayer stage={stage} frame={frame} ms={ms} still={reducedMotion} />
        <Announcer state={state} update={update} desk={desk} silent={hidden} />
      </div>
      <Sheets
        sheet={sheet}
        open={open}
        client={client}
        state={state}
        update={update}
        asked={shown}
        speaker={speaker}
        memory={memory}
        onFile={file}
        onDecide={decide}
      />
    </DeskContext>
  );
}
