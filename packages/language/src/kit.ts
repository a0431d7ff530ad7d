import type { Gender, Locale } from './lexicon.ts';
import type { Rich, Text } from './rich.ts';

/** German declines by it; English and Spanish ignore it (use `prep`). */
export type Case = 'nom' | 'acc' | 'dat' | 'gen';

/** In words up to twelve: "two", "up to two", "at least two". */
export type Quantity = { readonly n: number } | { readonly upTo: number } | { readonly atLeast: number };

/** What a verb or a pronoun must agree with. */
export interface Features {
  readonly person: 2 | 3;
  readonly number: 'one' | 'many';
  readonly gender: Gender;
  /** Taken up by "they" in English. */
  readonly human?: true;
}

export type Determiner =
  | 'a'
  | 'the'
  | 'this'
  | 'that'
  | 'each'
  | 'all'
  | 'another'
  | 'any'
  | 'no'
  | 'your'
  | 'their'
  | 'its'
  | 'none'
  | Quantity
  /** its, their, your by the possessor: German needs its gender (sein, ihr). */
  | { readonly of: Features };

export interface NounPhrase<N extends string, A extends string> {
  readonly noun: N;
  /** Default 'none': the bare noun. */
  readonly det?: Determiner;
  /** Decides the number where the determiner does not ("your sidekicks"). 'all' is plural unless count is 1. */
  readonly count?: number | 'many';
  readonly adjectives?: readonly A[];
  /** "each of your sidekicks": a part of the (plural) phrase. */
  readonly part?: 'each' | 'one' | 'any' | 'none' | 'all' | Quantity;
  /** Uninflected, right before the noun: "a Hulk die". */
  readonly before?: Text;
  /** Uninflected, after the noun: "of level 1". */
  readonly after?: Text;
  /** Makes the noun a reference, such as a glossary term. */
  readonly link?: { readonly ref: string; readonly id: string };
  readonly case?: Case;
}

/** Someone or something that does: its words (nominative; empty where Spanish drops the pronoun) and agreement. */
export interface Subject extends Features {
  readonly text: Rich;
}

export type Mood = 'imperative' | 'infinitive' | 'toInfinitive' | 'finite' | 'subordinate';
/** How a list ends; 'nor' behind a negation: "ningún Crítico ni Comodín". */
export type Joining = 'and' | 'or' | 'nor';
export type Modal = 'may' | 'must' | 'cannot';

export interface Clause<V extends string> {
  readonly verb: V;
  /** Objects and adverbials, in the order they stand before a German final verb. */
  readonly rest?: Text;
  readonly subject?: Subject;
  /** A pronoun as object, where each language puts it: "knock it out", "atúrdelo", "schlage ihn k. o.". */
  readonly object?: { readonly of: Features; readonly case: 'acc' | 'dat' };
  /** Before everything: "at the end of the turn, you may …", "am Ende des Zuges darfst du …". */
  readonly front?: Text;
  /** Default: finite with a subject or modal, else imperative. Subordinate is subjunctive in Spanish. */
  readonly mood?: Mood;
  readonly modal?: Modal;
  readonly passive?: boolean;
  /** "dealt", "ha infligido", "hat zugefügt". */
  readonly past?: boolean;
  readonly not?: boolean;
  /** After everything, even a German separable prefix: ", um dies zu verhindern". */
  readonly tail?: Text;
}

export type Conjunction = 'when' | 'whenever' | 'if' | 'while' | 'after' | 'before' | 'until' | 'unless';

/** The grammar of one language over the words of one game. */
export interface Kit<N extends string, A extends string, V extends string> {
  readonly locale: Locale;
  np(phrase: NounPhrase<N, A>): Rich;
  /** The same phrase in the nominative, as something a verb and a pronoun agree with. */
  subject(phrase: NounPhrase<N, A>): Subject;
  /** A proper name or a ready phrase as subject; default: third person, one, masculine. */
  named(text: Text, features?: Partial<Features>): Subject;
  /** The reader. */
  readonly you: Subject;
  /** "you or Hulk", with the agreement each language asks for. */
  join(subjects: readonly Subject[], how: 'and' | 'or'): Subject;
  /** The pronoun for a subject, as subject: "it", "er"; nothing in Spanish. */
  it(subject: Features): Subject;
  /** it, them; lo, le; ihn, ihm. Genitive gives the possessive: its, su, sein. */
  pronoun(subject: Features, grammaticalCase: Case): string;
  /** After "to be": "active", "activa", "aktiv". */
  predicative(adjective: A, subject: Features): string;
  clause(clause: Clause<V>): Rich;
  /** The subordinate clause alone, with its conjunction: "when this character blocks". */
  subordinate(conjunction: Conjunction, clause: Clause<V>): Rich;
  /** "when …, …": several main clauses are joined by "and"; a ready text may stand as main clause too. */
  conditional(
    conjunction: Conjunction,
    condition: Clause<V>,
    main: Clause<V> | readonly Clause<V>[] | { readonly text: Rich },
  ): Rich;
  /** Contracts where the language does: al, del, im, zum. German: the phrase already bears the case. */
  prep(preposition: string, phrase: Text): Rich;
  list(items: readonly Text[], how: Joining): Rich;
  /** "one" to "twelve" as counted, digits beyond; `np` inflects them by itself. */
  numeral(n: number): string;
  /** "2nd", "2.º", "2." */
  ordinal(n: number, gender?: Gender): string;
}
