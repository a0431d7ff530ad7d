import { cardText, STATS, traitsLine, type View } from '@assemble/champions';
import { plain } from '@assemble/language';
import { content, type Face } from '../data.ts';
import { say } from '../say.ts';
import { CardFace } from './CardFace.tsx';
import { type Piece, type Seen, useSeen } from './context.ts';

/** The side of a card that is read: the one that lies there, else its first. */
function faceRead({
  reading,
  view,
  faceOf,
}: Seen): { readonly face: Face; readonly piece: Piece | undefined } | null {
  const resolved = view.shown.at(-1);
  const read = reading ?? (resolved === undefined ? null : { card: resolved.card, entity: resolved.id });
  if (read === null) return null;
  const piece = read.entity === null ? undefined : view.play.find(({ id }) => id === read.entity);
  const there = read.entity === null ? undefined : faceOf(read.entity);
  const face = there ?? content.find(read.card)?.faces[0];
  return face === undefined ? null : { face, piece };
}

/** Where the values of a card come from that are not as printed. */
function changesOf({ stats, face }: Piece, view: View, locale: Seen['locale']): readonly string[] {
  const printed = content.face(face);
  return (Object.keys(STATS) as (keyof typeof STATS)[]).flatMap((name) => {
    const stat = stats[name];
    if (stat === undefined || stat.parts.length < 2 || typeof printed[name] === 'object') return [];
    const terms = stat.parts.map(
      ({ amount, source }, at) =>
        `${amount < 0 ? '− ' : at === 0 ? '' : '+ '}${Math.abs(amount)} ${plain(say(source, locale, [], view))}`,
    );
    return [`${STATS[name][locale]} ${stat.value} = ${terms.join(' ')}`];
  });
}

const wordsOf = (face: Face, locale: Seen['locale']): string =>
  cardText(face, locale, content)
    .map(({ head, text }) => head + plain(text))
    .join(' ');

/** So long a text is written in full size, and in middle size. */
const SHORT = 150;
const MIDDLE = 300;

/** The one place where a card is read: large, with all it says, what its keywords mean and how its values come about. */
export function ReadingPlace({ hidden }: { readonly hidden: boolean }) {
  const seen = useSeen();
  const { view, locale, t } = seen;
  const read = faceRead(seen);
  if (read === null || (hidden && seen.reading === null)) return null;
  const { face, piece } = read;
  const meanings = [
    ...Object.keys(face.keywords).map(t.keywordMeans),
    ...(['tough', 'stunned', 'confused'] as const).filter((one) => piece?.[one]).map(t.statusMeans),
    ...(face.icons.crisis === undefined ? [] : [t.crisis]),
    ...(face.icons.hazard === undefined ? [] : [t.hazard(face.icons.hazard)]),
    ...(face.icons.acceleration === undefined ? [] : [t.acceleration(face.icons.acceleration)]),
  ].filter((text) => text !== '');
  const changes = piece === undefined ? [] : changesOf(piece, view, locale);
  const length = [...meanings, ...changes].join('').length + wordsOf(face, locale).length;
  const subtitle = face.subtitle?.[locale];
  return (
    <aside
      className="mc-reading mc-card"
      aria-label={t.reading}
      data-length={length < SHORT ? 'short' : length < MIDDLE ? 'middle' : 'long'}
    >
      <CardFace face={face} locale={locale} letters={17} traits>
        <span className="mc-reading-more">
          {subtitle !== undefined && <i>{subtitle}</i>}
          {traitsLine(face, locale) !== '' && <i>{traitsLine(face, locale)}</i>}
          {meanings.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {changes.map((text) => (
            <b key={text}>{text}</b>
          ))}
        </span>
      </CardFace>
    </aside>
  );
}
