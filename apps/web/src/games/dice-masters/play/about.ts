import type { Message } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { boardWords } from '../board/words/index.ts';
import { content, plainTextOf, term } from '../data.ts';

/** Cards to draft from lie nowhere yet: what they cost and say stands with the choice. */
export function about({ key, args }: Message, locale: Locale): string | null {
  const card = key === 'option.draft' ? content.find(String(args['card'])) : undefined;
  if (card === undefined) return null;
  const cost = [boardWords(locale).cost(card.cost), ...(card.energy ? [term(card.energy, locale)] : [])];
  return `${cost.join(' · ')}\n${plainTextOf(card, locale)}`;
}
