// Who a name is: the declaration that it refers to, found by looking outwards through blocks and functions.
import { isFunction, list, nameOf, part, type SyntaxNode } from './syntax.ts';

/** A step from a whole to a part of it: a property, an entry of a list. */
export type Step = { readonly key: string } | { readonly entry: true };

/** A declaration of a name, and the steps that a pattern takes from what is declared to what is named. */
export interface Binding {
  readonly kind: 'variable' | 'loop' | 'parameter' | 'function' | 'import';
  readonly node: SyntaxNode;
  readonly steps: readonly Step[];
  /** The pattern or identifier that names it, with its type if it has one. */
  readonly target: SyntaxNode;
}

/** The steps to a name within a pattern, or null. */
function stepsTo(pattern: SyntaxNode | null, name: string): { steps: Step[]; target: SyntaxNode } | null {
  if (pattern === null) return null;
  switch (pattern.type) {
    case 'Identifier':
      return nameOf(pattern) === name ? { steps: [], target: pattern } : null;
    case 'AssignmentPattern':
      return stepsTo(part(pattern, 'left'), name);
    case 'RestElement':
      return stepsTo(part(pattern, 'argument'), name);
    case 'ObjectPattern':
      for (const property of list(pattern, 'properties')) {
        const value = property.type === 'RestElement' ? property : part(property, 'value');
        const found = stepsTo(value, name);
        if (found === null) continue;
        const key = property.type === 'RestElement' ? null : nameOf(part(property, 'key'));
        return key === null ? found : { ...found, steps: [{ key }, ...found.steps] };
      }
      return null;
    case 'ArrayPattern':
      for (const element of list(pattern, 'elements')) {
        const found = stepsTo(element, name);
        if (found === null) continue;
        return element.type === 'RestElement'
          ? found
          : { ...found, steps: [{ entry: true }, ...found.steps] };
      }
      return null;
    default:
      return null;
  }
}

function declaredIn(statement: SyntaxNode, name: string): Binding | null {
  const inner =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
      ? part(statement, 'declaration')
      : statement;
  if (inner === null) return null;
  if (inner.type === 'FunctionDeclaration') {
    const id = part(inner, 'id');
    return id !== null && nameOf(id) === name
      ? { kind: 'function', node: inner, steps: [], target: id }
      : null;
  }
  if (inner.type === 'ImportDeclaration') {
    const node = list(inner, 'specifiers').find((one) => nameOf(part(one, 'local')) === name);
    return node === undefined ? null : { kind: 'import', node, steps: [], target: node };
  }
  if (inner.type !== 'VariableDeclaration') return null;
  for (const node of list(inner, 'declarations')) {
    const found = stepsTo(part(node, 'id'), name);
    if (found !== null) return { kind: 'variable', node, ...found };
  }
  return null;
}

function declaredAt(node: SyntaxNode, name: string): Binding | null {
  if (isFunction(node)) {
    for (const one of list(node, 'params')) {
      const found = stepsTo(one, name);
      if (found !== null) return { kind: 'parameter', node, ...found };
    }
    return null;
  }
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
      for (const statement of list(node, 'body')) {
        const found = declaredIn(statement, name);
        if (found !== null) return found;
      }
      return null;
    case 'SwitchStatement':
      for (const statement of list(node, 'cases').flatMap((one) => list(one, 'consequent'))) {
        const found = declaredIn(statement, name);
        if (found !== null) return found;
      }
      return null;
    case 'ForStatement': {
      const init = part(node, 'init');
      return init === null ? null : declaredIn(init, name);
    }
    case 'ForOfStatement':
    case 'ForInStatement': {
      const left = part(node, 'left');
      const declared =
        left?.type === 'VariableDeclaration' ? part(list(left, 'declarations')[0] ?? left, 'id') : null;
      const found = stepsTo(declared, name);
      return found === null ? null : { kind: 'loop', node, ...found };
    }
    default:
      return null;
  }
}

/** What a name means at a place. */
export function bindingOf(name: string, at: SyntaxNode): Binding | null {
  for (let node: SyntaxNode | null = at; node !== null; node = node.parent) {
    const found = declaredAt(node, name);
    if (found !== null) return found;
  }
  return null;
}
