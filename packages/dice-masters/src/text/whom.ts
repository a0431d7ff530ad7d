import {
  type Case,
  concat,
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
 * Someone or something a sentence is about, in any place of it: as subject, as object ('acc': Spanish with its
 * personal "a"), as receiver ('dat': "to it", "a él", "ihm"), as possessor ('gen': "of it", "de él", "von ihm").
 */
export interface Whom extends Subject {
  /** Was spoken of just before: a pronoun takes its place. */
  readonly pronoun: boolean;
  readonly in: (grammaticalCase: Case) => Rich;
  /** Without any preposition, for the ones a sentence brings itself. */
  readonly bare: (grammaticalCase: Case) => Rich;
}

/** English speaks of characters as he and she; other things have no gender there. */
const english = {
  m: { nom: 'he', acc: 'him', dat: 'him', gen: 'his' },
  f: { nom: 'she', acc: 'her', dat: 'her', gen: 'her' },
} as const;

export function pronounOf(k: K, of: Features, grammaticalCase: Case): string {
  if (k.locale === 'en' && of.person === 3 && of.number === 'one' && of.human !== true && of.gender !== 'n') {
    return english[of.gender][grammaticalCase];
  }
  return k.pronoun(of, grammaticalCase);
}

/** Spanish objects after a preposition are stressed: "a él", never "a lo". */
const stressed = (k: K, of: Features, grammaticalCase: Case): string =>
  pronounOf(k, of, k.locale === 'es' ? 'nom' : grammaticalCase);

/** With the preposition a case stands for in English and Spanish. */
function inCase(k: K, grammaticalCase: Case, bare: Rich, animate: boolean): Rich {
  if (k.locale === 'de') return bare;
  if (grammaticalCase === 'dat') return k.prep(k.locale === 'en' ? 'to' : 'a', bare);
  if (grammaticalCase === 'gen') return k.prep(k.locale === 'en' ? 'of' : 'de', bare);
  return grammaticalCase === 'acc' && k.locale === 'es' && animate ? k.prep('a', bare) : bare;
}

/** Someone taken up again. */
export function again(k: K, of: Features): Whom {
  const subject = k.it(of);
  const bare = (grammaticalCase: Case): Rich => [stressed(k, of, grammaticalCase)];
  const text = k.locale === 'es' ? [] : bare('nom');
  return {
    ...subject,
    ...(of.human === true ? { human: true } : {}),
    text,
    gender: of.gender,
    pronoun: true,
    bare,
    in: (grammaticalCase) => inCase(k, grammaticalCase, bare(grammaticalCase), true),
  };
}

/** A ready phrase that knows its cases. */
export function known(k: K, of: Features, bare: (grammaticalCase: Case) => Rich, animate = true): Whom {
  return {
    ...of,
    text: bare('nom'),
    pronoun: false,
    bare,
    in: (grammaticalCase) => inCase(k, grammaticalCase, bare(grammaticalCase), animate),
  };
}

/** A noun phrase. */
export function whom(
  k: K,
  phrase: Phrase,
  animate: boolean,
  polish: (text: Rich) => Rich = (text) => text,
): Whom {
  const subject = k.subject(phrase);
  return {
    ...known(k, subject, (grammaticalCase) => polish(k.np({ ...phrase, case: grammaticalCase })), animate),
    text: polish(subject.text),
  };
}

/** "an opposing character or the opponent": each with its own preposition in Spanish. */
export function either(k: K, ones: readonly Whom[]): Whom {
  const joined = k.join(ones, 'or');
  return {
    ...joined,
    pronoun: false,
    bare: (grammaticalCase) =>
      k.list(
        ones.map((one) => one.bare(grammaticalCase)),
        'or',
      ),
    in: (grammaticalCase) => {
      if (k.locale === 'es')
        return k.list(
          ones.map((one) => one.in(grammaticalCase)),
          'or',
        );
      const bare = k.list(
        ones.map((one) => one.bare(grammaticalCase)),
        'or',
      );
      return inCase(k, grammaticalCase, bare, true);
    },
  };
}

/** Adds words behind a phrase in every case. */
export const followedBy = (k: K, one: Whom, after: Rich): Whom => ({
  ...known(k, one, (grammaticalCase) => words(one.bare(grammaticalCase), after)),
  in: (grammaticalCase) => words(one.in(grammaticalCase), after),
  text: concat(one.text, ' ', after),
});
