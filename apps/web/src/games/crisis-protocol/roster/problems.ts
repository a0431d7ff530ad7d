import {
  EDITIONS,
  type EditionId,
  type Feature,
  namesIn,
  type Roster,
  renderMessage,
  rosterVerdict,
} from '@assemble/crisis-protocol';
import type { Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Problem } from '../../../shell/Problems.tsx';
import { content } from '../data.ts';

/** Reasons of the rules in words, before a match: the terrain that they speak of may be handed along. */
export const worded = (
  reasons: readonly Reason[],
  locale: Locale,
  seatNames: readonly string[] = [],
  terrain: readonly Feature[] = [],
): readonly Problem[] =>
  reasons.map((reason) => ({
    rule: reason.rule,
    text: renderMessage(reason, locale, { ...namesIn(content, null, seatNames), features: terrain }),
  }));

/** Everything that is wrong with a roster. */
export function problemsOf(roster: Roster, edition: EditionId, locale: Locale): readonly Problem[] {
  const verdict = rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 });
  return verdict.yes ? [] : worded(verdict.reasons, locale);
}
