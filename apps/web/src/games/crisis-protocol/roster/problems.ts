import {
  EDITIONS,
  type EditionId,
  type Feature,
  namesIn,
  type Roster,
  renderMessage,
  rosterMends,
} from '@assemble/crisis-protocol';
import type { Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Violation } from '../../../collection/Violations.tsx';
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

/** Everything that is wrong with a roster, the cards that it is about, and the roster without it. */
export const violationsOf = (
  roster: Roster,
  edition: EditionId,
  locale: Locale,
): readonly Violation<Roster>[] =>
  rosterMends(content, EDITIONS[edition], roster).flatMap(({ reason, to }) =>
    worded([reason], locale).map((problem) => ({
      ...problem,
      cards: [reason.args['card'], reason.args['two'], reason.args['other']].filter(
        (id) => typeof id === 'string',
      ),
      to,
    })),
  );
