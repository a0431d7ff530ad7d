import { type Deck, deckMends } from '@assemble/champions';
import type { Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Violation } from '../../../collection/Violations.tsx';
import type { Problem } from '../../../shell/Problems.tsx';
import { content } from '../data.ts';
import { say } from '../say.ts';

/** Reasons of the rules in words, before a match. */
export const worded = (reasons: readonly Reason[], locale: Locale): readonly Problem[] =>
  reasons.map((reason) => ({ rule: reason.rule, text: say(reason, locale, [], null) }));

/** Everything that is wrong with a deck, the cards that it is about, and the deck without it. */
export const violationsOf = (deck: Deck, locale: Locale): readonly Violation<Deck>[] =>
  deckMends(content, deck).flatMap(({ reason, to }) =>
    worded([reason], locale).map((problem) => ({ ...problem, cards: cardsOf(deck, reason), to })),
  );

/** The cards that a reason is about: those of the lesser aspects where there are several. */
function cardsOf(deck: Deck, { key, args }: Reason): readonly string[] {
  if (typeof args['card'] === 'string') return [args['card']];
  if (key !== 'no.aspects' || !Array.isArray(args['aspects'])) return [];
  const inSet = (set: unknown): readonly string[] =>
    Object.keys(deck.cards).filter((id) => content.find(id)?.set === set);
  const count = (set: unknown): number => inSet(set).reduce((sum, id) => sum + (deck.cards[id] ?? 0), 0);
  const [, ...lesser] = [...args['aspects']].sort((a, b) => count(b) - count(a));
  return lesser.flatMap(inSet);
}
