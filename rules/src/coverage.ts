import type { RuleEntry } from './types.ts';

export interface Coverage<Id extends string = string> {
  readonly total: number;
  /** How many entries a test can prove: all but the `ui-only` ones. */
  readonly testable: number;
  readonly proven: number;
  /** Testable ids that no passing test cites, in ledger order. */
  readonly missing: readonly Id[];
  readonly uiOnly: number;
}

/** Whether a test can prove the entry; `ui-only` entries are facts for the page. */
export function isTestable(entry: Pick<RuleEntry, 'kind'>): boolean {
  return entry.kind !== 'ui-only';
}

/** Compares a ledger with the ids that passing tests cite. Cited ids that the ledger lacks do not count. */
export function coverage<Id extends string>(
  entries: readonly Pick<RuleEntry<Id>, 'id' | 'kind'>[],
  provenIds: Iterable<string>,
): Coverage<Id> {
  const cited = new Set(provenIds);
  const testable = entries.filter(isTestable);
  const missing = testable.filter((entry) => !cited.has(entry.id)).map((entry) => entry.id);
  return {
    total: entries.length,
    testable: testable.length,
    proven: testable.length - missing.length,
    missing,
    uiOnly: entries.length - testable.length,
  };
}
