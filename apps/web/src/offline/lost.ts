import type { SavedMatch } from '../table/messages.ts';

/** Matches that were begun under other rules than these, by game, and cannot go on under them. */
export const lostUnder = (
  matches: readonly SavedMatch[],
  rules: Readonly<Record<string, string>>,
): readonly SavedMatch[] =>
  matches.filter((match) => !match.over && match.rules !== null && match.rules !== rules[match.game]);
