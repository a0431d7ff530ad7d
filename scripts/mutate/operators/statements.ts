import { calledName, isFunction, list, part, type SyntaxNode } from '../../lib/syntax.ts';
import type { Change } from '../mutant.ts';
import type { Operator } from '../operators.ts';
import { isCitation } from '../silent.ts';

/** A statement that only calls something, or only writes something. */
function statement(node: SyntaxNode, kinds: readonly string[]): Change[] {
  const expression = node.type === 'ExpressionStatement' ? part(node, 'expression') : null;
  const inner = expression?.type === 'ChainExpression' ? part(expression, 'expression') : expression;
  return inner !== null && inner !== undefined && kinds.includes(inner.type)
    ? [{ start: node.start, end: node.end, text: ';' }]
    : [];
}

/** Whether a list is the rows of a step table. */
const isTable = (node: SyntaxNode): boolean =>
  node.parent?.type === 'CallExpression' && calledName(node.parent) === 'steps';

/** A list without one of its entries, the comma behind it included. */
function without(node: SyntaxNode, text: string): Change[] {
  return list(node, 'elements').flatMap((element) => {
    if (element.type === 'SpreadElement' || isCitation(element)) return [];
    const comma = /^\s*,/.exec(text.slice(element.end, node.end))?.[0].length ?? 0;
    return [{ start: element.start, end: element.end + comma, text: '' }];
  });
}

const NEXT = "{ do: 'next' }";

/** What a function may answer at once, by the type it says it answers. */
function answers(type: string): readonly string[] {
  if (type === 'void') return ['undefined'];
  if (type === 'boolean' || / is /.test(type)) return ['true', 'false'];
  if (type === 'number') return ['0'];
  if (type === 'Instruction') return [NEXT];
  if (/\[\]$/.test(type)) return ['[]'];
  if (/\| null$/.test(type)) return ['null'];
  return type === 'Verdict' ? ['{ yes: true }'] : [];
}

/** The body of a function that answers at once. */
function early(node: SyntaxNode, text: string): Change[] {
  const body = part(node, 'body');
  if (body === null) return [];
  const { parent } = node;
  const name = parent?.type === 'Property' ? part(parent, 'key')?.['name'] : null;
  const type = part(node, 'returnType');
  const said = type === null ? '' : text.slice(type.start + 1, type.end).trim();
  // A row or a node that does nothing: the next one goes on.
  const found = said === '' && name === 'run' ? [NEXT] : answers(said);
  const block = body.type === 'BlockStatement';
  return found.map((instead) => ({
    start: body.start,
    end: body.end,
    text: block ? `{ return ${instead}; }` : `(${instead})`,
  }));
}

export const statementOperators: readonly Operator[] = [
  { name: 'call is left out', at: (node) => statement(node, ['CallExpression']) },
  {
    name: 'writing is left out',
    at: (node) => statement(node, ['AssignmentExpression', 'UpdateExpression']),
  },
  {
    name: 'row is left out',
    at: (node, { text }) => (node.type === 'ArrayExpression' && isTable(node) ? without(node, text) : []),
  },
  {
    name: 'entry is left out',
    at: (node, { text }) => (node.type === 'ArrayExpression' && !isTable(node) ? without(node, text) : []),
  },
  { name: 'answer comes at once', at: (node, { text }) => (isFunction(node) ? early(node, text) : []) },
];
