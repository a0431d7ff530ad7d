import { type Locale, typeset } from '@assemble/language';
import { attacksOn, type Card, slug } from '../content.ts';
import type { Phrases } from './phrases.ts';

/** Cards name others by their English name or their id, attacks by the slug of theirs. */
export function namesAmong(
  cards: readonly Card[],
  card: Card,
  locale: Locale,
): Pick<Phrases, 'nameOf' | 'isGroup' | 'attackName'> {
  const find = (asked: string): Card | undefined =>
    cards.find(({ id, name }) => id === asked || name.en === asked);
  return {
    nameOf: (asked) => typeset(locale, find(asked)?.name[locale] ?? asked),
    isGroup: (asked) => {
      const found = find(asked);
      return found?.card === 'character' && found.grunt;
    },
    attackName: (asked) => {
      const attacks = [card, ...cards].flatMap((one) => attacksOn(one));
      return attacks.find(({ name }) => slug(name) === asked)?.name[locale] ?? asked;
    },
  };
}
