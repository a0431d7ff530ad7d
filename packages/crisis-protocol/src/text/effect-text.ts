import { type Locale, type Rich, words } from '@assemble/language';
import { sayEffect } from '../abilities/nodes/index.ts';
import type { Effect } from '../abilities/vocabulary.ts';
import { type Card, type Content, slug } from '../content.ts';
import { namesAmong } from './card-names.ts';
import { type Place, phrases } from './phrases.ts';
import { sentences } from './said.ts';

/** What the effect at an address does, in the words of its card; nothing for what stands on no card. */
export function effectText(content: Content, address: string, locale: Locale): Rich {
  const card = content.find(address.slice(0, address.indexOf('#')));
  if (card === undefined) return [];
  const names = namesAmong(content.cards, card, locale);
  const p = phrases(locale, card, placeOf(card, address), { say: sayEffect, ...names });
  const effect = content.abilities.node(address) as Effect;
  return words(...sentences(p, null, sayEffect(effect, p)));
}

/** Where on its card an address stands. */
function placeOf(card: Card, address: string): Place {
  const part = address.slice(address.indexOf('#') + 1);
  const isIn = ({ name }: { readonly name: Card['name'] }): boolean =>
    /^[^./]*/u.exec(part)?.[0] === slug(name);
  switch (card.card) {
    case 'character':
      if (card.attacks.some(isIn)) return 'attack';
      return card.leadership.some(isIn) ? 'leadership' : 'superpower';
    case 'gem':
      return 'superpower';
    case 'crisis':
      return part.startsWith('interact') ? 'interact' : 'crisis';
    default:
      return card.card;
  }
}
