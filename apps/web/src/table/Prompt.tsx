import type { Answer, Event, Reason } from '@assemble/kernel';
import type { Asked, Update } from '@assemble/protocol';
import type { ReactNode, RefObject } from 'react';
import type { Coming } from './auto/useAuto.ts';
import type { Placing } from './board.ts';
import { useDesk } from './desk.ts';
import { type Draft, isOptional } from './draft.ts';
import { useShortcut } from './keys/names.ts';
import { sentence } from './log/sentences.ts';
import { Odds } from './Odds.tsx';
import { Reasons, RuleChip, Said, Spoken } from './Said.tsx';
import { CommitShape, OptionsShape, OrderShape, YesNoShape } from './shapes/menus.tsx';
import { PlaceShape } from './shapes/place.tsx';
import type { ShapeProps } from './shapes/shape.ts';
import { AssignShape, DistributeShape, EntitiesShape, NumberShape, PayShape } from './shapes/targets.tsx';
import { Answers, Primary } from './stage/Answers.tsx';
import { BigButton } from './stage/BigButton.tsx';
import type { Pace } from './usePace.ts';
import { useTableWords } from './words/index.ts';

function Controls(props: Omit<ShapeProps, 'decision'>) {
  const { decision } = props.asked;
  switch (decision.shape) {
    case 'options':
      return <OptionsShape {...props} decision={decision} />;
    case 'entities':
      return <EntitiesShape {...props} decision={decision} />;
    case 'order':
      return <OrderShape {...props} decision={decision} />;
    case 'distribute':
      return <DistributeShape {...props} decision={decision} />;
    case 'number':
      return <NumberShape {...props} decision={decision} />;
    case 'assign':
      return <AssignShape {...props} decision={decision} />;
    case 'pay':
      return <PayShape {...props} decision={decision} />;
    case 'yes-no':
      return <YesNoShape {...props} decision={decision} />;
    case 'commit':
      return <CommitShape {...props} decision={decision} />;
    case 'place':
      return <PlaceShape {...props} decision={decision} />;
  }
}

