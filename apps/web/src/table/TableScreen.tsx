import './table.css';
import './prompt.css';
import './dialog.css';
import type { Seat } from '@assemble/kernel';
import { plain } from '@assemble/language';
import type { Update } from '@assemble/protocol';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../shell/preferences.ts';
import { useStrings } from '../strings/index.ts';
import type { BoardProps, GameFace } from './board.ts';
import type { Client, TableState } from './client.ts';
import { type Desk, DeskContext, tableRefusal } from './desk.ts';
import { AskDialog, barrierWords, HelpDialog, RuleDialog, SettingsDialog } from './dialogs.tsx';
import { useKeys } from './keys.ts';
import { LogPanel } from './LogPanel.tsx';
import { PlainBoard } from './PlainBoard.tsx';
import { Prompt, Waiting } from './Prompt.tsx';
import { Curtain, Result } from './Result.tsx';
import { useReducedMotion, useSettings, useTextSize } from './settings.ts';
import { TopBar } from './TopBar.tsx';
import { boardOptions, boardState, useDraft } from './useDraft.ts';
import { useTableWords } from './words/index.ts';

type Sheet =
  | { readonly is: 'settings' | 'help' | 'undo' | 'concede' }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'card'; readonly card: string };

interface Props {
  readonly face: GameFace;
  readonly client: Client;
  readonly state: TableState;
  readonly update: Update;
  readonly onRematch: () => void;
}

/** Hands the match over as a file. */
async function download(client: Client, game: string): Promise<void> {
  const replay = await client.file();
  const url = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}-${replay.seedHash.slice(0, 8)}.replay.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const wide = '(width >= 64rem)';

function useDesktop(face: GameFace, update: Update, open: (sheet: Sheet) => void): Desk {
  const t = useTableWords();
  const locale = useLocale();
  const names = update.seats.map(({ name }) => name).join('\n');
  return useMemo(() => {
    const seatNames = names.split('\n');
    const { view } = update;
    return {
      face,
      view,
      locale,
      seatNames,
      say: (message) => {
        const own = tableRefusal(message.key, t);
        return own === null ? face.renderMessage(message, locale, seatNames, view) : [own];
      },
      nameOf: (entity) => face.entityName(entity, view, locale, seatNames),
      openCard: (card) => open({ is: 'card', card }),
      openRule: (rule) => open({ is: 'rule', rule }),
    };
  }, [face, update, locale, names, t, open]);
}

/** The seat at the bottom: one's own; where several people share the screen, that of the person whose turn it is. */
function seatBelow(update: Update, active: Seat | null): Seat | null {
  const people = update.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length < 2) return people[0] ?? null;
  return active !== null && people.includes(active) ? active : (people[0] ?? null);
}

