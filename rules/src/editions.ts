import type { CrisisProtocolRuleId } from './generated/crisis-protocol.ts';
import { differences } from './generated/crisis-protocol-editions.ts';
import type { Difference, EditionId } from './types.ts';

/** What two editions of Crisis Protocol answer differently. */
export const differencesBetween = (
  one: EditionId,
  other: EditionId,
): readonly Difference<CrisisProtocolRuleId>[] =>
  differences.filter(({ answers }) => answers[one].en !== answers[other].en);
