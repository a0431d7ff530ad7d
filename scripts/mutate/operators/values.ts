import { bare, calledName, declaredName, nameOf, part, type SyntaxNode } from '../../lib/syntax.ts';
import type { Change } from '../mutant.ts';
import type { Operator } from '../operators.ts';
import { isCitation } from '../silent.ts';

const SUMS: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' };
const STEPS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '++': '--', '--': '++' };
const TWINS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
};

const isText = (node: SyntaxNode | null): boolean =>
  node !== null &&
  (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string'));

/** Where an operator stands in the text of an expression. */
function operatorAt(node: SyntaxNode, text: string): Change | null {
  const operator = String(node['operator']);
  const argument = part(node, 'argument');
  const from =
    part(node, 'left')?.end ?? (node['prefix'] === true ? node.start : (argument?.end ?? node.end));
  const at = text.indexOf(operator, from);
  return at < 0 || at >= node.end ? null : { start: at, end: at + operator.length, text: operator };
}

const swapped = (node: SyntaxNode, text: string, by: string | undefined): Change[] => {
  const found = by === undefined ? null : operatorAt(node, text);
  return found === null || by === undefined ? [] : [{ ...found, text: by }];
};

/** What is taken where a list is shorter than the compiler can know: `order[turn] ?? 0`. */
function isFallback(node: SyntaxNode): boolean {
  const { parent } = node;
  if (parent?.type !== 'LogicalExpression' || parent['operator'] !== '??') return false;
  if (part(parent, 'right') !== node) return false;
  const left = bare(part(parent, 'left'));
  if (left?.type === 'CallExpression') return ['at', 'find', 'get'].includes(calledName(left) ?? '');
  return left?.type === 'MemberExpression' && left['computed'] === true && !isText(part(left, 'property'));
}

/** Words whose change is no fault of a rule: which step table is called, what a question looks like. */
const STRUCTURE = new Set(['steps 0', 'call 0', 'callAgain 0', 'procedure', 'shape', 'do', 'then', 'test']);

/**
 * The place of a word, by name: the property that it is written to or compared with, or the function and the how
 * manieth of what it is handed.
 */
export function placeOf(node: SyntaxNode): string | null {
  const parent = node.parent;
  if (parent === null) return null;
  switch (parent.type) {
    case 'TSAsExpression':
    case 'ConditionalExpression':
      return part(parent, 'test') === node ? null : placeOf(parent);
    case 'LogicalExpression':
      return parent['operator'] === '??' ? placeOf(parent) : null;
    case 'BinaryExpression': {
      const left = bare(part(parent, 'left'));
      const other = left === node ? bare(part(parent, 'right')) : left;
      return other?.type === 'MemberExpression' ? nameOf(part(other, 'property')) : nameOf(other);
    }
    case 'Property':
      return part(parent, 'value') === node ? declaredName(parent) : null;
    case 'AssignmentExpression': {
      const left = bare(part(parent, 'left'));
      return left?.type === 'MemberExpression' ? nameOf(part(left, 'property')) : nameOf(left);
    }
    case 'CallExpression': {
      const handed = parent['arguments'] as readonly SyntaxNode[];
      return handed.includes(node) ? `${calledName(parent)} ${handed.indexOf(node)}` : null;
    }
    default:
      return null;
  }
}

export const isWord = (node: SyntaxNode): boolean =>
  node.type === 'Literal' && typeof node['value'] === 'string' && !isCitation(node);

const literal = (node: SyntaxNode, text: string): Change[] => [{ start: node.start, end: node.end, text }];

export const valueOperators: readonly Operator[] = [
  {
    name: 'arithmetic is turned round',
    at: (node, { text }) => {
      if (node.type === 'BinaryExpression') {
        if (isText(part(node, 'left')) || isText(part(node, 'right'))) return [];
        return swapped(node, text, SUMS[String(node['operator'])]);
      }
      if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression')
        return swapped(node, text, STEPS[String(node['operator'])]);
      return [];
    },
  },
  {
    name: 'sign is lost',
    at: (node) => {
      if (node.type !== 'UnaryExpression' || node['operator'] !== '-') return [];
      // -1 means nobody and nothing: that is another fault.
      if (part(node, 'argument')?.type === 'Literal') return [];
      return [{ start: node.start, end: node.start + 1, text: '' }];
    },
  },
  {
    name: 'the other of two functions is called',
    at: (node) => {
      const callee = node.type === 'CallExpression' ? bare(part(node, 'callee')) : null;
      const property = callee?.type === 'MemberExpression' ? part(callee, 'property') : null;
      const twin = TWINS[nameOf(property) ?? ''];
      return property === null || twin === undefined ? [] : literal(property, twin);
    },
  },
  {
    name: 'list is not filtered',
    at: (node, { text }) => {
      const callee = node.type === 'CallExpression' ? bare(part(node, 'callee')) : null;
      const method = callee?.type === 'MemberExpression' ? part(callee, 'property') : null;
      if (method === null || !['filter', 'reverse', 'sort'].includes(nameOf(method) ?? '')) return [];
      const dot = /\?*\.\s*$/.exec(text.slice(node.start, method.start))?.[0].length ?? 0;
      return [{ start: method.start - dot, end: node.end, text: '' }];
    },
  },
  {
    name: 'number is one more',
    at: (node) =>
      node.type === 'Literal' && typeof node['value'] === 'number' && !isFallback(node)
        ? literal(node, String(node['value'] + 1))
        : [],
  },
  {
    name: 'yes and no are exchanged',
    at: (node) =>
      node.type === 'Literal' && typeof node['value'] === 'boolean'
        ? literal(node, String(node['value'] !== true))
        : [],
  },
  {
    name: 'another word stands here',
    at: (node, { words }) => {
      if (!isWord(node)) return [];
      const place = placeOf(node);
      if (place === null || STRUCTURE.has(place)) return [];
      const others = [...(words.get(place) ?? [])].filter((word) => word !== node['value']);
      // The next word of the same place, so that the fault is one that the compiler would let pass.
      const next = others.find((word) => word > String(node['value'])) ?? others[0];
      return next === undefined ? [] : literal(node, `'${next}'`);
    },
  },
];
