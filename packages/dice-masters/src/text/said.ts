import {
  AT_WILL,
  alike,
  allowed,
  type Clause,
  type Conjunction,
  capitalise,
  concat,
  during,
  isCommand,
  type Localized,
  joined as list,
  purpose,
  type Rich,
  rich,
  sentence,
  type Text,
  unnamed,
  within,
  words,
} from '@assemble/language';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';

export type { Phrases } from './phrases.ts';

export type Said = SaidClauses | SaidText;

interface Follows {
  /** Sentences that follow. */
  readonly more?: readonly Rich[];
  /** A burst's text that comes on top of the basic one, though the effect as a whole is replaced. */
  readonly adds?: true;
  /** What must hold: joined to the event, or a clause of its own. */
  readonly condition?: Holding;
}

/** Clauses a sentence can be built around. */
export interface SaidClauses extends Follows {
  readonly clauses: readonly Clause<VerbId>[];
  /** The same as something the reader does, where the clauses are about someone else: "give it +1A". */
  readonly yours?: readonly Clause<VerbId>[];
}

/** A text that is a sentence already. */
interface SaidText extends Follows {
  readonly text: Rich;
}

/** A condition: a clause, or words for a time. */
export type Holding = Clause<VerbId> | { readonly during: Rich };

/** What an ability waits for: something that happens, or a point of time. */
export type Happening =
  | { readonly conjunction: Conjunction; readonly clause: Clause<VerbId>; readonly at?: Rich }
  /** `within`: the same inside a clause: "zu Beginn einer Angriffsphase". */
  | { readonly front: Rich; readonly within?: Rich };

/** The same words in all three languages: the phrases differ, the pattern does not. */
export const inAll = <T, R = Said>(say: (node: T, p: Phrases) => R): Localized<typeof say> => alike(say);

export const clauses = (...all: readonly Clause<VerbId>[]): SaidClauses => ({ clauses: all });

/** "when Thing attacks and you have less life": a condition grows onto the event. */
export function joined(p: Phrases, happening: Happening, holding: Holding | undefined): Happening {
  if (holding === undefined) return happening;
  if ('front' in happening) {
    if ('during' in holding) return { front: words(happening.front, holding.during) };
    // "At the start of your turn, if …"; German puts the time into the clause.
    if (p.locale !== 'de') return { conjunction: 'if', clause: holding, at: happening.front };
    return { conjunction: 'if', clause: within(holding, happening.within ?? happening.front) };
  }
  const { clause, conjunction } = happening;
  if ('during' in holding) return { conjunction, clause: during(p, clause, holding.during) };
  const and = { en: 'and', es: 'y', de: 'und' }[p.locale];
  // "when you field Thing and have …": the reader is named once.
  const same = clause.subject?.person === 2 && holding.subject?.person === 2;
  const then = same ? unnamed(holding) : holding;
  // After "si" Spanish stays in the indicative.
  const indicative = p.locale === 'es' && conjunction === 'if';
  const second = p.clause({ ...then, mood: indicative ? 'finite' : 'subordinate' });
  return { conjunction, clause: { ...clause, tail: words(clause.tail ?? '', and, second) } };
}

export const happeningOf = (holding: Holding, conjunction: Conjunction = 'if'): Happening =>
  'during' in holding ? { front: holding.during } : { conjunction, clause: holding };

/** The first sentence of an effect behind what it waits for, without capital and full stop. */
export function told(p: Phrases, event: Happening | null, said: Said): Rich {
  const { condition } = said;
  const opening =
    event === null ? (condition === undefined ? null : happeningOf(condition)) : joined(p, event, condition);
  return opened(p, opening, said);
}

/** The sentences of an effect, behind what it waits for. */
export const afterEvent = (p: Phrases, event: Happening | null, said: Said): Rich[] => [
  sentence(told(p, event, said)),
  ...(said.more ?? []),
];

function opened(p: Phrases, opening: Happening | null, said: Said): Rich {
  if (opening === null) return 'text' in said ? said.text : list(p, said.clauses);
  if ('conjunction' in opening) {
    const { at, conjunction, clause } = opening;
    const whole = p.conditional(conjunction, clause, 'text' in said ? said : said.clauses);
    return at === undefined ? whole : rich`${at}, ${whole}`;
  }
  return fronting(p, opening.front, said);
}

/** "At the start of your turn, …" */
function fronting(p: Phrases, front: Rich, said: Said): Rich {
  if ('text' in said) {
    return p.locale === 'de' ? rich`${front}: ${capitalise(said.text)}` : rich`${front}, ${said.text}`;
  }
  const [first, ...others] = said.clauses;
  return first === undefined ? [] : list(p, [fronted(p, first, front), ...others]);
}

/** Words for a time before a clause; a German command begins with its verb: "Schlage am Ende des Zuges …". */
export function fronted(p: Phrases, clause: Clause<VerbId>, front: Text): Clause<VerbId> {
  if (p.locale === 'de' && isCommand(clause)) return within(clause, front);
  const { front: before } = clause;
  const whole = before === undefined ? front : rich`${front}${p.locale === 'de' ? ' ' : ', '}${before}`;
  return { ...clause, front: whole };
}

