import { type ChampionsRuleId, championsRules } from './generated/champions.ts';
import { type ChampionsTermId, championsTerms } from './generated/champions-terms.ts';
import { type CrisisProtocolRuleId, crisisProtocolRules } from './generated/crisis-protocol.ts';
import { differences } from './generated/crisis-protocol-editions.ts';
import { type CrisisProtocolTermId, crisisProtocolTerms } from './generated/crisis-protocol-terms.ts';
import { type DiceMastersRuleId, diceMastersRules } from './generated/dice-masters.ts';
import { type DiceMastersTermId, diceMastersTerms } from './generated/dice-masters-terms.ts';
import type { EditionId, RuleEntry, Term } from './types.ts';

export { type Coverage, coverage, coverageIn, isTestable, type Proven } from './coverage.ts';
export { differencesBetween } from './editions.ts';
export {
  type Difference,
  type EditionId,
  editionIds,
  type GameId,
  gameIds,
  type LocalText,
  type RuleEntry,
  type RuleKind,
  type RuleSource,
  ruleKinds,
  type Term,
} from './types.ts';
export type {
  ChampionsRuleId,
  ChampionsTermId,
  CrisisProtocolRuleId,
  CrisisProtocolTermId,
  DiceMastersRuleId,
  DiceMastersTermId,
};
export { differences };

export interface RuleIdsByGame {
  readonly champions: ChampionsRuleId;
  readonly 'crisis-protocol': CrisisProtocolRuleId;
  readonly 'dice-masters': DiceMastersRuleId;
}

export interface TermIdsByGame {
  readonly champions: ChampionsTermId;
  readonly 'crisis-protocol': CrisisProtocolTermId;
  readonly 'dice-masters': DiceMastersTermId;
}

/** Any id of any of the three ledgers. */
export type RuleId = RuleIdsByGame[keyof RuleIdsByGame];

/** The ledgers, each in the order of its file. */
export const ledger: { readonly [Game in keyof RuleIdsByGame]: readonly RuleEntry<RuleIdsByGame[Game]>[] } = {
  champions: championsRules,
  'crisis-protocol': crisisProtocolRules,
  'dice-masters': diceMastersRules,
};

/** The words of each game in three languages. */
export const terms: { readonly [Game in keyof TermIdsByGame]: readonly Term<TermIdsByGame[Game]>[] } = {
  champions: championsTerms,
  'crisis-protocol': crisisProtocolTerms,
  'dice-masters': diceMastersTerms,
};

const entriesById: ReadonlyMap<string, RuleEntry<RuleId>> = new Map(
  [...championsRules, ...crisisProtocolRules, ...diceMastersRules].map((entry) => [entry.id, entry]),
);

/** Whether a text from outside (a scenario file, a command line) is an id of one of the ledgers. */
export function isRuleId(text: string): text is RuleId {
  return entriesById.has(text);
}

export function ruleEntry(id: RuleId): RuleEntry<RuleId> {
  const entry = entriesById.get(id);
  if (entry === undefined) throw new Error(`no rule has the id ${id}`);
  return entry;
}

/** The rulebook heading of an entry, in the wanted edition where there are several, else in the first. */
export function sourceHeading(entry: RuleEntry, edition?: EditionId): string {
  const { source } = entry;
  if (typeof source === 'string') return source;
  const wanted = edition === undefined ? undefined : source[edition];
  return wanted ?? source.en ?? source.de ?? source.es13 ?? '';
}
