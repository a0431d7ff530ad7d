import type { View } from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import { nameOf, titleOf } from '../data.ts';
import { cardById } from './dice.ts';
import { boardWords } from './words/index.ts';

/** The title of a card; the sidekicks' where there is none. */
export function titleOfId(id: string, locale: Locale): string {
  const card = cardById(id);
  return card === undefined ? boardWords(locale).sidekick : titleOf(card, locale);
}

export const titleAt = (view: View, slot: number, locale: Locale): string =>
  titleOfId(view.cards[slot]?.id ?? '', locale);

/** Title and subtitle of a card. */
export function cardName(id: string, locale: Locale): string {
  const card = cardById(id);
  return card === undefined ? boardWords(locale).sidekick : nameOf(card, locale);
}
