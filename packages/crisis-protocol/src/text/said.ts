import {
  AT_WILL,
  allowed,
  type Clause,
  concat,
  during,
  isCommand,
  joined,
  plain,
  purpose,
  type Rich,
  rich,
  sentence,
  unnamed,
  type Whom,
  words,
} from '@assemble/language';
import type { Target } from '../abilities/vocabulary.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';

export type { Phrases } from './phrases.ts';

export interface C extends Clause<VerbId> {
  /** What is taken from whom, apart: two things taken from the same one are told together. */
  readonly taken?: { readonly what: Rich; readonly from: Rich; readonly again: boolean };
}

/** What an effect says: clauses a sentence is built around, and the sentences after it. */
export interface Said {
  readonly clauses: readonly C[];
  readonly more?: readonly Rich[];
  /** What must hold for it: "if …", "si …", "falls …". */
  readonly condition?: Rich;
  /** How long it holds, said once for all clauses: "until the end of the round". */
  readonly time?: Rich;
  /** What stands at the end of the first sentence: a colon before a list. */
  readonly end?: ':';
  /** For whom it is done, one after the other: "for each character holding a token". */
  readonly per?: Rich;
}

/** What stands before a sentence: words for a time, or a subordinate clause. */
export interface Opening {
  readonly text: Rich;
  /** A clause: German sets it off with a comma. */
  readonly clause: boolean;
}

export const clauses = (...all: readonly C[]): Said => ({ clauses: all });

/** A command as what the reader does, where something stands before it: "danach schiebst du …". */
const asYours = (p: Phrases, clause: C, text: Rich): C =>
  isCommand(clause) ? { ...clause, subject: { ...p.you, text } } : clause;

/** The first sentence of an effect behind what it waits for, without capital and full stop. */
function told(p: Phrases, opening: Opening | null, said: Said): Rich {
  const { condition, per } = said;
  const all = timed(p, said);
  if (p.locale !== 'de') {
    const fronts = [opening?.text, condition, per].filter((front) => front !== undefined);
    return concat(...fronts.flatMap((front) => [front, ', ']), joined(p, all));
  }
  // German has one place before the verb: a condition beside an event follows, others stand behind the verb.
  const fronts = [
    ...(opening === null ? [] : [opening]),
    ...(per === undefined ? [] : [{ text: per, clause: false }]),
    ...(condition === undefined ? [] : [{ text: condition, clause: true }]),
  ];
  const [front, ...later] = fronts;
  const [first, ...others] = all;
  if (front === undefined || first === undefined) return joined(p, all);
  const inside = later.filter((one) => !one.clause).map((one) => one.text);
  const opened: C = {
    ...asYours(p, first, p.you.text),
    front: front.clause ? rich`${front.text},` : front.text,
    rest: words(...inside, first.rest ?? ''),
  };
  const whole = joined(p, [opened, ...others.map((one) => asYours(p, one, []))]);
  return concat(whole, ...later.filter((one) => one.clause).flatMap((one) => [', ', one.text]));
}

/** The time stands behind the last clause, in German inside the first. */
function timed(p: Phrases, { clauses: all, time }: Said): readonly C[] {
  if (time === undefined) return all;
  const at = p.locale === 'de' ? 0 : all.length - 1;
  return all.map((one, i) => (i === at ? during(p, one, time) : one));
}

/** Under a condition: behind an event a German one follows, so that it takes up what was named before. */
export function under(
  p: Phrases,
  opening: Opening | null,
  condition: (() => Rich) | undefined,
  say: () => Said,
): Said {
  if (condition === undefined) return say();
  const early = p.locale === 'de' && opening !== null ? undefined : condition();
  const said = say();
  const holding = early ?? condition();
  // What the event asks for and what the effect asks for are one condition.
  return {
    ...said,
    condition: said.condition === undefined ? holding : p.list([holding, said.condition], 'and'),
  };
}

/** Without its subject a Spanish sentence would be a command ("Resuelve un Avance") or be about nobody in sight. */
function begun(p: Phrases, opening: Opening | null, said: Said): Said {
  const [first, ...others] = said.clauses;
  const free = opening === null && said.per === undefined;
  if (p.locale !== 'es' || !free || first?.subject === undefined) return said;
  const { full } = first.subject as Partial<Whom>;
  if (full === undefined || first.subject.text.length > 0) return said;
  // "Si este Personaje no custodia …, resuelve un Avance": the condition named it.
  if (said.condition !== undefined && plain(said.condition).includes(plain(full))) return said;
  return { ...said, clauses: [{ ...first, subject: { ...first.subject, text: full } }, ...others] };
}

