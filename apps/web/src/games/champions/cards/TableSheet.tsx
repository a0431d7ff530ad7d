import type { View } from '@assemble/champions';
import type { CardSheetProps } from '../../../table/board.ts';
import { cardAt } from '../data.ts';
import { CardDialog } from './CardDialog.tsx';

/** The sheet of a card over a table. */
export function TableSheet({ card: id, onClose }: CardSheetProps<View>) {
  const card = cardAt(id);
  return card === undefined ? null : <CardDialog card={card} onClose={onClose} />;
}
