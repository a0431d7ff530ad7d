import type { Gallery } from '../../../collection/cards/gallery.ts';
import { type Card, cardAt, cards, titleOf } from '../data.ts';
import { CardDialog } from './CardDialog.tsx';
import { CardFilters } from './CardFilters.tsx';
import { CardLink } from './CardTile.tsx';
import { type Criteria, criteriaOf, findCards, noCriteria, queryOf } from './criteria.ts';
import { cardWords } from './words.ts';

export const gallery: Gallery<Card, Criteria> = {
  words: cardWords,
  place: ['champions', 'cards'],
  builder: ['champions', 'deck'],
  cards,
  cardAt,
  nameOf: titleOf,
  noCriteria,
  criteriaOf,
  queryOf,
  findCards,
  Filters: CardFilters,
  CardLink,
  CardSheet: CardDialog,
};
