import {
  type Case,
  type Features,
  type Kit,
  type NounPhrase,
  type Rich,
  type Subject,
  words,
} from '@assemble/language';
import type { AdjectiveId, NounId, VerbId } from './lexicon.ts';

export type K = Kit<NounId, AdjectiveId, VerbId>;
export type Phrase = NounPhrase<NounId, AdjectiveId>;

/**
 * Someone a sentence is about, in any place of it: as subject, as object ('acc': Spanish with its personal "a"), as
 * receiver ('dat': "to it", "a él", "ihm"), as possessor ('gen': "of it", "de él", "von ihm").
 */
export interface Whom extends Subject {
  /** Was spoken of just before: a pronoun takes its place. */
  readonly pronoun: boolean;
  /** By its name, though it was just spoken of. */
  readonly full?: Rich;
  readonly in: (grammaticalCase: Case) => Rich;
  /** Without any preposition, for the ones a sentence brings itself. */
  readonly bare: (grammaticalCase: Case) => Rich;
}

/** With the preposition a case stands for in English and Spanish. */
export function inCase(k: K, grammaticalCase: Case, bare: Rich, animate = true): Rich {
  if (k.locale === 'de') return bare;
  if (grammaticalCase === 'dat') return k.prep(k.locale === 'en' ? 'to' : 'a', bare);
  if (grammaticalCase === 'gen') return k.prep(k.locale === 'en' ? 'of' : 'de', bare);
  return grammaticalCase === 'acc' && k.locale === 'es' && animate ? k.prep('a', bare) : bare;
}

/** Someone taken up again. Spanish objects after a preposition are stressed: "a él", never "a lo". */
export function again(k: K, of: Features): Whom {
  const bare = (grammaticalCase: Case): Rich => [
    k.locale === 'de' && grammaticalCase === 'gen'
      ? `von ${k.pronoun(of, 'dat')}`
      : k.pronoun(of, k.locale === 'es' ? 'nom' : grammaticalCase === 'gen' ? 'acc' : grammaticalCase),
  ];
  return {
    ...k.it(of),
    gender: of.gender,
    ...('text' in of ? { full: (of as Subject).text } : {}),
    pronoun: true,
    bare,
    in: (grammaticalCase) => inCase(k, grammaticalCase, bare(grammaticalCase)),
  };
}

/** A noun phrase; Spanish persons as objects have their "a", things have none. */
export function whom(k: K, phrase: Phrase, animate = true): Whom {
  const bare = (grammaticalCase: Case): Rich => k.np({ ...phrase, case: grammaticalCase });
  return {
    ...k.subject(phrase),
    pronoun: false,
    bare,
    in: (grammaticalCase) => inCase(k, grammaticalCase, bare(grammaticalCase), animate),
  };
}

/** Several, one of them: "an enemy character or an interactive terrain feature". */
export function either(k: K, ones: readonly Whom[]): Whom {
  const list = (say: (one: Whom) => Rich): Rich => k.list(ones.map(say), 'or');
  return {
    ...k.join(ones, 'or'),
    pronoun: false,
    bare: (grammaticalCase) => list((one) => one.bare(grammaticalCase)),
    in: (grammaticalCase) =>
      k.locale === 'es'
        ? list((one) => one.in(grammaticalCase))
        : inCase(
            k,
            grammaticalCase,
            list((one) => one.bare(grammaticalCase)),
          ),
  };
}

/** Adds words behind a phrase in every case. */
export const followedBy = (one: Whom, after: Rich): Whom =>
  after.length === 0
    ? one
    : {
        ...one,
        text: words(one.text, after),
        bare: (grammaticalCase) => words(one.bare(grammaticalCase), after),
        in: (grammaticalCase) => words(one.in(grammaticalCase), after),
      };
