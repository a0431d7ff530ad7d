// Source text as a tree (ESTree with the additions of TypeScript), for tools that read or change sources.
import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of the tree: its place in the text, the node it hangs on, and whatever its kind has. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  parent: SyntaxNode | null;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** The parts of a node, in the order of the text. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  const keys = visitorKeys[node.type] ?? [];
  return keys.flatMap((key) => {
    const part = node[key];
    return Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [];
  });
}

/** Reads TypeScript. Parentheses are no nodes. */
export function parse(file: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const root = program as unknown as SyntaxNode;
  const hang = (node: SyntaxNode, parent: SyntaxNode | null): void => {
    node.parent = parent;
    for (const part of partsOf(node)) hang(part, node);
  };
  hang(root, null);
  return root;
}

/** Whether a text can be read at all. */
export const isReadable = (file: string, text: string): boolean => parseSync(file, text).errors.length === 0;

/** Visits a node and all below it, first the outer ones; `visit` answers false to leave out what is below. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const part of partsOf(node)) walk(part, visit);
}

/** One part of a node. */
export const part = (node: SyntaxNode, key: string): SyntaxNode | null => {
  const found = node[key];
  return isNode(found) ? found : null;
};

/** Several parts under one key. */
export const list = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const found = node[key];
  return Array.isArray(found) ? found.filter(isNode) : [];
};

/** The name of an identifier, or the text of a literal key. */
export function nameOf(node: SyntaxNode | null): string | null {
  if (node === null) return null;
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return String(node['name']);
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

/** The name under which a property, a variable or a function is known. */
export function declaredName(node: SyntaxNode): string | null {
  switch (node.type) {
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node['computed'] === true ? null : nameOf(part(node, 'key'));
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return nameOf(part(node, 'id'));
    default:
      return null;
  }
}

/** The last name of what is called: `tell` of `tell(…)`, `push` of `list.push(…)`. */
export function calledName(call: SyntaxNode): string | null {
  const callee = bare(part(call, 'callee'));
  if (callee === null) return null;
  return callee.type === 'MemberExpression' ? nameOf(part(callee, 'property')) : nameOf(callee);
}

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ChainExpression',
]);

/** An expression without what only the compiler reads around it. */
export function bare(node: SyntaxNode | null): SyntaxNode | null {
  let inner = node;
  while (inner !== null && wrappers.has(inner.type)) inner = part(inner, 'expression');
  return inner;
}

/** Whether a node is for the compiler alone. */
export const isType = (node: SyntaxNode): boolean => node.type.startsWith('TS') && !wrappers.has(node.type);

export const isFunction = (node: SyntaxNode): boolean =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration';

/** The number of the line, from 1, on which a place of a text lies. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
