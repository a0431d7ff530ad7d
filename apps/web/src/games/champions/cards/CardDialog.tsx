import './cards.css';
import type { ReactNode } from 'react';
import { CardDialog as Sheet } from '../../../collection/cards/CardDialog.tsx';
import type { SheetProps } from '../../../collection/cards/gallery.ts';
import { type Card, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { CardBody } from './CardBody.tsx';

interface Props extends SheetProps<Card> {
  /** What is above the card, such as how it stands in a match. */
  readonly before?: ReactNode;
}

/** All about one card, over what it was opened from. */
export function CardDialog({ card, onClose, before, children }: Props) {
  return (
    <Sheet
      nameIn={(locale) => titleOf(card, locale)}
      emblem={emblemOf(card.faces[0].id)}
      body={(locale) => <CardBody card={card} locale={locale} />}
      before={before}
      onClose={onClose}
    >
      {children}
    </Sheet>
  );
}
