import './result.css';
import './panels.css';
import './curve.css';
import './dock.css';
import type { Update } from '@assemble/protocol';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Sign } from '../../emblems/Sign.tsx';
import { gameById } from '../../games/index.ts';
import { PlayOn } from '../../replay/PlayOn.tsx';
import { hrefTo } from '../../shell/router.ts';
import type { Client, TableState } from '../client.ts';
import { useDesk } from '../desk.ts';
import { Answers, Primary } from '../stage/Answers.tsx';
import { BigButton } from '../stage/BigButton.tsx';
import { useTableWords } from '../words/index.ts';
import { Curve } from './Curve.tsx';
import { Luck, Valuable, Verify } from './Panels.tsx';
import { Poster, useReason } from './Poster.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { type Story, useStory } from './useStory.ts';
import { useResultWords } from './words.ts';

interface Props {
  readonly client: Client;
  readonly state: TableState;
  readonly update: Update;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The name by which its replay opens; null where it has none. */
  readonly replay: string | null;
  /** Null where it is not the reader's to ask for. */
  readonly onRematch: (() => void) | null;
  readonly onFile: () => void;
  readonly onReport: () => void;
  /** Further ways to go on. */
  readonly children?: ReactNode;
}

type Sheet = 'share' | 'play-on' | null;

interface DockProps extends Pick<Props, 'replay' | 'onRematch' | 'children'> {
  readonly story: Story;
  readonly onSheet: (sheet: Sheet) => void;
}

/** From which turning point one may play on: the last one after which something was still to be decided. */
function playOnPoint({ points, line }: Story): { readonly n: number; readonly step: number } | null {
  const steps = line.opened?.steps ?? 0;
  const open = points.filter(({ step }) => step < steps);
  const point = open.at(-1);
  // The decision itself is to be made again.
  return point === undefined ? null : { n: points.indexOf(point) + 1, step: point.step - 1 };
}

/** Ways to go on; the first of them in its own place. */
function Dock({ story, replay, onRematch, onSheet, children }: DockProps) {
  const t = useResultWords();
  const table = useTableWords();
  const { face } = useDesk();
  const from = playOnPoint(story);
  return (
    <footer className="result-dock">
      <p className="result-good">{t.goodGame}</p>
      <div className="result-ways">
        {children}
        <button type="button" className="result-way" onClick={() => onSheet('share')}>
          <Sign name="share" />
          <span>
            {t.share} <small>{t.shareAbout}</small>
          </span>
        </button>
        {replay !== null && (
          <a className="result-way" href={hrefTo(['replay', replay])}>
            <Sign name="again" />
            <span>
              {table.watchReplay} <small>{t.watchAbout}</small>
            </span>
          </a>
        )}
        {from !== null && story.replay?.seed != null && (
          <button type="button" className="result-way" onClick={() => onSheet('play-on')}>
            <Sign name="fight" />
            <span>
              {t.playOn(from.n)} <small>{t.playOnAbout}</small>
            </span>
          </button>
        )}
        <a className="result-way" href={hrefTo(['play', face.id])}>
          <span>
            {table.newMatch} <small>{t.newMatchAbout}</small>
          </span>
        </a>
      </div>
      {onRematch !== null && (
        <button type="button" className="sun-button" data-confirm="" onClick={onRematch}>
          <span>
            {table.rematch} <small>{t.rematchAbout}</small>
          </span>
        </button>
      )}
    </footer>
  );
}

interface SheetProps extends Props {
  readonly story: Story;
  readonly onClose: () => void;
}

/** The result over the table; Escape leads back to the board. */
function ResultSheet({ story, onClose, ...props }: SheetProps) {
  const t = useResultWords();
  const table = useTableWords();
  const { face, seatNames } = useDesk();
  const { state, update, heading, replay, onRematch, onFile, onReport, children } = props;
  const [sheet, open] = useState<Sheet>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const reason = useReason(update);
  const from = playOnPoint(story);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, [heading]);
  return (
    <dialog
      ref={dialog}
      className="result"
      aria-labelledby={id}
      data-won={story.won === false ? 'no' : 'yes'}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className="result-bar">
        <b>{gameById(face.id)?.name}</b>
        <span className="result-people">{seatNames.join(' – ')}</span>
        <button type="button" onClick={onReport}>
          {table.reportProblem}
        </button>
        <button type="button" onClick={onFile}>
          {table.download}
        </button>
        <button type="button" className="result-look" onClick={onClose}>
          <Sign name="look" />
          {t.lookAtBoard}
        </button>
      </header>
      <Poster story={story} update={update} heading={heading} id={id} />
      <Curve story={story} replay={replay} />
      <div className="result-panels">
        <Valuable doers={story.doers} me={story.me} />
        <Luck events={state.events} me={story.me} />
        <Verify story={story} events={state.events} />
      </div>
      <Dock story={story} replay={replay} onRematch={onRematch} onSheet={open}>
        {children}
      </Dock>
      {sheet === 'share' && (
        <ShareDialog story={story} why={story.decided?.text ?? reason} onClose={() => open(null)} />
      )}
      {sheet === 'play-on' && story.replay !== null && from !== null && (
        <PlayOn replay={story.replay} step={from.step} seatNames={seatNames} onClose={() => open(null)} />
      )}
    </dialog>
  );
}

/** How it ended: over the table, and in the place of the questions for whoever looks at the board. */
export function Result(props: Props) {
  const t = useResultWords();
  const table = useTableWords();
  const { client, state, update, onRematch } = props;
  const story = useStory(client, state, update);
  const [open, setOpen] = useState(true);
  const reason = useReason(update);
  const close = (): void => setOpen(false);
  if (update.outcome === null) return null;
  return (
    <>
      <section className="prompt result-strip" aria-label={table.decision}>
        <div className="prompt-head">
          <p>
            <b>{story.words}</b> {reason}
          </p>
        </div>
        {!open && onRematch !== null && (
          <Answers>
            <button type="button" className="button button-quiet" onClick={onRematch}>
              {table.rematch}
            </button>
          </Answers>
        )}
        <Primary>{!open && <BigButton label={t.showResult} onClick={() => setOpen(true)} />}</Primary>
      </section>
      {open && <ResultSheet {...props} story={story} onClose={close} />}
    </>
  );
}