/** The table: bar, board, strip and log, all docked, none over another. */
export function TableScreen({ face, client, state, update, onRematch }: Props) {
  const t = useTableWords();
  const { loading } = useStrings();
  const settings = useSettings();
  const reducedMotion = useReducedMotion();
  useTextSize();
  const [sheet, open] = useState<Sheet | null>(null);
  const [logOpen, setLogOpen] = useState(() => matchMedia(wide).matches);
  const [ready, setReady] = useState<Seat | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const desk = useDesktop(face, update, open);
  const { view, locale, seatNames } = desk;

  const over = update.outcome !== null;
  const asked = over ? null : (update.asked[0] ?? null);
  const people = update.seats.filter(({ kind }) => kind === 'person').length;
  const speaker = asked?.decision.seat ?? update.seats.findIndex(({ kind }) => kind === 'person');
  const hidden = people > 1 && asked?.decision.shape === 'commit' && ready !== asked.decision.seat;
  const { draft, payable, setDraft, decide, onTap } = useDraft(client, face, update, hidden ? null : asked);
  const close = (): void => open(null);

  const undo = (): void => {
    if (update.undo.toOwn === 0 || over) return;
    if (update.undo.barriers.length > 0 && !update.practice) open({ is: 'undo' });
    else client.undo(speaker, update.undo.toOwn);
  };
  const redo = (): void => {
    if (update.undo.redo && !over) client.redo(speaker);
  };
  const file = (): void => void download(client, face.id);

  useKeys({
    undo,
    redo,
    log: () => setLogOpen(!logOpen),
    help: () => open({ is: 'help' }),
    inspect: desk.openCard,
    // A price that was not meant is taken back like anything else, as long as that is free.
    escape: () => {
      if (asked?.decision.shape === 'pay' && update.undo.barriers.length === 0) undo();
    },
  });

  // A new question takes the focus where the old one had it, so that keys go on from there.
  const n = asked?.decision.n ?? null;
  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body || strip.current?.contains(focused);
    if (n !== null && lost) heading.current?.focus({ preventScroll: true });
  }, [n]);

  const progress = face.progress(view, locale);
  const board: BoardProps = {
    view,
    locale,
    seatNames,
    ...boardState(hidden ? null : asked, draft, payable),
    options: boardOptions(hidden ? null : asked, desk),
    onTap,
    onOption: (id) => decide(asked?.decision.shape === 'pay' ? { extend: id } : id),
    onInspect: desk.openCard,
    me: seatBelow(update, progress.active),
    reducedMotion,
  };
  const { Board, CardSheet } = face;

  return (
    <DeskContext value={desk}>
      <div
        className="table"
        data-log={logOpen ? 'open' : 'closed'}
        data-still={reducedMotion ? '' : undefined}
      >
        <TopBar
          update={update}
          logOpen={logOpen}
          onUndo={undo}
          onRedo={redo}
          onLog={() => setLogOpen(!logOpen)}
          onSettings={() => open({ is: 'settings' })}
          onHelp={() => open({ is: 'help' })}
        />
        <section className="table-board" aria-label={t.board}>
          {hidden ? null : settings.board === 'text' ? (
            <PlainBoard face={face} board={board} />
          ) : (
            <Suspense fallback={<p className="loading">{loading}</p>}>
              <Board {...board} />
            </Suspense>
          )}
        </section>
        {logOpen && <LogPanel events={state.events} />}
        <div className="table-strip" ref={strip}>
          {!state.kept && <p className="refused">{t.notKept}</p>}
          {over ? (
            <Result update={update} heading={heading} onRematch={onRematch} onFile={file} />
          ) : hidden ? (
            <Curtain name={seatNames[speaker] ?? ''} onReady={() => setReady(speaker)} />
          ) : asked !== null && draft !== null ? (
            <Prompt
              asked={asked}
              draft={draft}
              refused={state.refused}
              heading={heading}
              onDraft={setDraft}
              onTap={onTap}
              onDecide={decide}
            />
          ) : (
            <Waiting update={update} />
          )}
        </div>
        <Announcer state={state} update={update} desk={desk} silent={hidden} />
      </div>
      {sheet?.is === 'settings' && (
        <SettingsDialog
          onClose={close}
          onFile={file}
          onConcede={over || people === 0 ? null : () => open({ is: 'concede' })}
        />
      )}
      {sheet?.is === 'help' && <HelpDialog onClose={close} />}
      {sheet?.is === 'rule' && <RuleDialog game={face.id} rule={sheet.rule} onClose={close} />}
      {sheet?.is === 'card' && <CardSheet card={sheet.card} locale={locale} onClose={close} />}
      {sheet?.is === 'undo' && (
        <AskDialog
          title={t.undoTitle}
          text={t.undoText}
          points={barrierWords(update.undo.barriers, t, seatNames)}
          yes={t.undoYes}
          onYes={() => {
            client.undo(speaker, update.undo.toOwn);
            close();
          }}
          onClose={close}
        />
      )}
      {sheet?.is === 'concede' && (
        <AskDialog
          title={t.concedeTitle}
          text={t.concedeText(seatNames[speaker] ?? '')}
          yes={t.concedeYes}
          onYes={() => {
            client.concede(speaker);
            close();
          }}
          onClose={close}
        />
      )}
    </DeskContext>
  );
}

interface AnnouncerProps {
  readonly state: TableState;
  readonly update: Update;
  readonly desk: Desk;
  readonly silent: boolean;
}

/** Tells screen readers what is new: the last lines of the log, then the question. */
function Announcer({ state, update, desk, silent }: AnnouncerProps) {
  const t = useTableWords();
  const fresh = update.whole ? [] : update.events.slice(-6);
  const lines = fresh.map((event) => plain(desk.say({ key: event.kind, args: event.args })));
  const [asked] = update.asked;
  const question =
    asked === undefined || update.outcome !== null
      ? ''
      : `${t.decides(desk.seatNames[asked.decision.seat] ?? '')}: ${plain(desk.say(asked.decision.ask))}`;
  return (
    <div className="hidden" role="status" data-events={state.events.length}>
      {silent ? '' : [...lines, question].join(' ')}
    </div>
  );
}
