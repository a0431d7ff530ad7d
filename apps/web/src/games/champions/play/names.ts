import type { View } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { content } from '../data.ts';
import { facesIn } from '../say.ts';

/** The card of something on the table; null for one that nobody may know. */
export function cardOf(entity: number, view: View): string | null {
  const face = entity < 0 ? undefined : facesIn(view).get(entity);
  return face === undefined ? null : content.face(face).card;
}

const hidden: Readonly<Record<Locale, string>> = {
  en: 'A hidden card',
  es: 'Una carta oculta',
  de: 'Eine verdeckte Karte',
};

/** A player, or a card by its title; alike cards in play are counted. */
export function entityName(entity: number, view: View, locale: Locale, seatNames: readonly string[]): string {
  if (entity < 0) return seatNames[-1 - entity] ?? '';
  const face = facesIn(view).get(entity);
  if (face === undefined) return hidden[locale];
  const title = content.face(face).title[locale];
  const alike = view.play.filter((piece) => piece.face === face);
  const at = alike.findIndex(({ id }) => id === entity);
  return alike.length > 1 && at >= 0 ? `${title} ${at + 1}` : title;
}