interface Props {
  readonly asked: Asked;
  readonly draft: Draft;
  readonly placing: Placing | null;
  readonly refused: readonly Reason[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDraft: (draft: Draft) => void;
  readonly onTap: (entity: number) => void;
  readonly onDecide: (answer: Answer) => void;
  /** Null where hints are not given. */
  readonly onHint: (() => void) | null;
  readonly oddsTurned: boolean;
  readonly onOdds: (turned: boolean) => void;
  /** An answer that is about to be given for the person. */
  readonly coming: Coming | null;
  /** What happened before the question. */
  readonly moves: ReactNode;
}

/** Who decides what, by which rule, and with which buttons: always in the same places. */
export function Prompt({
  asked,
  draft,
  placing,
  refused,
  heading,
  onDraft,
  onTap,
  onDecide,
  onHint,
  oddsTurned,
  onOdds,
  coming,
  moves,
}: Props) {
  const t = useTableWords();
  const { face, seatNames } = useDesk();
  const { decision } = asked;
  const free = isOptional(decision, face.passes);
  const going = asked.brief?.going ?? [];
  return (
    <section
      className="prompt"
      aria-label={t.decision}
      data-n={decision.n}
      data-shape={decision.shape}
      data-force={free ? 'may' : 'must'}
    >
      <div className="prompt-head">
        <h2 ref={heading} tabIndex={-1} data-size={going.length > 0 ? 'long' : undefined}>
          {going.map((message) => (
            <span key={JSON.stringify(message)} className="going">
              <Said message={message} />{' '}
            </span>
          ))}
          <span className="ask">
            <Said message={asked.brief?.ask ?? decision.ask} />
          </span>
        </h2>
        <p className="prompt-foot">
          <b className="seat-name" data-seat={decision.seat}>
            {seatNames[decision.seat]}
          </b>
          <span className="force">{free ? t.may : t.must}</span>
          <span className="rule-chips">
            {decision.rules.map((rule) => (
              <RuleChip key={rule} rule={rule} />
            ))}
          </span>
          {onHint !== null && (
            <button type="button" className="prompt-hint" onClick={onHint}>
              {t.hint}
            </button>
          )}
        </p>
        {moves}
      </div>
      {(refused.length > 0 || coming !== null) && (
        <div className="prompt-over">
          {refused.length > 0 && (
            <div className="refused" role="alert">
              <b>{t.refused}</b>
              <Reasons reasons={refused} />
            </div>
          )}
          {coming !== null && (
            <p className="remark">
              <span role="status">{coming.passes ? t.passing : t.answering}</span>{' '}
              <button type="button" className="button button-quiet" onClick={coming.hold}>
                {t.hold}
              </button>
            </p>
          )}
        </div>
      )}
      <Controls
        key={decision.n}
        asked={asked}
        draft={draft}
        placing={placing}
        aside={<Odds decision={decision} draft={draft} turned={oddsTurned} onTurn={onOdds} />}
        onDraft={onDraft}
        onTap={onTap}
        onDecide={onDecide}
      />
    </section>
  );
}

/** Something is being told: what, in words, and the way to its end. */
export function Telling({ event, onSkip }: { readonly event: Event; readonly onSkip: () => void }) {
  const t = useTableWords();
  const { locale, say } = useDesk();
  const shortcut = useShortcut('pass');
  return (
    <section className="prompt prompt-waiting" aria-label={t.decision}>
      <div className="prompt-head">
        <p>
          <Spoken text={sentence(event, locale, say)} />
        </p>
      </div>
      <Primary>
        <BigButton
          label={t.skip}
          data-pass=""
          data-confirm=""
          aria-keyshortcuts={shortcut}
          onClick={onSkip}
        />
      </Primary>
    </section>
  );
}

interface WaitingProps {
  readonly update: Update;
  /** Null where the bots of this table are not this page's to hold back. */
  readonly pace: Pace | null;
  readonly moves: ReactNode;
}

/** Nobody here is asked: who is, and what; while bots move, how fast. */
export function Waiting({ update, pace, moves }: WaitingProps) {
  const t = useTableWords();
  const { seatNames } = useDesk();
  const [first] = update.waiting;
  const bot = first !== undefined && update.seats[first.seat]?.kind === 'bot';
  return (
    <section className="prompt prompt-waiting" aria-label={t.decision}>
      <div className="prompt-head">
        {first !== undefined && (
          <p>
            <b className="seat-name" data-seat={first.seat}>
              {t.waiting(seatNames[first.seat] ?? '')}
            </b>{' '}
            <q>
              <Said message={first.ask} />
            </q>{' '}
            {pace?.halted && <b>{t.paused}</b>}
          </p>
        )}
        {moves}
      </div>
      {bot && pace !== null ? <PaceButtons pace={pace} /> : <Primary />}
    </section>
  );
}

function PaceButtons({ pace }: { readonly pace: Pace }) {
  const t = useTableWords();
  const shortcut = useShortcut('pass');
  const hurry = (on: boolean) => () => pace.hurry(on);
  return (
    <>
      <Answers>
        <button
          type="button"
          className="button button-quiet"
          data-pass=""
          aria-keyshortcuts={shortcut}
          onClick={pace.toggle}
        >
          {pace.halted ? t.continuePlay : t.pausePlay}
        </button>
        {pace.halted && (
          <button type="button" className="button button-quiet" data-confirm="" onClick={pace.step}>
            {t.stepPlay}
          </button>
        )}
      </Answers>
      <Primary>
        <BigButton
          label={t.fastPlay}
          aria-keyshortcuts="Control"
          onPointerDown={hurry(true)}
          onPointerUp={hurry(false)}
          onPointerLeave={hurry(false)}
          onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && pace.hurry(true)}
          onKeyUp={hurry(false)}
          onBlur={hurry(false)}
        />
      </Primary>
    </>
  );
}