/** The sentences of an effect, behind what it waits for. */
export const sentences = (p: Phrases, opening: Opening | null, said: Said): Rich[] => [
  ...(said.clauses.length === 0
    ? []
    : [polished(sentence(concat(told(p, opening, begun(p, opening, said)), said.end ?? '')))]),
  ...(said.more ?? []),
];

/** German relative clauses bring their commas along: none before a full stop, none after a space. */
const polished = (text: Rich): Rich =>
  text.map((part) =>
    typeof part === 'string'
      ? part
          .replace(/ +/gu, ' ')
          .replace(/ ,/gu, ',')
          .replace(/,+([.,:])/gu, '$1')
      : part,
  );

/** What is told as a possibility of the one that does it. */
const OWN_DOING: ReadonlySet<VerbId> = new Set([
  'drop',
  'transform',
  'interact',
  'pickUp',
  'advance',
  'advanceToward',
  'advanceAway',
  'appear',
  'reroll',
  'change',
  'make',
  'add',
  'spend',
  'use',
]);

const isOffered = ({ modal }: C): boolean => modal === 'may';

/** What is a possibility already follows what becomes one; who does it is named in the first clause. */
function offeredLast(all: readonly C[]): C[] {
  const [one, ...rest] = all;
  if (one === undefined || !isOffered(one) || rest.every(isOffered)) return [...all];
  const [first, ...others] = [...rest, one];
  const { subject } = one;
  if (first === undefined || subject === undefined || plain(first.subject?.text ?? 'x') !== '')
    return [...rest, one];
  return [{ ...first, subject }, ...others.map((clause) => (clause === one ? unnamed(one) : clause))];
}

/** "it may advance Short", "you may push it": one "may" for all that follows. */
export function mayOf(p: Phrases, said: Said): Said {
  const [first, ...others] = offeredLast(said.clauses);
  if (first === undefined) return said;
  // Whoever may do the first may do what follows too.
  const following = others.map((one): C => {
    if (one.modal !== undefined || one.subject === undefined || one.subject.text.length > 0) return one;
    const { subject: _subject, ...doing } = one;
    return doing;
  });
  if (isCommand(first) || (first.subject !== undefined && OWN_DOING.has(first.verb)))
    return { ...said, clauses: allowed([first, ...following], first.subject ?? p.you) };
  return { ...said, clauses: [{ ...first, front: AT_WILL[p.locale] }, ...others] };
}

/** "it may spend 1 Power to …", or "it may spend 1 Power. If it does, …" */
export function mayPay(p: Phrases, cost: C, said: Said): Said {
  const paying: C = { ...cost, modal: 'may' };
  const [only, second] = said.clauses;
  if (only === undefined) return { clauses: [paying] };
  const own = isCommand(only) || isSame(p, paying, only);
  if (own && second === undefined && said.more === undefined && said.condition === undefined) {
    return { clauses: [{ ...paying, tail: purpose(p, only) }] };
  }
  const done = { en: 'in that case', es: 'en ese caso', de: 'in diesem Fall' }[p.locale];
  return { clauses: [paying], more: sentences(p, { text: [done], clause: false }, said) };
}

const isPlain = (said: Said): boolean =>
  said.more === undefined && said.condition === undefined && said.per === undefined && said.end === undefined;

/** What still reads well as one sentence. */
const LONG = 110;

/** Whether two can share a sentence: both commands, the same one doing both, or both short. */
function canJoin(p: Phrases, one: Said, other: Said): boolean {
  if (!isPlain(one) || !isPlain(other)) return false;
  const all = [...one.clauses, ...other.clauses];
  if (all.every(isCommand)) return all.length <= 2;
  if (all.some(isCommand)) return p.talk.together && all.length <= 2;
  const [first, ...others] = all;
  if (first !== undefined && others.every((clause) => isSame(p, first, clause))) return all.length <= 3;
  // Spanish drops its subjects: who is meant must not change within a sentence.
  if (others.some(({ subject }) => subject?.person !== first?.subject?.person)) return false;
  return all.length <= 2 && plain(joined(p, all)).length <= LONG;
}

