import type { Case, Features, NounPhrase, Rich } from '@assemble/language';
import * as language from '@assemble/language';
import type { AdjectiveId, K, NounId } from './lexicon.ts';

/** Someone or something a sentence is about, and what it is called when it is taken up again: "that enemy". */
export interface Whom extends language.Whom {
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

/** A ready phrase that knows its cases. */
export const known = (k: K, of: Features, noun: NounId, bare: (grammaticalCase: Case) => Rich): Whom => ({
  ...language.known(k, of, bare, !INANIMATE.has(noun)),
  noun,
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
export const whom = (k: K, phrase: NounPhrase<NounId, AdjectiveId>): Whom => ({
  ...language.whom(k, phrase, !INANIMATE.has(phrase.noun), polished),
  noun: phrase.noun,
});

/** "a hero or an ally". */
export function several(k: K, ones: readonly Whom[], how: 'and' | 'or'): Whom {
  const [only, other] = ones;
  if (only !== undefined && other === undefined) return only;
  const noun = ones.every((one) => INANIMATE.has(one.noun)) ? 'card' : 'character';
  return { ...language.several(k, ones, how), noun };
}

/** The reader. */
export const reader = (k: K): Whom => ({ ...language.reader(k), noun: 'character' });
