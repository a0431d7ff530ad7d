import type { Gallery } from '../../collection/cards/gallery.ts';
import { CardFilters } from './CardFilters.tsx';
import { CardSheet } from './CardSheet.tsx';
import { CardLink } from './CardTile.tsx';
import { type Criteria, criteriaOf, findCards, noCriteria, queryOf } from './criteria.ts';
import { type Card, cards, content, nameOf } from './data.ts';
import { cardWords } from './strings.ts';

export const gallery: Gallery<Card, Criteria> = {
  words: cardWords,
  place: ['dice-masters', 'cards'],
  builder: ['dice-masters', 'team'],
  cards,
  cardAt: (id) => content.find(id),
  nameOf,
  noCriteria,
  criteriaOf,
  queryOf,
  findCards,
  Filters: CardFilters,
  CardLink,
  CardSheet,
};
