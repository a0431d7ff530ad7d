import type { Card } from '../content.ts';
import { summed } from './expect.ts';
import type { Hint, Outlook } from './node.ts';
import { hintAbility, hintEffect } from './nodes/index.ts';

/** What a bot may expect of each ability of a card, in the order of its text. */
export function cardHints(card: Card): readonly Hint[] {
  return card.abilities.map((ability) => {
    const o: Outlook = { card, that: 'none', done: 1, hint: (effect) => hintEffect(effect, o) };
    return hintAbility(ability, o);
  });
}

/** The same for the whole card. */
export const abilityHint = (card: Card): Hint => summed(cardHints(card));
