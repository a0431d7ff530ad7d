import {
  FORMATS,
  renderMessage,
  type Team,
  type TeamFormat,
  teamMends,
  teamVerdict,
} from '@assemble/dice-masters';
import type { Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Violation } from '../../../collection/Violations.tsx';
import type { Problem } from '../../../shell/Problems.tsx';
import { content } from '../data.ts';

/** Reasons of the rules in words. Nothing that is told before a match is about a die. */
export const worded = (
  reasons: readonly Reason[],
  locale: Locale,
  seats: readonly string[] = [],
): readonly Problem[] =>
  reasons.map((reason) => ({
    rule: reason.rule,
    text: renderMessage(reason, locale, {
      seats,
      card: (id) => content.find(id),
      die: () => undefined,
    }),
  }));

export const isLegal = (team: Team, format: TeamFormat['id']): boolean =>
  teamVerdict(content, FORMATS[format], team).yes;

/** Everything that is wrong with a team. */
export function problemsOf(team: Team, format: TeamFormat['id'], locale: Locale): readonly Problem[] {
  const verdict = teamVerdict(content, FORMATS[format], team);
  return verdict.yes ? [] : worded(verdict.reasons, locale);
}

/** Everything that is wrong with a team, the cards that it is about, and the team without it. */
export function violationsOf(
  team: Team,
  format: TeamFormat['id'],
  locale: Locale,
): readonly Violation<Team>[] {
  return teamMends(content, FORMATS[format], team).flatMap(({ reason, to }) =>
    worded([reason], locale).map((problem) => ({
      ...problem,
      cards: typeof reason.args['card'] === 'string' ? [reason.args['card']] : [],
      to,
    })),
  );
}
