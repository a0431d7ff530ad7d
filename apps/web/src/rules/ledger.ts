import type { Locale } from '@assemble/language';
import type { EditionId, RuleEntry, RuleKind } from '@assemble/rules';
import type { Topics } from '../games/game.ts';
import { games } from '../games/index.ts';
import { RuleIndex, type Searched } from './search/rule-index.ts';

/** A rule as the page shows it. */
export interface Rule {
  readonly game: string;
  readonly entry: RuleEntry;
}

export interface Ledger {
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  /** The names of the topics of each game. */
  readonly topics: ReadonlyMap<string, Topics>;
  /** What finds rules; made when it is first asked for. */
  readonly index: () => RuleIndex;
}

export const headings = ({ source }: RuleEntry): readonly (readonly [EditionId | null, string])[] =>
  typeof source === 'string'
    ? [[null, source]]
    : (['en', 'de', 'es13'] as const).flatMap((edition) => {
        const heading = source[edition];
        return heading === undefined ? [] : [[edition, heading] as const];
      });

export function makeLedger(parts: readonly Searched[]): Ledger {
  const rules = parts.flatMap(({ game, rules: entries }) => entries.map((entry): Rule => ({ game, entry })));
  let index: RuleIndex | undefined;
  return {
    rules,
    byId: new Map(rules.map((rule) => [rule.entry.id, rule])),
    topics: new Map(parts.map(({ game, topics }) => [game, topics])),
    index: () => {
      index ??= new RuleIndex(parts);
      return index;
    },
  };
}

let loading: Promise<Ledger> | undefined;

/** The ledgers of all games. Loaded once; a failed load is tried again. */
export function loadLedger(): Promise<Ledger> {
  loading ??= Promise.all(
    games.map(async ({ id, ledger, terms }) => ({ game: id, ...(await ledger()), terms: await terms() })),
  )
    .then(makeLedger)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

export const topicName = (ledger: Ledger, { game, entry }: Rule, locale: Locale): string =>
  ledger.topics.get(game)?.[entry.topic]?.[locale] ?? entry.topic;

export interface Criteria {
  readonly q: string;
  readonly game: string;
  readonly topic: string;
  readonly kind: RuleKind | '';
  readonly edition: EditionId | '';
}

/** The rules that fit: the best first, or in the order of the rulebooks where nothing is looked for. */
export function findRules(ledger: Ledger, criteria: Criteria, reader: Locale): readonly Rule[] {
  const { q, game, topic, kind, edition } = criteria;
  const among =
    q.trim() === ''
      ? ledger.rules
      : ledger
          .index()
          .find(q, reader)
          .flatMap((id) => ledger.byId.get(id) ?? []);
  return among.filter(
    (rule) =>
      (game === '' || rule.game === game) &&
      (topic === '' || rule.entry.topic === topic) &&
      (kind === '' || rule.entry.kind === kind) &&
      (edition === '' || (rule.entry.editions?.includes(edition) ?? false)),
  );
}
