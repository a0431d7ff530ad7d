import type { Clause, Kit, Subject } from './kit.ts';
import type { Localized } from './lexicon.ts';
import { type Rich, rich, type Text, words } from './rich.ts';

/** How the clauses of an effect are put together, over the words of any game. */
type Says<V extends string> = Pick<Kit<never, never, V>, 'locale' | 'clause' | 'list' | 'you'>;

/** Told to the reader: without subject and modal. */
export const isCommand = ({ subject, modal }: Clause<string>): boolean =>
  subject === undefined && modal === undefined;

/** Clauses in one sentence, without capital and full stop. */
export const joined = <V extends string>(k: Says<V>, all: readonly Clause<V>[]): Rich =>
  k.list(
    all.map((one) => k.clause(one)),
    'and',
  );

/** Words for a time inside a clause: before the objects in German, after them elsewhere. */
export const during = <V extends string>(k: Says<V>, clause: Clause<V>, when: Text): Clause<V> => ({
  ...clause,
  rest: k.locale === 'de' ? words(when, clause.rest ?? '') : words(clause.rest ?? '', when),
});

/** A German command begins with its verb: "Schlage am Ende des Zuges …". */
export const within = <V extends string>(clause: Clause<V>, time: Text): Clause<V> => ({
  ...clause,
  rest: words(time, clause.rest ?? ''),
});

/** What follows a modal. */
export const infinitive = <V extends string>(clause: Clause<V>): Clause<V> =>
  isCommand(clause) ? { ...clause, mood: 'infinitive' } : clause;

/** "you may …": one "may" for all that follows. */
export const allowed = <V extends string>(
  [first, ...others]: readonly [Clause<V>, ...Clause<V>[]],
  subject: Subject,
): Clause<V>[] => [{ ...first, modal: 'may', subject }, ...others.map(infinitive)];

/** "to …", "para …", "um … zu …". */
export function purpose<V extends string>(k: Says<V>, clause: Clause<V>): Rich {
  const { subject: _subject, ...doing } = clause;
  const said = k.clause({ ...doing, mood: k.locale === 'es' ? 'infinitive' : 'toInfinitive' });
  return { en: said, es: rich`para ${said}`, de: rich`, um ${said}` }[k.locale];
}

/** Where no "may" fits. */
export const AT_WILL: Localized<string> = { en: 'if you want', es: 'si quieres', de: 'auf Wunsch' };

/** The same clause without its subject, which was just named: "it gains 2 Power and advances". */
export const unnamed = <V extends string>(clause: Clause<V>): Clause<V> =>
  clause.subject === undefined ? clause : { ...clause, subject: { ...clause.subject, text: [] } };
