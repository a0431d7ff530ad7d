import { type EditionId, editionIds, type RuleEntry } from './types.ts';

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

/** Which passing tests prove which ids, as the record of a full run holds them. */
export type Proven = Readonly<Record<string, readonly string[]>>;

/** A test whose title ends with an edition, such as "… (de) [CP-…]", was played in that edition only. */
const playedIn = (test: string, edition: EditionId): boolean => {
  const [, only] = /\((\w+)\) \[[^[]*\]$/.exec(test) ?? [];
  return only === undefined || !editionIds.some((known) => known === only) || only === edition;
};

/** Compares the part of a ledger that holds in an edition with the tests that were played in it. */
export function coverageIn<Id extends string>(
  edition: EditionId,
  entries: readonly Pick<RuleEntry<Id>, 'id' | 'kind' | 'editions'>[],
  proven: Proven,
): Coverage<Id> {
  const own = entries.filter(({ editions }) => editions === undefined || editions.includes(edition));
  const ids = own.map(({ id }) => id);
  return coverage(
    own,
    ids.filter((id) => proven[id]?.some((test) => playedIn(test, edition)) === true),
  );
}
