import { bare, calledName, isFunction, list, nameOf, part, type SyntaxNode } from '../../lib/syntax.ts';
import type { Operator } from '../operators.ts';

/** Names of seats; as a name of its own only the first of them is always one. */
const SEATS = new Set(['seat', 'active', 'controller', 'owner', 'first', 'priority']);

/** What no seat is compared with: nothing, and names that stand for a side without a player. */
const isNobody = (node: SyntaxNode | null): boolean =>
  node === null || node.type === 'Literal' || /^(undefined|[A-Z_]+)$/.test(nameOf(node) ?? '');

/** Whether a node is read as the seat of a player: handed to a function, compared, or written into something. */
function isSeat(node: SyntaxNode): boolean {
  const name = node.type === 'MemberExpression' ? nameOf(part(node, 'property')) : nameOf(node);
  if (node.type === 'Identifier' ? name !== 'seat' : node.type !== 'MemberExpression') return false;
  if (name === null || !SEATS.has(name)) return false;
  const { parent } = node;
  switch (parent?.type) {
    case 'CallExpression':
      return list(parent, 'arguments').includes(node);
    case 'Property':
      return part(parent, 'value') === node && parent.parent?.type === 'ObjectExpression';
    case 'BinaryExpression': {
      const other = part(parent, part(parent, 'left') === node ? 'right' : 'left');
      return ['===', '!=='].includes(String(parent['operator'])) && !isNobody(bare(other));
    }
    case 'ArrayExpression':
    case 'ReturnStatement':
      return true;
    default:
      return false;
  }
}

/** Whether the table is at hand under its usual name. */
function hasTable(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
    if (isFunction(at) && list(at, 'params').some((one) => nameOf(one) === 'c')) return true;
  }
  return false;
}

export const seatOperators: readonly Operator[] = [
  {
    name: 'another player',
    at: (node, { text, seats }) => {
      if (!isSeat(node)) return [];
      const said = text.slice(node.start, node.end);
      const shorthand = node.parent?.type === 'Property' && node.parent['shorthand'] === true;
      const instead =
        seats === 'two'
          ? `(1 - ${said})`
          : !hasTable(node)
            ? null
            : said === 'c.table.first'
              ? 'c.table.active'
              : 'c.table.first';
      if (instead === null) return [];
      return [{ start: node.start, end: node.end, text: shorthand ? `${said}: ${instead}` : instead }];
    },
  },
  {
    name: 'the same player',
    at: (node, { text, seats }) => {
      const handed = node.type === 'CallExpression' ? list(node, 'arguments') : [];
      const [one] = handed;
      if (seats !== 'two' || calledName(node) !== 'other' || one === undefined || bare(one) === null)
        return [];
      return [{ start: node.start, end: node.end, text: `(${text.slice(one.start, one.end)})` }];
    },
  },
  {
    name: 'owner and controller are exchanged',
    at: (node, { seats }) => {
      const property =
        node.type === 'MemberExpression' && node['computed'] !== true ? part(node, 'property') : null;
      const name = nameOf(property);
      if (seats !== 'two' || property === null || (name !== 'owner' && name !== 'controller')) return [];
      if (node.parent?.type === 'AssignmentExpression' && part(node.parent, 'left') === node) return [];
      return [{ start: property.start, end: property.end, text: name === 'owner' ? 'controller' : 'owner' }];
    },
  },
];
