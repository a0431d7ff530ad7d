// Every testable rule of the ledger has a passing test that cites it; of Crisis Protocol, in each edition it belongs to.
import { coverage, coverageIn, editionIds, type Proven, type RuleEntry } from '@assemble/rules';

/** By game: its part of the ledger. */
export type Ledger = Readonly<Record<string, readonly RuleEntry[]>>;

/** The rules without a proof, each with where it is missing. */
export function unproven(ledger: Ledger, proven: Proven): string[] {
  return Object.entries(ledger).flatMap(([game, entries]) => {
    const missing = coverage(entries, Object.keys(proven)).missing;
    const lost = missing.map((id) => `${id} (${game})`);
    if (!entries.some(({ editions }) => editions !== undefined)) return lost;
    const byEdition = editionIds.flatMap((edition) =>
      coverageIn(edition, entries, proven)
        .missing.filter((id) => !missing.includes(id))
        .map((id) => `${id} (${game}, in ${edition})`),
    );
    return [...lost, ...byEdition];
  });
}
