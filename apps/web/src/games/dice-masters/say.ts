import { renderMessage, type View } from '@assemble/dice-masters';
import type { Message } from '@assemble/kernel';
import { type Locale, type Rich, ref } from '@assemble/language';
import { cardById, dieById } from './board/dice.ts';
import { titleOfId } from './board/titles.ts';

/** A message of the rules in words. The source of a number is a card: its name alone. */
export function say(message: Message, locale: Locale, seats: readonly string[], view: View | null): Rich {
  const card = message.key === 'card' ? String(message.args['card']) : null;
  if (card !== null) {
    const title = titleOfId(card, locale);
    return [cardById(card) === undefined ? title : ref('card', card, title)];
  }
  return renderMessage(message, locale, {
    seats,
    card: cardById,
    die: (id) => {
      if (view === null) return undefined;
      const die = dieById(view, id);
      return die && { die: id, card: view.cards[die.card]?.id ?? '', face: die.face };
    },
  });
}
