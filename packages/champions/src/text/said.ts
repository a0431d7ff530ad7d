import {
  allowed,
  type Clause,
  capitalise,
  concat,
  ended,
  joined as inOneSentence,
  isCommand,
  plain,
  type Rich,
  rich,
  sentence,
  unnamed,
  within,
} from '@assemble/language';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';

export type C = Clause<VerbId>;

/** What stands before a clause: a subordinate clause with its conjunction, or words for a time. */
export interface Opening {
  readonly text: Rich;
  readonly clause: boolean;
}

export interface Sentence {
  /** The outermost first. */
  readonly open?: readonly Opening[];
  /** Joined by "and". */
  readonly clauses: readonly C[];
  /** Sentences that are listed behind a colon. */
  readonly options?: readonly Rich[];
}

/** What an effect says. */
export type Said = readonly Sentence[];

export const says = (...clauses: readonly C[]): Said => [{ clauses }];

export const when = (text: Rich): Opening => ({ text, clause: true });
export const at = (text: Rich): Opening => ({ text, clause: false });

/** Puts something before all that is said. */
export function opened(said: Said, opening: Opening): Said {
  const [first, ...others] = said;
  if (first === undefined) return said;
  return [{ ...first, open: [opening, ...(first.open ?? [])] }, ...others];
}

function begun(p: Phrases, open: readonly Opening[], clauses: readonly C[]): Rich {
  const [outer, ...inner] = open;
  const [first, ...others] = clauses;
  if (first === undefined) return [];
  if (outer === undefined) return inOneSentence(p, clauses);
  const { text } = outer;
  if (p.locale !== 'de') {
    const rest = begun(p, inner, clauses);
    return rich`${text}, ${rest}`;
  }
  const [next] = inner;
  if (!outer.clause) {
    // A command begins with its verb; "Danach: Falls …" would be two openings: the time goes into the clause.
    return isCommand(first) || inner.length > 0
      ? begun(p, inner, [within(first, text), ...others])
      : begun(p, [], [{ ...first, front: text }, ...others]);
  }
  if (next?.clause) return rich`${text}: ${capitalise(begun(p, inner, clauses))}`;
  if (next !== undefined) return begun(p, [outer, ...inner.slice(1)], [within(first, next.text), ...others]);
  return begun(p, [], [{ ...first, front: concat(text, ',') }, ...others]);
}

/** One sentence without its capital. */
const lowered = (p: Phrases, { open = [], clauses, options }: Sentence): Rich => {
  const text = begun(p, open, clauses);
  if (options === undefined) return text;
  return concat(text, ':', ...options.flatMap((option) => ['\n• ', option]));
};

/** Sentences in a row; what follows a list begins a line of its own. `inside`: the first begins without a capital. */
export function told(p: Phrases, said: Said, inside = false): Rich {
  return concat(
    ...said.flatMap((one, i) => {
      const text = lowered(p, one);
      if (i === 0) return [inside ? ended(text) : sentence(text)];
      return [said[i - 1]?.options === undefined ? ' ' : '\n', sentence(text)];
    }),
  );
}

/** "you may …": one "may" for all of the first sentence. */
export function mayOf(p: Phrases, said: Said): Said {
  const [first, ...others] = said;
  const [head, ...rest] = first?.clauses ?? [];
  if (first === undefined || head === undefined) return said;
  return [{ ...first, clauses: allowed([head, ...rest], p.you) }, ...others];
}

/** Two things in one sentence where each is a plain command, else two sentences. */
export function joined(one: C, said: Said): Said {
  const [first, ...others] = said;
  if (first === undefined) return says(one);
  const plain = first.open === undefined && first.options === undefined && first.clauses.every(isCommand);
  return plain ? [{ clauses: [one, ...first.clauses] }, ...others] : [{ clauses: [one] }, ...said];
}

const isPlain = ({ open, options }: Sentence): boolean => open === undefined && options === undefined;

/** Several short sentences as one, so that what stands before them holds for all. */
export function asOne(said: Said): Said {
  const clauses = said.flatMap((one) => one.clauses);
  if (said.length < 2 || clauses.length > 3 || !said.every(isPlain)) return said;
  const [first] = clauses;
  // "Each player discards … and takes …": who does both is named once.
  const same = (clause: C, i: number): C =>
    i > 0 && clause.subject !== undefined && plain(clause.subject.text) === plain(first?.subject?.text ?? [])
      ? unnamed(clause)
      : clause;
  return [{ clauses: clauses.map(same) }];
}

/** "… instead": where each language puts it. */
export function insteadOf(p: Phrases, effect: Said): Said {
  const said = asOne(effect);
  if (p.locale !== 'en') return opened(said, at([p.in({ en: '', es: 'en vez de eso', de: 'stattdessen' })]));
  const [first, ...others] = said;
  const last = first?.clauses.at(-1);
  if (first === undefined || last === undefined) return said;
  const tail = last.tail === undefined ? 'instead' : concat(last.tail, ' instead');
  return [{ ...first, clauses: [...first.clauses.slice(0, -1), { ...last, tail }] }, ...others];
}
