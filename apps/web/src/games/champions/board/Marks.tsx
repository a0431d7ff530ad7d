import { keywordWords, STATUS } from '@assemble/champions';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import type { SIGNS } from '../emblems.ts';
import { pieceLine } from '../play/outline.ts';
import { type Piece, useSeen } from './context.ts';
import { Sign } from './Sign.tsx';
import { Tap } from './Tap.tsx';

const STATUSES = ['tough', 'stunned', 'confused'] as const;

/** The status cards on a character, and nothing where there are none. */
export function Statuses({ piece }: { readonly piece: Piece }) {
  const { locale } = useSeen();
  const on = STATUSES.filter((status) => piece[status]);
  if (on.length === 0) return null;
  return (
    <span className="mc-statuses">
      {on.map((status) => (
        <span key={status} className="mc-status" data-status={status}>
          <Sign of={status} />
          <em>{STATUS[status][locale]}</em>
        </span>
      ))}
    </span>
  );
}

interface ChipProps {
  readonly is: string;
  readonly sign?: keyof typeof SIGNS;
  readonly text: string;
}

export function Chip({ is, sign, text }: ChipProps) {
  return (
    <span className="mc-chip" data-is={is}>
      {sign !== undefined && <Sign of={sign} />}
      {text}
    </span>
  );
}

/** Keywords and icons that work for as long as a card lies there. Toughness has done its work when it came (MC-KEYWORD-4). */
export function Chips({ piece }: { readonly piece: Piece }) {
  const { locale, t } = useSeen();
  const { icons, keywords, type } = content.face(piece.face);
  const { guard, retaliate } = keywords;
  return (
    <span className="mc-chips">
      {guard === true && <Chip is="guard" sign="guard" text={keywordWords({ guard }, locale).join()} />}
      {type === 'minion' && retaliate !== undefined && (
        <Chip is="warn" text={keywordWords({ retaliate }, locale).join()} />
      )}
      {icons.crisis !== undefined && <Chip is="crisis" sign="crisis" text={t.crisisChip} />}
      {icons.hazard !== undefined && <Chip is="hazard" sign="hazard" text={t.hazardChip} />}
      {icons.acceleration !== undefined && (
        <Chip is="acceleration" sign="acceleration" text={t.accelerationChip} />
      )}
      {piece.under > 0 && <Chip is="under" text={t.under(piece.under)} />}
    </span>
  );
}

/** A card as nothing but its emblem: what lies on another card, and what a partner has in play. */
export function Mini({ piece }: { readonly piece: Piece }) {
  const { view, locale } = useSeen();
  return (
    <Tap id={piece.id} name={pieceLine(piece, view, locale)} className="mc-mini" exhausted={piece.exhausted}>
      <EmblemArt emblem={emblemOf(piece.face)} width={26} height={26} />
    </Tap>
  );
}

/** What is attached to a card. */
export function Attached({ to }: { readonly to: number }) {
  const { attachedTo } = useSeen();
  const pieces = attachedTo(to);
  if (pieces.length === 0) return null;
  return (
    <ul className="mc-attached">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <Mini piece={piece} />
        </li>
      ))}
    </ul>
  );
}
