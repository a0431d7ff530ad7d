import { type Deck, deckVerdict } from '@assemble/champions';
import type { Json, Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Problem } from '../../../shell/Problems.tsx';
import { content } from '../data.ts';
import { say } from '../say.ts';

/** Reasons of the rules in words, before a match. */
export const worded = (reasons: readonly Reason[], locale: Locale): readonly Problem[] =>
  reasons.map((reason) => ({ rule: reason.rule, text: say(reason, locale, [], null) }));

/** Everything that is wrong with a deck. */
export function problemsOf(deck: Deck, locale: Locale): readonly Problem[] {
  const verdict = deckVerdict(content, deck as unknown as Json);
  return verdict.yes ? [] : worded(verdict.reasons, locale);
}
