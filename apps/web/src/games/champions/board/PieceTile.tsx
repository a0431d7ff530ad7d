import { keywordWords, STATS, STATUS, TYPES } from '@assemble/champions';
import { content } from '../data.ts';
import { pieceLine } from '../play/outline.ts';
import { Bar } from './Bar.tsx';
import { type Piece, useSeen } from './context.ts';
import { Tap } from './Tap.tsx';
import { toneOf } from './tone.ts';

const statNames = ['thw', 'atk', 'def', 'rec', 'sch'] as const;

/** The values of a card: as they are now, and as they are printed where that differs. */
function Stats({ piece }: { readonly piece: Piece }) {
  const { locale } = useSeen();
  const face = content.face(piece.face);
  const shown = statNames.flatMap((name) => {
    const stat = piece.stats[name];
    return stat === undefined ? [] : [{ name, now: stat.value, printed: face[name] }];
  });
  if (shown.length === 0) return null;
  return (
    <span className="mc-stats">
      {shown.map(({ name, now, printed }) => (
        <span key={name} className="mc-stat" data-changed={now !== printed || undefined}>
          {STATS[name][locale]} <b>{now}</b>
          {now !== printed && typeof printed === 'number' && <s>{printed}</s>}
        </span>
      ))}
    </span>
  );
}

/** Status cards, tokens and keywords as named badges. */
function Badges({ piece }: { readonly piece: Piece }) {
  const { locale, t } = useSeen();
  const { icons, keywords, type } = content.face(piece.face);
  const badges = [
    ...(['stunned', 'confused', 'tough'] as const)
      .filter((one) => piece[one])
      .map((one) => ({ kind: one as string, text: STATUS[one][locale] })),
    ...(piece.exhausted ? [{ kind: 'exhausted', text: t.exhausted }] : []),
    ...(piece.counters > 0 ? [{ kind: 'counters', text: t.counters(piece.counters) }] : []),
    ...(piece.under > 0 ? [{ kind: 'under', text: t.under(piece.under) }] : []),
    ...(type === 'minion' ? keywordWords(keywords, locale) : []).map((text) => ({ kind: 'keyword', text })),
    ...(icons.crisis === undefined ? [] : [{ kind: 'icon', text: t.crisis }]),
    ...(icons.acceleration === undefined ? [] : [{ kind: 'icon', text: t.acceleration(icons.acceleration) }]),
    ...(icons.hazard === undefined ? [] : [{ kind: 'icon', text: t.hazard(icons.hazard) }]),
  ];
  if (badges.length === 0) return null;
  return (
    <span className="mc-badges">
      {badges.map(({ kind, text }) => (
        <span key={text} className="mc-badge" data-kind={kind}>
          {text}
        </span>
      ))}
    </span>
  );
}

interface Props {
  readonly piece: Piece;
  /** What stands in the band beside the type. */
  readonly note?: string;
  readonly large?: boolean;
}

/** A card in play with what is on it. An exhausted one lies on its side: its head is at the right. */
export function PieceTile({ piece, note, large = false }: Props) {
  const { view, locale, t, nameOf, attachedTo } = useSeen();
  const face = content.face(piece.face);
  const { type } = face;
  const points = piece.stats.hitPoints?.value ?? null;
  const left = (points ?? 0) - piece.damage;
  // A small card has its hit points at its head, as long as that is upright.
  const isAtHead = points !== null && !large && !piece.exhausted;
  const short = `♥ ${left}/${points}`;
  const attached = attachedTo(piece.id);
  return (
    <div className="mc-stack" data-large={large || undefined}>
      <Tap
        id={piece.id}
        name={pieceLine(piece, view, locale)}
        className={`mc-card mc-${type}${piece.exhausted ? ' mc-turned' : ''}`}
      >
        <span className="mc-band" data-tone={toneOf(face)}>
          <span>{TYPES[type][locale]}</span>
          {note !== undefined && <span>{note}</span>}
          {isAtHead && <span>{short}</span>}
        </span>
        <span className="mc-body">
          <span className="mc-name">{nameOf(piece.id)}</span>
          <Stats piece={piece} />
          {points !== null && (
            <Bar
              kind="health"
              now={left}
              of={points}
              text={large ? t.hitPoints(left, points) : isAtHead ? null : short}
            />
          )}
          {type === 'side-scheme' && <span className="mc-threat">{t.threat(piece.threat)}</span>}
          <Badges piece={piece} />
        </span>
      </Tap>
      {attached.length > 0 && (
        <ul className="mc-attached">
          {attached.map((one) => (
            <li key={one.id}>
              <PieceTile piece={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
