import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import type { Kit } from './kit.ts';
import type { Lexicon, Locale } from './lexicon.ts';

export {
  AT_WILL,
  allowed,
  during,
  infinitive,
  isCommand,
  joined,
  purpose,
  unnamed,
  within,
} from './clauses.ts';
export {
  closest,
  counted,
  DAMAGE,
  type KernelRefusals,
  kernelRefusals,
  quoted,
  seatName,
  tally,
  typeset,
  type Units,
  unheardOf,
  unreadable,
} from './common.ts';
export { commonVerbs } from './common-verbs.ts';
export type { Explained } from './explain.ts';
export { explain } from './explain.ts';
export type {
  Case,
  Clause,
  Conjunction,
  Determiner,
  Features,
  Joining,
  Kit,
  Modal,
  Mood,
  NounPhrase,
  Quantity,
  Subject,
} from './kit.ts';
export type { Adjective, Gender, Lexicon, Locale, Localized, Noun, Verb } from './lexicon.ts';
export { defineLexicon, locales } from './lexicon.ts';
export type { Catalog, Message, MessageOf, Pattern, Rendered } from './messages.ts';
export { alike, defineMessages, render, renderer, saidOf } from './messages.ts';
export { type GermanGenders, properName, type SpanishArticles } from './names.ts';
export type { Part, Rich, Text } from './rich.ts';
export {
  amount,
  capitalise,
  concat,
  ended,
  haveCommas,
  listed,
  plain,
  plural,
  ref,
  rich,
  sentence,
  signed,
  words,
} from './rich.ts';

export * as forms from './verb-forms.ts';
export {
  again,
  followedBy,
  inCase,
  isReader,
  known,
  reader,
  several,
  type Whom,
  whom,
} from './whom.ts';

/** The grammar of a language over the words of a game. */
export function kit<N extends string, A extends string, V extends string>(
  locale: Locale,
  lexicon: Lexicon<N, A, V>,
): Kit<N, A, V> {
  return { en: english, es: spanish, de: german }[locale](lexicon);
}
