import type { Case, Features, NounPhrase, Rich, Subject } from '@assemble/language';
import type { AdjectiveId, K, NounId } from './lexicon.ts';

type Phrase = NounPhrase<NounId, AdjectiveId>;

/**
 * Someone or something a sentence is about, in any place of it: as subject, as object ('acc': Spanish with its
 * personal "a"), as receiver ('dat': "to you", "a ti", "dir"), as possessor ('gen').
 */
export interface Whom extends Subject {
  readonly in: (grammaticalCase: Case) => Rich;
  /** Without any preposition, for the ones a sentence brings itself. */
  readonly bare: (grammaticalCase: Case) => Rich;
  /** What it is called when it is taken up again: "that enemy". */
  readonly noun: NounId;
}

const INANIMATE: ReadonlySet<NounId> = new Set([
  'event',
  'support',
  'upgrade',
  'resource',
  'main-scheme',
  'side-scheme',
  'scheme',
  'attachment',
  'treachery',
  'environment',
  'obligation',
  'card',
  'encounterCard',
]);

/** With the preposition a case stands for in English and Spanish. */
function inCase(k: K, grammaticalCase: Case, bare: Rich, noun: NounId): Rich {
  if (k.locale === 'de') return bare;
  if (grammaticalCase === 'dat') return k.prep(k.locale === 'en' ? 'to' : 'a', bare);
  if (grammaticalCase === 'gen') return k.prep(k.locale === 'en' ? 'of' : 'de', bare);
  const personal = grammaticalCase === 'acc' && k.locale === 'es' && !INANIMATE.has(noun);
  return personal ? k.prep('a', bare) : bare;
}

/** A ready phrase that knows its cases. */
export const known = (
  k: K,
  of: Features,
  noun: NounId,
  bare: (grammaticalCase: Case) => Rich,
  text = bare('nom'),
): Whom => ({
  ...of,
  noun,
  text,
  bare,
  in: (grammaticalCase) => inCase(k, grammaticalCase, bare(grammaticalCase), noun),
});

/** German glues the trait to the noun, and an ally is an adjective there: "Drohne-Scherge", "ein Verbündeter". */
const polished = (text: Rich): Rich =>
  text.map((part) =>
    typeof part === 'string'
      ? part
          .replace(/- (?=\p{Lu})/gu, '-')
          .replace(/Drohne-(?=\p{Lu})/gu, 'Drohnen-')
          .replace(/\b((?:k|m|d|s)?ein) Verbündete(?!n)/gu, '$1 Verbündeter')
      : part,
  );

/** A noun phrase. */
export function whom(k: K, phrase: Phrase): Whom {
  const bare = (grammaticalCase: Case): Rich => polished(k.np({ ...phrase, case: grammaticalCase }));
  return known(k, k.subject(phrase), phrase.noun, bare);
}

/** "a hero or an ally": each with its own preposition in Spanish. */
export function several(k: K, ones: readonly Whom[], how: 'and' | 'or'): Whom {
  const [first] = ones;
  if (first === undefined) throw new Error('nobody is meant');
  if (ones.length === 1) return first;
  const each = (grammaticalCase: Case, bare: boolean): Rich =>
    k.list(
      ones.map((one) => (bare ? one.bare(grammaticalCase) : one.in(grammaticalCase))),
      how,
    );
  const noun = ones.every((one) => INANIMATE.has(one.noun)) ? 'card' : 'character';
  return {
    ...k.join(ones, how),
    noun,
    bare: (grammaticalCase) => each(grammaticalCase, true),
    in: (grammaticalCase) =>
      k.locale === 'es'
        ? each(grammaticalCase, false)
        : inCase(k, grammaticalCase, each(grammaticalCase, true), noun),
  };
}

/** The reader. */
export function reader(k: K): Whom {
  const forms: Readonly<Record<Case, string>> = {
    en: { nom: 'you', acc: 'you', dat: 'you', gen: 'you' },
    es: { nom: 'tú', acc: 'ti', dat: 'ti', gen: 'ti' },
    de: { nom: 'du', acc: 'dich', dat: 'dir', gen: 'dir' },
  }[k.locale];
  return known(k, k.you, 'character', (grammaticalCase) => [forms[grammaticalCase]], k.you.text);
}

export const isReader = (one: Whom): boolean => one.person === 2;
