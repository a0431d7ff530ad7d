import { parse, type SyntaxNode, walk } from '../lib/syntax.ts';
import { type Change, type Mutant, mutantOf } from './mutant.ts';
import { conditionOperators } from './operators/conditions.ts';
import { seatOperators } from './operators/seats.ts';
import { statementOperators } from './operators/statements.ts';
import { valueOperators } from './operators/values.ts';
import { isSilent } from './silent.ts';

/** What an operator may know of the source that it changes. */
export interface Source {
  readonly text: string;
  /** How many seats there are: two face each other, more play together. */
  readonly seats: 'two' | 'several';
  /** Words that stand in the same place elsewhere: from the name of the place to the words. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

/** One kind of fault; `at` answers what may be changed at a node. */
export interface Operator {
  readonly name: string;
  readonly at: (node: SyntaxNode, source: Source) => readonly Change[];
}

const operators: readonly Operator[] = [
  ...conditionOperators,
  ...valueOperators,
  ...statementOperators,
  ...seatOperators,
];

export interface Tellable {
  readonly seats: Source['seats'];
  readonly words: Source['words'];
  /** Declarations that are no rules although they stand among them. */
  readonly silent: ReadonlySet<string>;
}

/** What a change really changes; null for nothing. */
function trimmed(text: string, { start, end, text: instead }: Change): string | null {
  let [from, to, cut] = [start, end, instead.length];
  while (from < to && from - start < cut && text[from] === instead[from - start]) from++;
  while (to > from && cut > from - start && text[to - 1] === instead[cut - 1]) {
    to--;
    cut--;
  }
  const left = instead.slice(from - start, cut);
  return from === to && left === '' ? null : `${from} ${to} ${left}`;
}

/** Every fault that could be in a source, in the order of its text. */
export function mutantsIn(file: string, text: string, about: Tellable): Mutant[] {
  const found: Mutant[] = [];
  const made = new Set<string>();
  walk(parse(file, text), (node) => {
    if (isSilent(node, text, about.silent)) return false;
    for (const { name, at } of operators) {
      for (const change of at(node, { text, seats: about.seats, words: about.words })) {
        const least = trimmed(text, change);
        // The same fault by two names is one, and a change of nothing is none.
        if (least === null || made.has(least)) continue;
        made.add(least);
        found.push(mutantOf(file, text, name, change));
      }
    }
    return true;
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