/** Two in one sentence: how long it holds is said once if it is the same for both. */
function together(p: Phrases, one: Said, other: Said): Said {
  const same = plain(one.time ?? '') === plain(other.time ?? '');
  const { time: _time, ...rest } = one;
  const all = same ? [...one.clauses, ...other.clauses] : [...timed(p, one), ...timed(p, other)];
  const mixed = all.some(isCommand) && !all.every(isCommand);
  const told_ = mixed ? all.map((clause) => asYours(p, clause, p.you.text)) : all;
  return { ...(same ? one : rest), clauses: sharing(p, told_) };
}

/** Who was just named does this too. */
function isSame(p: Phrases, one: C, { subject }: C): boolean {
  if (one.subject === undefined || subject?.person !== one.subject.person) return false;
  const said = plain(subject.text);
  return said === '' || said === plain(p.it(one.subject).text);
}

/** One thing after the other: short ones share a sentence, others make sentences. */
export function inTurn(p: Phrases, all: readonly Said[]): Said {
  const groups: Said[] = [];
  for (const said of all.filter(({ clauses: one }) => one.length > 0)) {
    const last = groups.at(-1);
    if (last !== undefined && canJoin(p, last, said)) groups[groups.length - 1] = together(p, last, said);
    else groups.push(said);
  }
  const [first, ...others] = groups;
  if (first === undefined) return clauses();
  const more = [...(first.more ?? []), ...others.flatMap((said) => sentences(p, null, said))];
  return more.length === 0 ? first : { ...first, more };
}

/** "it gains 2 Power and advances Short": who was just named is not named again, nor what it does. */
function sharing(p: Phrases, all: readonly C[]): C[] {
  const found: C[] = [];
  for (const clause of all) {
    const [first] = found;
    const last = found.at(-1);
    const same = first !== undefined && isSame(p, first, clause);
    if (last?.taken !== undefined && clause.taken?.again === true)
      found[found.length - 1] = taking(p, last, last.taken, clause.taken);
    else if (same && last !== undefined && isBare(last) && isBare(clause) && last.verb === clause.verb)
      found[found.length - 1] = {
        ...last,
        rest: p.list([concat(last.rest ?? ''), clause.rest ?? ''], 'and'),
      };
    else
      found.push(
        !same ? clause : isOffered(clause) && found.every(isOffered) ? alsoAllowed(clause) : unnamed(clause),
      );
  }
  return found;
}

type Taken = NonNullable<C['taken']>;

/** "remove 3 damage", "from it". */
export const removal = (p: Phrases, what: Rich, whose: Whom): C => {
  const from = p.pick({
    en: rich`from ${whose.bare('acc')}`,
    es: whose.in('gen'),
    de: p.prep('von', whose.bare('dat')),
  });
  return { verb: 'remove', rest: words(what, from), taken: { what, from, again: whose.pronoun } };
};

/** "remove 3 damage and one special condition from it". */
const taking = (p: Phrases, clause: C, { what, from, again }: Taken, more: Taken): C => {
  const both = p.list([what, more.what], 'and');
  return { ...clause, rest: words(both, from), taken: { what: both, from, again } };
};

/** "you may remove 3 damage and remove a condition": one "may" for both. */
const alsoAllowed = ({ subject: _subject, modal: _modal, ...doing }: C): C => ({
  ...doing,
  mood: 'infinitive',
});

const isBare = ({ tail, front, modal }: C): boolean =>
  (tail === undefined || plain(tail) === '') && front === undefined && modal === undefined;

/** "Choose an enemy character within Range 3. It advances Short.": what is chosen is chosen first. */
export function chosenFirst(p: Phrases, to: Target, say: (one: Whom) => C): Said {
  const one = p.target(to);
  if (to.to !== 'choose') return clauses(say(one));
  const choosing: C = { verb: 'choose', rest: one.in('acc') };
  return { clauses: [choosing], more: sentences(p, null, clauses(say(p.anchor('that')))) };
}

/** What several get is meant for each of them: "they gain 1 Power each". */
export function apiece(p: Phrases, one: Whom, rest: Rich): Rich {
  if (!one.pronoun || one.number === 'one') return rest;
  return { en: rich`${rest} each`, es: rich`${rest} cada uno`, de: rich`je ${rest}` }[p.locale];
}
