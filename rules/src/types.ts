export const gameIds = ['champions', 'crisis-protocol', 'dice-masters'] as const;
export type GameId = (typeof gameIds)[number];

/** The three rulebook editions of Crisis Protocol. The other two games have one edition each. */
export const editionIds = ['en', 'de', 'es13'] as const;
export type EditionId = (typeof editionIds)[number];

export const ruleKinds = [
  'card-anatomy',
  'component',
  'condition',
  'deckbuilding',
  'definition',
  'geometry',
  'keyword',
  'procedure',
  'restriction',
  'rosterbuilding',
  'ruling-needed',
  'scoring',
  'setup',
  'teambuilding',
  'timing',
  'ui-only',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A text in three languages. */
export interface LocalText {
  readonly en: string;
  readonly es: string;
  readonly de: string;
}

/** The rulebook heading a rule comes from: one, or one for each edition. */
export type RuleSource = string | Readonly<Partial<Record<EditionId, string>>>;

/** One atomic behaviour that the rulebook demands. */
export interface RuleEntry<Id extends string = string> {
  readonly id: Id;
  readonly topic: string;
  readonly says: LocalText;
  readonly kind: RuleKind;
  readonly source: RuleSource;
  /** Editions in which the rule holds exactly as written; absent where a game has one edition. */
  readonly editions?: readonly EditionId[];
  /** The entry of which this one is another edition's variant. */
  readonly variantOf?: Id;
  /** What the rulebook leaves open (kind `ruling-needed`). */
  readonly gap?: LocalText;
  /** How we settle it (kind `ruling-needed`). */
  readonly proposedRuling?: LocalText;
}

/** A question that the rulebooks of Crisis Protocol answer differently, with the answer of each, in all languages. */
export interface Difference<Id extends string = string> {
  readonly id: string;
  readonly question: LocalText;
  readonly answers: Readonly<Record<EditionId, LocalText>>;
  readonly rules: readonly Id[];
}

/** A word of a game in three languages; `null` where a language's rulebook has no such word. */
export interface Term<Id extends string = string> {
  readonly id: Id;
  readonly en: string | null;
  readonly es: string | null;
  readonly de: string | null;
  /** The entry that explains it, where one does. */
  readonly rule?: string;
}
