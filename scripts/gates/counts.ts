// No count of cards is typed into a test: a new card would make it red although nothing is wrong.
import { bindingOf } from '../lib/bindings.ts';
import { bare, calledName, lineAt, list, nameOf, parse, part, type SyntaxNode, walk } from '../lib/syntax.ts';

const TESTS = new Set(['test', 'it', 'describe', 'proves', 'citing', 'scenario']);

/** Whether an expression is all cards, or all sides of them: `CARDS`, `content.cards`, `cards.flatMap(…)`. */
function isAllCards(node: SyntaxNode | null, depth = 0): boolean {
  const inner = bare(node);
  if (inner === null || depth > 5) return false;
  switch (inner.type) {
    case 'Identifier': {
      const name = nameOf(inner) ?? '';
      if (name === 'CARDS') return true;
      const binding = bindingOf(name, inner);
      return binding?.kind === 'variable' && binding.steps.length === 0
        ? isAllCards(part(binding.node, 'init'), depth + 1)
        : false;
    }
    case 'MemberExpression': {
      const name = nameOf(part(inner, 'property'));
      if (name === 'cards') return /content/i.test(nameOf(part(inner, 'object')) ?? '');
      return (name === 'length' || name === 'size') && isAllCards(part(inner, 'object'), depth + 1);
    }
    case 'CallExpression': {
      const callee = bare(part(inner, 'callee'));
      const on = callee?.type === 'MemberExpression' ? part(callee, 'object') : null;
      return ['map', 'flatMap', 'slice'].includes(calledName(inner) ?? '') && isAllCards(on, depth + 1);
    }
    case 'NewExpression':
    case 'ArrayExpression':
      return [...list(inner, 'arguments'), ...list(inner, 'elements')].some((one) =>
        isAllCards(one.type === 'SpreadElement' ? part(one, 'argument') : one, depth + 1),
      );
    default:
      return false;
  }
}

/** The subject of `expect(subject).not.toBe(…)`. */
function subjectOf(matcher: SyntaxNode): SyntaxNode | null {
  let at = bare(part(matcher, 'callee'));
  while (at?.type === 'MemberExpression') at = bare(part(at, 'object'));
  return at?.type === 'CallExpression' && calledName(at) === 'expect'
    ? (list(at, 'arguments')[0] ?? null)
    : null;
}

const numbersIn = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  walk(node, (one) => {
    if (one.type === 'Literal' && typeof one['value'] === 'number') found.push(one);
  });
  return found;
};

/** Lines of a test that type a count. `counts`: how many cards, and sides of cards, there are. */
export function typedCounts(file: string, text: string, counts: ReadonlySet<number>): string[] {
  const found = new Map<number, string>();
  // Most tests speak of neither, and need not be read.
  const numbers = text.match(/\d+/g) ?? [];
  if (!/\bCARDS\b|\bcards\b/.test(text) && !numbers.some((word) => counts.has(Number(word)))) return [];
  const note = (node: SyntaxNode, what: string): void => {
    const line = lineAt(text, node.start);
    found.set(line, `${file}:${line} ${what}`);
  };
  walk(parse(file, text), (node) => {
    if (node.type === 'Property' && nameOf(part(node, 'key')) === 'length')
      for (const number of numbersIn(node))
        if (counts.has(Number(number['value']))) note(number, 'is as long as all cards');
    if (node.type !== 'CallExpression') return;
    const subject = subjectOf(node);
    const expected = subject === null ? [] : list(node, 'arguments');
    const all = expected.length > 0 && isAllCards(subject);
    for (const one of expected) {
      if (all && one.type === 'Literal' && typeof one['value'] === 'number') note(one, 'counts all cards');
      else if (numbersIn(one).some((number) => counts.has(Number(number['value']))))
        note(one, 'expects as many as there are cards');
    }
    const [title] = list(node, 'arguments').filter(
      (one) => one.type === 'Literal' && typeof one['value'] === 'string',
    );
    const words = TESTS.has(calledName(node) ?? '') ? String(title?.['value'] ?? '').match(/\d+/g) : null;
    if (title !== undefined && words?.some((word) => counts.has(Number(word))))
      note(title, 'names a count in its title');
  });
  return [...found.values()];
}