/** A sentence, or several. */
export const sentenceOf = (said: Said, p: Phrases): Rich => paragraph(afterEvent(p, null, said));

/** Sentences with spaces between them. */
export const paragraph = (sentences: readonly Rich[]): Rich => words(...sentences);

/** "Instead, …", "In addition, …": how a burst's text stands to the basic one. */
export function burstOf(said: Said, how: 'instead' | 'also', p: Phrases): Said {
  const instead = { en: 'instead', es: 'en vez de ello', de: 'stattdessen' }[p.locale];
  const also = { en: 'in addition', es: 'además', de: 'außerdem' }[p.locale];
  const word = how === 'instead' ? instead : also;
  if (how === 'also' && said.condition !== undefined) return said;
  if ('text' in said) return { ...said, text: fronting(p, [word], said) };
  const [first, ...others] = said.clauses;
  return first === undefined ? said : { ...said, clauses: [fronted(p, first, word), ...others] };
}

/** What the reader does: the commands themselves, or how an effect is told as the reader's doing. */
function doing(said: Said): readonly Clause<VerbId>[] | null {
  if ('text' in said) return null;
  if (said.yours !== undefined) return said.yours;
  return said.clauses.every(isCommand) ? said.clauses : null;
}

/** "you may …": one "may" for all that follows. */
export function mayOf(said: Said, p: Phrases): Said {
  const done = 'text' in said ? null : (said.yours ?? said.clauses);
  const [first, ...others] = done ?? [];
  if (first === undefined || !isCommand(first)) {
    const { condition, more } = said;
    return {
      text: fronting(p, [AT_WILL[p.locale]], said),
      ...(condition === undefined ? {} : { condition }),
      ...(more === undefined ? {} : { more }),
    };
  }
  const { yours: _yours, ...kept } = said as SaidClauses;
  return { ...kept, clauses: allowed([first, ...others], p.you) };
}

/** "you may pay a fist to …", or "you may pay a fist. If you do, …" */
export function mayPay(cost: readonly Clause<VerbId>[], said: Said, p: Phrases): Said {
  const [first, ...others] = cost;
  if (first === undefined) return mayOf(said, p);
  const paying = allowed([first, ...others], p.you);
  const done = doing(said);
  const condition = said.condition === undefined ? {} : { condition: said.condition };
  const last = paying.at(-1);
  if (done?.length === 1 && said.more === undefined && last !== undefined) {
    const tail = purpose(p, done[0] as Clause<VerbId>);
    return { ...condition, clauses: [...paying.slice(0, -1), { ...last, tail }] };
  }
  const { condition: _condition, ...plain } = said;
  return { ...condition, clauses: paying, more: ifDone(p, plain) };
}

/** "If you do, …" */
function ifDone(p: Phrases, said: Said): Rich[] {
  const words = { en: 'if you do', es: 'si lo haces', de: 'in diesem Fall' }[p.locale];
  return afterEvent(p, { front: [words] }, said);
}

/** Adds words behind the last clause. */
export function tailed(said: Said, tail: Text): Said {
  if ('text' in said) return { ...said, text: concat(said.text, tail) };
  const last = said.clauses.at(-1);
  if (last === undefined) return said;
  const whole = { ...last, tail: last.tail === undefined ? tail : concat(last.tail, tail) };
  return { ...said, clauses: [...said.clauses.slice(0, -1), whole] };
}

const isPlain = (said: Said): said is SaidClauses =>
  'clauses' in said && said.more === undefined && said.condition === undefined;

const isEmpty = (said: Said): boolean => 'clauses' in said && said.clauses.length === 0;

/** "deal 1 damage to the opponent and 1 damage to a character": commands with one verb need it once. */
function sharing(
  p: Phrases,
  [one]: readonly Clause<VerbId>[],
  [other]: readonly Clause<VerbId>[],
): Clause<VerbId>[] | null {
  if (one === undefined || other === undefined || one.verb !== other.verb) return null;
  const plain = [one, other].every((clause) => Object.keys(clause).sort().join() === 'rest,verb');
  return plain ? [{ ...one, rest: p.list([words(one.rest ?? ''), words(other.rest ?? '')], 'and') }] : null;
}

/** One thing after the other: two short ones share a sentence, more make sentences. */
export function inTurn(all: readonly Said[], p: Phrases): Said {
  const [first, second, ...others] = all.filter((said) => !isEmpty(said));
  if (first === undefined) return { clauses: [] };
  if (second === undefined) return first;
  const short =
    isPlain(first) &&
    isPlain(second) &&
    first.clauses.length + second.clauses.length <= 2 &&
    first.clauses.every(isCommand) === second.clauses.every(isCommand);
  const behind = (short ? others : [second, ...others]).flatMap((said) => afterEvent(p, null, said));
  const more = [...(first.more ?? []), ...behind];
  const follows = more.length === 0 ? {} : { more };
  if (!short) return { ...first, ...follows };
  const merged = sharing(p, first.clauses, second.clauses);
  if (merged !== null) return { clauses: merged, ...follows };
  const yours = [doing(first), doing(second)];
  const [a, b] = yours;
  return {
    clauses: [...first.clauses, ...second.clauses],
    ...(a == null || b == null ? {} : { yours: [...a, ...b] }),
    ...follows,
  };
}
