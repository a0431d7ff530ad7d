import './cards.css';
import type { ReactNode } from 'react';
import { CardDialog as Sheet } from '../../../collection/cards/CardDialog.tsx';
import type { SheetProps } from '../../../collection/cards/gallery.ts';
import type { Card } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { CardBody } from './CardParts.tsx';

interface Props extends SheetProps<Card> {
  /** What is above the card, such as how its character stands in a match. */
  readonly before?: ReactNode;
}

/** All about one card, over what it was opened from. */
export function CardDialog({ card, onClose, before, children }: Props) {
  return (
    <Sheet
      nameIn={(locale) => card.name[locale]}
      emblem={emblemOf(card.id, card.card === 'character' || card.card === 'crisis' ? undefined : card.card)}
      body={(locale) => (
        <div className="cp-sheet">
          <CardBody card={card} locale={locale} />
        </div>
      )}
      before={before}
      onClose={onClose}
    >
      {children}
    </Sheet>
  );
}
