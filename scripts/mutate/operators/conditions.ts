import { part, type SyntaxNode } from '../../lib/syntax.ts';
import type { Change } from '../mutant.ts';
import type { Operator } from '../operators.ts';

const replace = (node: SyntaxNode | null, text: string): Change[] =>
  node === null ? [] : [{ start: node.start, end: node.end, text }];

/** What is tested by a branch or a loop. */
function tested(node: SyntaxNode): SyntaxNode | null {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'ForStatement':
      return part(node, 'test');
    default:
      return null;
  }
}

const isLoop = (node: SyntaxNode): boolean => node.type === 'WhileStatement' || node.type === 'ForStatement';

const isTest = (node: SyntaxNode): boolean => node.parent !== null && tested(node.parent) === node;

const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALITIES: Readonly<Record<string, string>> = { '===': '!==', '!==': '===' };

/** Puts another operator between the two sides of an expression. */
function between(node: SyntaxNode, text: string, operator: string): Change[] {
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (left === null || right === null) return [];
  const at = text.indexOf(String(node['operator']), left.end);
  return at < 0 || at >= right.start
    ? []
    : [{ start: at, end: at + String(node['operator']).length, text: operator }];
}

export const conditionOperators: readonly Operator[] = [
  {
    name: 'condition is always true',
    at: (node) => (isLoop(node) ? [] : replace(tested(node), 'true')),
  },
  { name: 'condition is never true', at: (node) => replace(tested(node), 'false') },
  {
    name: 'condition is negated',
    at: (node, { text }) => {
      const test = isLoop(node) ? null : tested(node);
      return test === null ? [] : replace(test, `!(${text.slice(test.start, test.end)})`);
    },
  },
  {
    name: 'one half of a condition is forgotten',
    at: (node, { text }) => {
      if (node.type !== 'LogicalExpression' || node['operator'] === '??') return [];
      return [part(node, 'left'), part(node, 'right')].flatMap((half) =>
        half === null ? [] : replace(node, `(${text.slice(half.start, half.end)})`),
      );
    },
  },
  {
    name: 'boundary is moved',
    at: (node, { text }) => {
      const operator = BOUNDARIES[String(node['operator'])];
      return node.type === 'BinaryExpression' && operator !== undefined ? between(node, text, operator) : [];
    },
  },
  {
    name: 'equality is turned round',
    at: (node, { text }) => {
      const operator = EQUALITIES[String(node['operator'])];
      // As the whole of a condition it is the same as the negated one.
      return node.type === 'BinaryExpression' && operator !== undefined && !isTest(node)
        ? between(node, text, operator)
        : [];
    },
  },
];
