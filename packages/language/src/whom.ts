import type { Case, Features, Kit, NounPhrase, Subject } from './kit.ts';
import { type Rich, words } from './rich.ts';

/** The part of a grammar that needs no words of a game. */
type Grammar = Pick<Kit<never, never, never>, 'locale' | 'prep' | 'pronoun' | 'it' | 'you' | 'join' | 'list'>;

/**
 * Someone or something a sentence is about, in any place of it: as subject, as object ('acc': Spanish with its
 * personal "a"), as receiver ('dat': "to it", "a él", "ihm"), as possessor ('gen': "of it", "de él", "von ihm").
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

/** With the preposition a case stands for in English and Spanish; things have no personal "a". */
export function inCase(k: Grammar, grammaticalCase: Case, bare: Rich, animate = true): Rich {
  if (k.locale === 'de') return bare;
  if (grammaticalCase === 'dat') return k.prep(k.locale === 'en' ? 'to' : 'a', bare);
  if (grammaticalCase === 'gen') return k.prep(k.locale === 'en' ? 'of' : 'de', bare);
  return grammaticalCase === 'acc' && k.locale === 'es' && animate ? k.prep('a', bare) : bare;
}

/** A ready phrase that knows its cases. */
export const known = (
  k: Grammar,
  of: Features,
  bare: (grammaticalCase: Case) => Rich,
  animate = true,
  text = bare('nom'),
): Whom => ({
  ...of,
  text,
  pronoun: false,
  bare,
  in: (grammaticalCase) => inCase(k, grammaticalCase, bare(grammaticalCase), animate),
});

/** A noun phrase; `polish` has the last word on what a game spells its own way. */
export function whom<N extends string, A extends string, V extends string>(
  k: Kit<N, A, V>,
  phrase: NounPhrase<N, A>,
  animate = true,
  polish: (text: Rich) => Rich = (text) => text,
): Whom {
  const bare = (grammaticalCase: Case): Rich => polish(k.np({ ...phrase, case: grammaticalCase }));
  return known(k, k.subject(phrase), bare, animate);
}

/** Someone taken up again. Spanish objects after a preposition are stressed: "a él", never "a lo". */
export function again(k: Grammar, of: Features | Subject): Whom {
  const bare = (grammaticalCase: Case): Rich => {
    if (k.locale === 'es') return [k.pronoun(of, 'nom')];
    if (grammaticalCase !== 'gen') return [k.pronoun(of, grammaticalCase)];
    return [k.locale === 'de' ? `von ${k.pronoun(of, 'dat')}` : k.pronoun(of, 'acc')];
  };
  return {
    ...known(k, of, bare, true, k.it(of).text),
    number: k.it(of).number,
    ...('text' in of ? { full: of.text } : {}),
    pronoun: true,
  };
}

/** The reader as one that something happens to: "you", "a ti", "dir". */
export const reader = (k: Grammar): Whom =>
  known(
    k,
    k.you,
    (grammaticalCase) => {
      if (k.locale === 'es') return [grammaticalCase === 'nom' ? 'tú' : 'ti'];
      return [k.pronoun(k.you, grammaticalCase === 'gen' ? 'dat' : grammaticalCase)];
    },
    true,
    k.you.text,
  );

export const isReader = (one: Subject): boolean => one.person === 2;

/** "an opposing character or the opponent": each with its own preposition in Spanish. */
export function several(k: Grammar, ones: readonly Whom[], how: 'and' | 'or' = 'or'): Whom {
  const list = (say: (one: Whom) => Rich): Rich => k.list(ones.map(say), how);
  const bare = (grammaticalCase: Case): Rich => list((one) => one.bare(grammaticalCase));
  const joined = known(k, k.join(ones, how), bare);
  return k.locale === 'es' ? { ...joined, in: (wanted) => list((one) => one.in(wanted)) } : joined;
}

/** Adds words behind a phrase in every case. */
export const followedBy = (one: Whom, after: Rich): Whom => ({
  ...one,
  text: words(one.text, after),
  bare: (grammaticalCase) => words(one.bare(grammaticalCase), after),
  in: (grammaticalCase) => words(one.in(grammaticalCase), after),
});
