import type { Locale } from '@assemble/language';
import '../cards.css';
import '../sheet.css';
import { CardDialog } from '../CardSheet.tsx';
import { cardById } from './dice.ts';

/** The sheet of a card over the table. */
export function CardSheet({ card, onClose }: { card: string; locale: Locale; onClose: () => void }) {
  const known = cardById(card);
  return known === undefined ? null : <CardDialog card={known} onClose={onClose} stays />;
}
