import { keywordWords, STATS, STATUS, TYPES } from '@assemble/champions';
import { content } from '../data.ts';
import { pieceLine } from '../play/outline.ts';
import { Bar } from './Bar.tsx';
import { type Piece, useSeen } from './context.ts';
import { Tap } from './Tap.tsx';

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
  readonly large?: boolean;
}

/** A card in play with what is on it. */
export function PieceTile({ piece, large = false }: Props) {
  const { view, locale, t, nameOf, attachedTo } = useSeen();
  const { type } = content.face(piece.face);
  const points = piece.stats.hitPoints?.value;
  const attached = attachedTo(piece.id);
  return (
    <div className="mc-stack" data-large={large || undefined}>
      <Tap
        id={piece.id}
        name={pieceLine(piece, view, locale)}
        className={`mc-piece mc-${type}${piece.exhausted ? ' mc-exhausted' : ''}`}
      >
        <span className="mc-type">{TYPES[type][locale]}</span>
        <span className="mc-name">{nameOf(piece.id)}</span>
        <Stats piece={piece} />
        {points !== undefined && (
          <Bar
            kind="health"
            now={points - piece.damage}
            of={points}
            text={t.hitPoints(points - piece.damage, points)}
          />
        )}
        {type === 'side-scheme' && <span className="mc-threat">{t.threat(piece.threat)}</span>}
        <Badges piece={piece} />
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
