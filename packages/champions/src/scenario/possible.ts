import { Impossible, type Prepared, type Reason } from '@assemble/kernel';
import { count } from '../rules/cards-in-play.ts';
import { remaining } from '../rules/reading.ts';
import type { C, Rule } from '../rules/run.ts';
import type { Piece, Table } from '../table.ts';
import type { PositionRefusals } from '../text/keys.ts';
import { type Cast, nameOf } from './names.ts';

/** Refuses a position that no match could stand in, for everything that is wrong with it. */
export function mustBePossible(c: C, cast: Cast, prepared: Prepared<Table>): void {
  const refused = c.table.play.flatMap((piece) =>
    wrong(c, cast, piece).map(([key, rule]) => ({ piece, key, rule })),
  );
  if (refused.length === 0) return;
  throw new Impossible(
    refused.map(
      ({ piece, key, rule }): Reason => ({ rule, key, args: { card: { id: piece.id, face: piece.face } } }),
    ),
    `no match can stand like this: ${refused
      .map(({ piece, key, rule }) => `"${nameOf(cast, c.table, piece.id)}" ${WHY[key]} (${rule})`)
      .join('; ')}`,
    prepared as unknown as Prepared<unknown>,
  );
}

const WHY: Readonly<Record<keyof PositionRefusals, string>> = {
  'no.position-defeated': 'has no hit points left: it would be defeated',
  'no.position-cleared': 'has no threat: it would be defeated',
  'no.position-advanced': 'has reached its target threat: it would advance',
  'no.position-unique': 'is unique and in play twice',
};

/** What is wrong with a card in play, and by which rule. */
function wrong(c: C, { content }: Cast, piece: Piece): (readonly [keyof PositionRefusals, Rule])[] {
  const face = content.face(piece.face);
  const { title, subtitle } = face;
  const isTwin = (one: Piece): boolean => {
    const other = content.face(one.face);
    return (
      one.id < piece.id &&
      one.controller >= 0 &&
      other.unique &&
      other.title.en === title.en &&
      other.subtitle?.en === subtitle?.en
    );
  };
  return [
    ...(face.hitPoints !== null && remaining(c, piece) <= 0
      ? [['no.position-defeated', 'MC-DAMAGE-10'] as const]
      : []),
    ...(face.type === 'side-scheme' && piece.threat === 0
      ? [['no.position-cleared', 'MC-DAMAGE-10'] as const]
      : []),
    ...(face.type === 'main-scheme' && face.target !== null && piece.threat >= count(c, face.target)
      ? [['no.position-advanced', 'MC-MAIN-1'] as const]
      : []),
    ...(face.unique && piece.controller >= 0 && c.table.play.some(isTwin)
      ? [['no.position-unique', 'MC-UNIQUE-1'] as const]
      : []),
  ];
}
