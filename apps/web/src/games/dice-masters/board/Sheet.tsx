import type { View } from '@assemble/dice-masters';
import type { CardSheetProps } from '../../../table/board.ts';
import { CardSheet } from '../CardSheet.tsx';
import { cardById } from './dice.ts';

/** The sheet of a card over the table. */
export function TableSheet({ card, onClose }: CardSheetProps<View>) {
  const known = cardById(card);
  return known === undefined ? null : <CardSheet card={known} onClose={onClose} stays />;
}
