export type Locale = 'en' | 'es' | 'de';
export const locales: readonly Locale[] = ['en', 'es', 'de'];

/** One value for each language: a missing one does not compile. */
export type Localized<T> = Readonly<Record<Locale, T>>;

export type Gender = 'm' | 'f' | 'n';

interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  /** The noun exists in this number only ("scissors", "damage"). */
  readonly only?: 'one' | 'many';
  /** Overrides the sound rule: "an hour", "a unit". */
  readonly an?: boolean;
  /** A person: taken up by "they" instead of "it". */
  readonly person?: true;
}

export interface SpanishNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
  readonly only?: 'one' | 'many';
  /** Feminine with a stressed a: "el arma", "un arma". */
  readonly el?: true;
}

export interface GermanNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  readonly only?: 'one' | 'many';
  /** Default for m and n: -es after a hissing sound, else -s. */
  readonly genitive?: string;
  /** Default: -n unless the plural ends in n or s. */
  readonly dativePlural?: string;
  /** n-declension: the plural form in every singular case but the nominative ("den Helden"). */
  readonly weak?: true;
}

type EnglishAdjective = string | { readonly text: string; readonly an: boolean };

/** "enemigo" and "verde" inflect by rule; give four forms where the rule fails ("común", "comunes"). */
export type SpanishAdjective =
  | string
  | { readonly invariable: string; readonly before?: true }
  | {
      readonly m: string;
      readonly f: string;
      readonly mp: string;
      readonly fp: string;
      /** Stands before the noun ("primer turno"). */
      readonly before?: true;
      /** Masculine singular before the noun: "primer", "gran". */
      readonly short?: string;
    };

/** The predicative form; `stem` only where it differs ("dunkel", stem "dunkl"). */
export type GermanAdjective =
  | string
  | { readonly base: string; readonly stem: string }
  | { readonly invariable: string };

/** Defaults act on the first word, so "knock out" needs only its base. */
export interface EnglishVerb {
  readonly base: string;
  /** Default: base + -s. */
  readonly third?: string;
  /** Default: base ("are" for "be"). */
  readonly plural?: string;
  /** Default: base + -ed. */
  readonly past?: string;
  /** Default: past. */
  readonly participle?: string;
}

/** Forms may be several words ("repite la tirada de"): defaults act on the first. */
export interface SpanishVerb {
  readonly infinitive: string;
  /** tú; of a reflexive verb the whole word ("cúrate"). */
  readonly imperative: string;
  readonly third: string;
  readonly subjunctive: string;
  /** Masculine singular; agrees by rule in the passive. */
  readonly participle: string;
  /** Default: third + -n. */
  readonly plural?: string;
  /** Default: third + -s. */
  readonly second?: string;
  /** vosotros. Default: infinitive with -áis, -éis, -ís. */
  readonly secondPlural?: string;
  /** vosotros, subjunctive. Default: subjunctive with -áis, -éis. */
  readonly secondPluralSubjunctive?: string;
  /** Puts me, te, se, os where it belongs; the other forms are given without it. */
  readonly reflexive?: true;
}

export interface GermanVerb {
  readonly infinitive: string;
  /** du, without the prefix. */
  readonly imperative: string;
  /** er, without the prefix. */
  readonly third: string;
  readonly participle: string;
  /** The separable part: "zu" of "zufügen", "k. o." of "k. o. schlagen". */
  readonly prefix?: string;
  /** sie, without the prefix. Default: the infinitive. */
  readonly plural?: string;
  /** du, without the prefix. Default: third with -st. */
  readonly second?: string;
  /** ihr, without the prefix. Default: the infinitive with -t. */
  readonly secondPlural?: string;
  /** Perfect with "sein" instead of "haben". */
  readonly sein?: true;
}

export interface Noun {
  readonly en: EnglishNoun;
  readonly es: SpanishNoun;
  readonly de: GermanNoun;
}
export interface Adjective {
  readonly en: EnglishAdjective;
  readonly es: SpanishAdjective;
  readonly de: GermanAdjective;
}
export interface Verb {
  readonly en: EnglishVerb;
  readonly es: SpanishVerb;
  readonly de: GermanVerb;
}

export interface Lexicon<N extends string, A extends string, V extends string> {
  readonly nouns: Readonly<Record<N, Noun>>;
  readonly adjectives: Readonly<Record<A, Adjective>>;
  readonly verbs: Readonly<Record<V, Verb>>;
}

/** The words of a game. Ids become literal unions; each entry needs all three languages. */
export const defineLexicon = <N extends string, A extends string, V extends string>(
  lexicon: Lexicon<N, A, V>,
): Lexicon<N, A, V> => lexicon;
