import type { Clause, Features, Mood, NounPhrase, Quantity, Subject } from './kit.ts';
import { concat, type Rich, type Text } from './rich.ts';

/** One or many: what the noun allows, then what the determiner says, then the count. */
export function numberOf(phrase: NounPhrase<string, string>, only?: 'one' | 'many'): 'one' | 'many' {
  const { det, count, part } = phrase;
  if (only !== undefined) return only;
  if (part !== undefined) return 'many';
  if (det === 'each') return 'one';
  if (det === 'all') return count === 1 ? 'one' : 'many';
  const n = typeof det === 'object' && !('of' in det) ? quantityOf(det).n : count;
  return n === undefined || n === 1 ? 'one' : 'many';
}

/** The number the whole phrase agrees in: "each of your sidekicks" is one. */
export function agreementOf(phrase: NounPhrase<string, string>, noun: 'one' | 'many'): 'one' | 'many' {
  const { part } = phrase;
  if (part === undefined) return noun;
  if (part === 'all') return 'many';
  if (typeof part === 'string') return 'one';
  return quantityOf(part).n === 1 ? 'one' : 'many';
}

export function quantityOf(quantity: Quantity): {
  readonly kind: 'n' | 'upTo' | 'atLeast';
  readonly n: number;
} {
  if ('n' in quantity) return { kind: 'n', n: quantity.n };
  return 'upTo' in quantity ? { kind: 'upTo', n: quantity.upTo } : { kind: 'atLeast', n: quantity.atLeast };
}

export const isPossessive = (det: NounPhrase<string, string>['det']): det is { readonly of: Features } =>
  typeof det === 'object' && 'of' in det;

/** The noun itself, a reference where the phrase asks for one. */
export const linked = (phrase: NounPhrase<string, string>, text: string): Text =>
  phrase.link === undefined ? text : { ...phrase.link, text };

export const moodOf = (clause: Clause<string>): Mood =>
  clause.mood ?? (clause.subject === undefined && clause.modal === undefined ? 'imperative' : 'finite');

/** A clause without subject still agrees with something: the reader after a modal, else a third person. */
export const agreesWith = (clause: Clause<string>, you: Subject): Subject =>
  clause.subject ?? (clause.modal === undefined ? { text: [], person: 3, number: 'one', gender: 'm' } : you);

export const named = (text: Text, features: Partial<Features> = {}): Subject => ({
  person: 3,
  number: 'one',
  gender: 'm',
  ...features,
  text: concat(text),
});

/** "a, b and c"; `serial` puts the English comma before the last conjunction of three or more. */
export function enumerate(items: readonly Text[], conjunction: string, serial = false): Rich {
  const last = items.at(-1);
  if (last === undefined) return [];
  if (items.length === 1) return concat(last);
  const head = items.slice(0, -1).flatMap((item, i) => (i === 0 ? [item] : [', ', item]));
  return concat(...head, serial && items.length > 2 ? ', ' : ' ', conjunction, ' ', last);
}

/** Changes the first word of a form: "knock out" → "knocks out". */
export const onFirstWord = (form: string, change: (word: string) => string): string =>
  form.replace(/^\S+/u, (word) => change(word));

/** "At the end of the turn, …": English and Spanish set it off with a comma. */
export const withFront = (front: Text | undefined, clause: Rich): Rich =>
  front === undefined ? clause : concat(front, ', ', clause);

/** A tail that opens with punctuation hugs the clause. */
export const withTail = (clause: Rich, tail: Text | undefined): Rich => {
  if (tail === undefined) return clause;
  const text = concat(tail);
  const first = text[0];
  if (first === undefined) return clause;
  return typeof first === 'string' && /^[,.;:!?)]/u.test(first)
    ? concat(clause, text)
    : concat(clause, ' ', text);
};

export const mainClauses = <V extends string>(
  main: Clause<V> | readonly Clause<V>[],
): readonly Clause<V>[] => ('verb' in main ? [main] : main);
