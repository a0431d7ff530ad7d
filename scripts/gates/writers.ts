// Only atoms and appliers write the table. Finds every other place of a game's rules and abilities that does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindingOf } from '../lib/bindings.ts';
import { filesIn } from '../lib/files.ts';
import {
  bare,
  declaredName,
  isFunction,
  lineAt,
  list,
  nameOf,
  parse,
  part,
  type SyntaxNode,
  walk,
} from '../lib/syntax.ts';
import { Kinds, tableTypes } from './table-kinds.ts';

/** A place that writes the table. */
export interface Write {
  readonly file: string;
  readonly line: number;
  /** The step or the function in which it stands. */
  readonly where: string;
  readonly text: string;
}

const MUTATING = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
]);

/** Atoms and appliers. */
const isWriter = (file: string): boolean =>
  /\/rules\/(atoms|changes)(\/|\.ts$)|\/rules\/[\w-]+-atoms\.ts$/.test(file);

/** The objects that a node writes to: of `a.b = 1`, `a.b.push(1)`, `delete a.b`, `Object.assign(a, …)` that is a or a.b. */
function written(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return targets(part(node, 'left'));
    case 'UpdateExpression':
      return targets(part(node, 'argument'));
    case 'UnaryExpression':
      return node['operator'] === 'delete' ? targets(part(node, 'argument')) : [];
    case 'CallExpression': {
      const callee = bare(part(node, 'callee'));
      if (callee?.type !== 'MemberExpression') return [];
      const [object, property] = [part(callee, 'object'), nameOf(part(callee, 'property'))];
      if (nameOf(object) === 'Object' && property === 'assign') return list(node, 'arguments').slice(0, 1);
      return object !== null && property !== null && MUTATING.has(property) ? [object] : [];
    }
    default:
      return [];
  }
}

function targets(left: SyntaxNode | null): SyntaxNode[] {
  const target = bare(left);
  switch (target?.type) {
    case 'MemberExpression':
      return [part(target, 'object') ?? target];
    case 'ArrayPattern':
      return list(target, 'elements').flatMap(targets);
    case 'ObjectPattern':
      return list(target, 'properties').flatMap((one) => targets(part(one, 'value')));
    default:
      return [];
  }
}

/** The outcome of a match is written as the table is. */
const endsMatch = (node: SyntaxNode): boolean => {
  const left = node.type === 'AssignmentExpression' ? bare(part(node, 'left')) : null;
  return left?.type === 'MemberExpression' && nameOf(part(left, 'property')) === 'outcome';
};

/** The name at the root of `a.b[c].d`. */
function rootOf(node: SyntaxNode | null): SyntaxNode | null {
  let at = bare(node);
  while (at?.type === 'MemberExpression') at = bare(part(at, 'object'));
  return at?.type === 'Identifier' ? at : null;
}

/** Parameters that a function writes to, by their place, as far as their types do not say that they are of the table. */
function writtenParameters(made: SyntaxNode): Set<number> {
  const found = new Set<number>();
  const body = part(made, 'body');
  if (body === null) return found;
  walk(body, (node) => {
    for (const target of written(node)) {
      const root = rootOf(target);
      const binding = root === null ? null : bindingOf(nameOf(root) ?? '', root);
      if (binding?.kind !== 'parameter' || binding.node !== made) continue;
      found.add(
        list(made, 'params').findIndex(
          (one) => one.start <= binding.target.start && one.end >= binding.target.end,
        ),
      );
    }
  });
  return found;
}

/** The step, node or function around a place, from the outside in. */
function whereabouts(node: SyntaxNode): string {
  const names: string[] = [];
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.type === 'ObjectExpression') {
      const row = list(at, 'properties').find((one) => declaredName(one) === 'name');
      const name = row === undefined ? null : nameOf(part(row, 'value'));
      if (name !== null) names.unshift(name);
    }
    const name =
      at.type === 'VariableDeclarator' || at.type === 'FunctionDeclaration' ? declaredName(at) : null;
    if (name !== null && (at.type === 'FunctionDeclaration' || isTopLevel(at))) names.unshift(name);
  }
  return names.join(' > ');
}

const isTopLevel = (declarator: SyntaxNode): boolean => {
  const above = declarator.parent?.parent;
  return above?.type === 'Program' || above?.parent?.type === 'Program';
};

/** The smallest statement or expression that says it all, on one line. */
function said(node: SyntaxNode, text: string): string {
  return text.slice(node.start, node.end).replace(/\s+/g, ' ');
}

/** All places of some sources that write the table, atoms and appliers left out. `table`: the source with its types. */
export function writesIn(sources: ReadonlyMap<string, string>, table: string): Write[] {
  const files = new Map([...sources].map(([file, text]) => [file, parse(file, text)]));
  const kinds = new Kinds({ files, types: tableTypes(parse('table.ts', table)) });
  const found: Write[] = [];
  for (const [file, program] of files) {
    if (isWriter(file)) continue;
    const text = sources.get(file) ?? '';
    const add = (node: SyntaxNode): void => {
      found.push({ file, line: lineAt(text, node.start), where: whereabouts(node), text: said(node, text) });
    };
    walk(program, (node) => {
      for (const target of written(node)) {
        const kind = kinds.of(target);
        if (kind === 'table' || (kind === 'match' && endsMatch(node))) {
          add(node);
          return;
        }
      }
      // What is handed to somebody who writes to it.
      if (node.type !== 'CallExpression') return;
      const made = kinds.functionOf(part(node, 'callee'));
      if (made === null || !isFunction(made) || isWriter(fileOf(made, files))) return;
      const handed = list(node, 'arguments');
      const types = list(made, 'params').map((one) => kinds.typed(part(one, 'typeAnnotation')));
      // A parameter of a type of the table is found where it is written to.
      if (
        [...writtenParameters(made)].some(
          (n) => types[n] === 'free' && kinds.of(handed[n] ?? null) === 'table',
        )
      )
        add(node);
    });
  }
  return found;
}

const fileOf = (node: SyntaxNode, files: ReadonlyMap<string, SyntaxNode>): string => {
  let root = node;
  while (root.parent !== null) root = root.parent;
  return [...files].find(([, program]) => program === root)?.[0] ?? '';
};

/** The places of a game. */
export function writesOf(root: string, folder: string): Write[] {
  const files = ['rules', 'abilities'].flatMap((room) => filesIn(root, `${folder}/src/${room}`, '.ts'));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  return writesIn(sources, readFileSync(join(root, `${folder}/src/table.ts`), 'utf8'));
}

const LONG = 100;

/** A place as the list of those that are still to be moved names it: without its line, which changes. */
export const entryOf = ({ where, text }: Write): string =>
  `${where} | ${text.length <= LONG ? text : `${text.slice(0, LONG - 1)}…`}`;
