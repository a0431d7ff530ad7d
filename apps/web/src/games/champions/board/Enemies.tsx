import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { pieceLine } from '../play/outline.ts';
import { CardFace, Rules, Title } from './CardFace.tsx';
import { type Piece, useSeen } from './context.ts';
import { Fan } from './Fan.tsx';
import { Attached, Chip, Chips, Statuses } from './Marks.tsx';
import { HitBar, Stats, ThreatGem } from './Numbers.tsx';
import { Portrait } from './Portrait.tsx';
import { Tap } from './Tap.tsx';

/** Whether the card attacks right now. */
const isAttacking = (
  id: number,
  { activities }: { readonly activities: readonly { kind: string; by: number }[] },
) => activities.at(-1)?.kind === 'attack' && activities.at(-1)?.by === id;

/** The villain: portrait, stage, values, status and hit points. */
export function Villain() {
  const { view, below, narrow, locale, t, nameOf } = useSeen();
  const villain = view.play.find(({ id }) => id === view.villain);
  if (villain === undefined) return null;
  const { stage } = content.face(villain.face);
  // MC-KEYWORD-5: guard keeps the player it is engaged with from attacking the villain.
  const isGuarded = view.play.some(
    ({ engaged, face }) => engaged === below && content.face(face).keywords.guard === true,
  );
  return (
    <section
      className="mc-villain-zone"
      aria-label={t.villain}
      data-acts={isAttacking(villain.id, view) || undefined}
    >
      <Tap id={villain.id} name={pieceLine(villain, view, locale)} className="mc-villain">
        <span className="mc-villain-art">
          {narrow ? (
            <Portrait face={villain.face} width={370} height={106} middle={0.15} share={1.16} />
          ) : (
            <Portrait face={villain.face} width={400} height={200} middle={0.25} share={1} />
          )}
        </span>
        <Title text={nameOf(villain.id)} letters={9} />
        <span className="mc-villain-marks">
          {isGuarded && <Chip is="guard" sign="guard" text={t.guarded} />}
          <span className="mc-stage-name">
            {t.stageName(stage ?? 1)}
            <i aria-hidden="true">{'◆'.repeat(view.stagesLeft.villain + 1)}</i>
          </span>
        </span>
        <Stats piece={villain} />
        <HitBar piece={villain} />
      </Tap>
      <Statuses piece={villain} />
    </section>
  );
}

/** What is attached to the villain, tucked behind it. */
export function VillainAttachments() {
  const { view, locale, t, nameOf, attachedTo } = useSeen();
  const pieces = attachedTo(view.villain);
  return (
    <Fan
      className="mc-tucked"
      label={t.attachedTo(nameOf(view.villain))}
      pieces={pieces}
      size={108}
      gap={4}
      room={112}
      least={60}
    >
      {(id) => {
        const piece = pieces.find((one) => one.id === id);
        if (piece === undefined) return null;
        return (
          <Tap
            id={id}
            name={pieceLine(piece, view, locale)}
            className="mc-card mc-attachment"
            exhausted={piece.exhausted}
          >
            <CardFace face={content.face(piece.face)} locale={locale} letters={11} />
            {piece.counters > 0 && <Counters piece={piece} />}
          </Tap>
        );
      }}
    </Fan>
  );
}

/** Counters on a card, as dots while they can be counted. */
export function Counters({ piece }: { readonly piece: Piece }) {
  return (
    <span className="mc-counters" aria-hidden="true">
      {piece.counters > 5 ? (
        <b>{piece.counters}</b>
      ) : (
        Array.from({ length: piece.counters }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one counter is like another.
          <u key={i} />
        ))
      )}
    </span>
  );
}

function Minion({ piece }: { readonly piece: Piece }) {
  const { view, locale, nameOf } = useSeen();
  const face = content.face(piece.face);
  return (
    <>
      <Tap
        id={piece.id}
        name={pieceLine(piece, view, locale)}
        className="mc-wide mc-minion"
        exhausted={piece.exhausted}
      >
        <span className="mc-side-art">
          <EmblemArt emblem={emblemOf(piece.face)} width={92} height={118} />
        </span>
        <span className="mc-side-body">
          <Title text={nameOf(piece.id)} letters={16} />
          <Chips piece={piece} />
          <span className="mc-text">
            <Rules face={face} locale={locale} />
          </span>
          <HitBar piece={piece} />
        </span>
        <Stats piece={piece} />
      </Tap>
      <Statuses piece={piece} />
      <Attached to={piece.id} />
    </>
  );
}

/** The minions between the villain and the player who is shown. */
export function Minions({ room }: { readonly room: number }) {
  const { view, shown, t, nameOfSeat } = useSeen();
  const pieces = view.play.filter(({ engaged }) => engaged === shown);
  return (
    <Fan
      className="mc-minions"
      label={t.engagedWith(nameOfSeat(shown))}
      pieces={pieces}
      size={256}
      gap={24}
      room={room}
      least={200}
    >
      {(id) => {
        const piece = pieces.find((one) => one.id === id);
        return piece !== undefined && <Minion piece={piece} />;
      }}
    </Fan>
  );
}

function SideScheme({ piece }: { readonly piece: Piece }) {
  const { view, locale, nameOf } = useSeen();
  const face = content.face(piece.face);
  return (
    <>
      <Tap id={piece.id} name={pieceLine(piece, view, locale)} className="mc-wide mc-side-scheme">
        <span className="mc-side-art">
          <EmblemArt emblem={emblemOf(piece.face)} width={70} height={118} />
        </span>
        <span className="mc-side-body">
          <Title text={nameOf(piece.id)} letters={16} />
          <Chips piece={piece} />
          <span className="mc-text">
            <Rules face={face} locale={locale} />
          </span>
        </span>
        {face.type === 'side-scheme' && <ThreatGem threat={piece.threat} />}
      </Tap>
      <Attached to={piece.id} />
    </>
  );
}

/** Side schemes and environments. */
export function SideSchemes({ room }: { readonly room: number }) {
  const { view, t } = useSeen();
  const pieces = view.play.filter(
    ({ id, face, controller, engaged, host }) =>
      controller < 0 &&
      engaged < 0 &&
      host < 0 &&
      id !== view.villain &&
      id !== view.scheme &&
      content.face(face).type !== 'minion',
  );
  return (
    <Fan
      className="mc-sides"
      label={t.sideSchemes}
      pieces={pieces}
      size={222}
      gap={12}
      room={room}
      least={160}
    >
      {(id) => {
        const piece = pieces.find((one) => one.id === id);
        return piece !== undefined && <SideScheme piece={piece} />;
      }}
    </Fan>
  );
}
