import { EDITIONS, type EditionId, type Roster, rosterVerdict } from '@assemble/crisis-protocol';
import type { Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Problem } from '../../../shell/Problems.tsx';
import { content } from '../data.ts';
import { say } from '../say.ts';

/** Reasons of the rules in words. */
export const worded = (
  reasons: readonly Reason[],
  locale: Locale,
  seatNames: readonly string[] = [],
): readonly Problem[] =>
  reasons.map((reason) => ({ rule: reason.rule, text: say(reason, locale, seatNames, null) }));

/** Everything that is wrong with a roster. */
export function problemsOf(roster: Roster, edition: EditionId, locale: Locale): readonly Problem[] {
  const verdict = rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 });
  return verdict.yes ? [] : worded(verdict.reasons, locale);
}

export const isLegal = (roster: Roster, edition: EditionId): boolean =>
  rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 }).yes;
