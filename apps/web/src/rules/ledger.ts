import type { Locale } from '@assemble/language';
import type { EditionId, RuleEntry, RuleKind } from '@assemble/rules';
import type { Topics } from '../games/game.ts';
import { games } from '../games/index.ts';
import { fold, hasAll, wordsOf } from '../text-search.ts';

/** A rule as the page shows it. */
export interface Rule {
  readonly game: string;
  readonly entry: RuleEntry;
  /** What a search looks at. */
  readonly folded: string;
}

export interface Ledger {
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  /** The names of the topics of each game. */
  readonly topics: ReadonlyMap<string, Topics>;
}

export const headings = ({ source }: RuleEntry): readonly (readonly [EditionId | null, string])[] =>
  typeof source === 'string'
    ? [[null, source]]
    : (['en', 'de', 'es13'] as const).flatMap((edition) => {
        const heading = source[edition];
        return heading === undefined ? [] : [[edition, heading] as const];
      });

export function makeLedger(
  parts: readonly { game: string; rules: readonly RuleEntry[]; topics: Topics }[],
): Ledger {
  const rules = parts.flatMap(({ game, rules: entries, topics }) =>
    entries.map((entry): Rule => {
      const texts = [entry.says, entry.gap, entry.proposedRuling, topics[entry.topic]];
      const words = texts.flatMap((text) => (text ? [text.en, text.es, text.de] : []));
      const all = [entry.id, ...words, ...headings(entry).map(([, heading]) => heading)];
      return { game, entry, folded: fold(all.join('\n')) };
    }),
  );
  return {
    rules,
    byId: new Map(rules.map((rule) => [rule.entry.id, rule])),
    topics: new Map(parts.map(({ game, topics }) => [game, topics])),
  };
}

let loading: Promise<Ledger> | undefined;

/** The ledgers of all games. Loaded once; a failed load is tried again. */
export function loadLedger(): Promise<Ledger> {
  loading ??= Promise.all(games.map(async ({ id, ledger }) => ({ game: id, ...(await ledger()) })))
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

/** The rules that fit, in the order of the rulebooks; the one whose id was typed comes first. */
export function findRules(rules: readonly Rule[], criteria: Criteria): readonly Rule[] {
  const { q, game, topic, kind, edition } = criteria;
  const words = wordsOf(q);
  const found = rules.filter(
    (rule) =>
      (game === '' || rule.game === game) &&
      (topic === '' || rule.entry.topic === topic) &&
      (kind === '' || rule.entry.kind === kind) &&
      (edition === '' || (rule.entry.editions?.includes(edition) ?? false)) &&
      hasAll(rule.folded, words),
  );
  const named = q.trim().toUpperCase();
  const exact = found.find((rule) => rule.entry.id === named);
  return exact ? [exact, ...found.filter((rule) => rule !== exact)] : found;
}
