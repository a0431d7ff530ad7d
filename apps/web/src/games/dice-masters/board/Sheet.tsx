import type { View } from '@assemble/dice-masters';
import '../cards.css';
import '../sheet.css';
import type { CardSheetProps } from '../../../table/board.ts';
import { CardDialog } from '../CardSheet.tsx';
import { cardById } from './dice.ts';

/** The sheet of a card over the table. */
export function CardSheet({ card, onClose }: CardSheetProps<View>) {
  const known = cardById(card);
  return known === undefined ? null : <CardDialog card={known} onClose={onClose} stays />;
}
