// Which expressions of a game's rules stand for something that lies on the table. There is no compiler to ask, so it is
// worked out from the types that are written down, from where a value comes from and, at last, from what it is called.
import { dirname, join } from 'node:path';
import { type Binding, bindingOf, type Step } from '../lib/bindings.ts';
import { calledName, isFunction, list, nameOf, part, type SyntaxNode, walk } from '../lib/syntax.ts';

/**
 * `table`: it lies on the table, written to it is changed. `list`: a list of one's own of such things.
 * `run`: what rows are handed, with the table in it. `free`: anything else.
 */
export type Kind = 'table' | 'list' | 'run' | 'match' | 'free';

const ENTRIES = new Set(['find', 'findLast', 'at', 'pop', 'shift']);
const LISTS = new Set(['filter', 'slice', 'concat', 'toSorted', 'toReversed', 'sort', 'reverse', 'values']);
/** What calls a function with each entry of a list, and the how manieth that entry is of what it is handed. */
const EACH: Readonly<Record<string, number>> = {
  ...{ forEach: 0, map: 0, flatMap: 0, filter: 0, find: 0, findLast: 0, findIndex: 0 },
  ...{ some: 0, every: 0, sort: 0, reduce: 1 },
};

/** The types that a table is made of: `Table` and what its fields name, as far as it is declared with it. */
export function tableTypes(program: SyntaxNode): Set<string> {
  const declared = new Map<string, SyntaxNode>();
  walk(program, (node) => {
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      declared.set(nameOf(part(node, 'id')) ?? '', node);
  });
  const found = new Set<string>();
  const look = (name: string): void => {
    const node = declared.get(name);
    if (node === undefined || found.has(name)) return;
    found.add(name);
    walk(node, (inner) => {
      if (inner.type === 'TSTypeReference') look(nameOf(part(inner, 'typeName')) ?? '');
    });
  };
  look('Table');
  // Words and lists of words cannot be written to.
  return new Set([...found].filter((name) => declared.get(name)?.type === 'TSInterfaceDeclaration'));
}

export interface Game {
  /** By path: the sources as trees. */
  readonly files: ReadonlyMap<string, SyntaxNode>;
  readonly types: ReadonlySet<string>;
}

const fileOf = (node: SyntaxNode, files: Game['files']): string => {
  let root = node;
  while (root.parent !== null) root = root.parent;
  for (const [file, program] of files) if (program === root) return file;
  throw new Error('a node of no file');
};

export class Kinds {
  readonly #game: Game;
  readonly #names: ReadonlyMap<string, Kind>;
  readonly #known = new Map<SyntaxNode, Kind>();
  readonly #returns = new Map<SyntaxNode, Kind>();

  constructor(game: Game) {
    this.#game = game;
    const names = [...game.types].flatMap((type): [string, Kind][] => {
      const name = type[0]?.toLowerCase() + type.slice(1);
      return [
        [name, 'table'],
        [`${name}s`, 'list'],
      ];
    });
    this.#names = new Map([...names, ['c', 'run'], ['table', 'table'], ['match', 'match']]);
  }

  /** What an expression stands for. */
  of(node: SyntaxNode | null): Kind {
    if (node === null) return 'free';
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    // What is defined by itself is nothing of the table as far as anybody can tell.
    this.#known.set(node, 'free');
    const found = this.#work(node);
    this.#known.set(node, found);
    return found;
  }

  #work(node: SyntaxNode): Kind {
    switch (node.type) {
      case 'Identifier':
        return this.#named(nameOf(node) ?? '', node);
      case 'MemberExpression': {
        const kind = this.of(part(node, 'object'));
        const key = node['computed'] === true ? null : nameOf(part(node, 'property'));
        return this.#step(kind, key === null ? { entry: true } : { key });
      }
      case 'CallExpression':
        return this.#called(node);
      case 'ConditionalExpression':
        return this.#first(part(node, 'consequent'), part(node, 'alternate'));
      case 'LogicalExpression':
        return this.#first(part(node, 'left'), part(node, 'right'));
      case 'AssignmentExpression':
        return this.of(part(node, 'right'));
      case 'TSAsExpression':
      case 'TSSatisfiesExpression': {
        const kind = this.typed(part(node, 'typeAnnotation'));
        return kind === 'free' ? this.of(part(node, 'expression')) : kind;
      }
      case 'TSNonNullExpression':
      case 'ChainExpression':
        return this.of(part(node, 'expression'));
      case 'ArrayExpression':
        return list(node, 'elements').some((one) =>
          one.type === 'SpreadElement'
            ? ['table', 'list'].includes(this.of(part(one, 'argument')))
            : this.of(one) === 'table',
        )
          ? 'list'
          : 'free';
      default:
        return 'free';
    }
  }

  #first(...nodes: (SyntaxNode | null)[]): Kind {
    return nodes.map((node) => this.of(node)).find((kind) => kind !== 'free') ?? 'free';
  }

  #step(kind: Kind, step: Step): Kind {
    const key = 'key' in step ? step.key : null;
    switch (kind) {
      case 'run':
        return key === 'table' ? 'table' : key === 'match' ? 'match' : 'free';
      case 'match':
        return key === 'table' ? 'table' : 'free';
      case 'table':
        return 'table';
      case 'list':
        return key === null ? 'table' : 'free';
      default:
        return 'free';
    }
  }

  #entry = (kind: Kind): Kind => (kind === 'table' || kind === 'list' ? 'table' : 'free');

  /** What a type says. */
  typed(type: SyntaxNode | null): Kind {
    switch (type?.type) {
      case 'TSTypeAnnotation':
        return this.typed(part(type, 'typeAnnotation'));
      case 'TSTypeReference': {
        const name = nameOf(part(type, 'typeName')) ?? '';
        if (name === 'C' || name === 'Run') return 'run';
        if (name === 'Match') return 'match';
        return this.#game.types.has(name) ? 'table' : 'free';
      }
      case 'TSArrayType':
        return this.typed(part(type, 'elementType')) === 'table' ? 'list' : 'free';
      case 'TSTypeOperator':
        return this.typed(part(type, 'typeAnnotation'));
      case 'TSUnionType':
        return (
          list(type, 'types')
            .map((one) => this.typed(one))
            .find((kind) => kind !== 'free') ?? 'free'
        );
      default:
        return 'free';
    }
  }

  #named(name: string, at: SyntaxNode): Kind {
    const binding = bindingOf(name, at);
    return binding === null ? 'free' : this.#bound(binding, name);
  }

  #bound({ kind, node, steps, target }: Binding, name: string): Kind {
    const written = part(target, 'typeAnnotation');
    if (written !== null) return this.typed(written);
    switch (kind) {
      case 'variable':
        return this.#along(this.#declared(node), steps);
      case 'loop':
        return this.#along(this.#entry(this.of(part(node, 'right'))), steps);
      case 'parameter':
        return this.#parameter(node, steps, target, name);
      default:
        return 'free';
    }
  }

  #declared(declarator: SyntaxNode): Kind {
    const type = part(part(declarator, 'id') ?? declarator, 'typeAnnotation');
    return type === null ? this.of(part(declarator, 'init')) : this.typed(type);
  }

  #along = (kind: Kind, steps: readonly Step[]): Kind =>
    steps.reduce((now, step) => ('entry' in step ? this.#entry(now) : this.#step(now, step)), kind);

  #parameter(node: SyntaxNode, steps: readonly Step[], target: SyntaxNode, name: string): Kind {
    const params = list(node, 'params');
    const at = params.findIndex((one) => one.start <= target.start && one.end >= target.end);
    const whole = params[at];
    const pattern = whole?.type === 'AssignmentPattern' ? part(whole, 'left') : (whole ?? null);
    const type = pattern === null ? null : part(pattern, 'typeAnnotation');
    if (type !== null) return this.#along(this.typed(type), steps);
    const call = node.parent?.type === 'CallExpression' ? node.parent : null;
    const each = call === null ? undefined : EACH[calledName(call) ?? ''];
    const callee = call === null ? null : part(call, 'callee');
    if (each !== undefined && callee?.type === 'MemberExpression') {
      const second = calledName(call ?? node) === 'sort' && at === 1;
      return each === at || second
        ? this.#along(this.#entry(this.of(part(callee, 'object'))), steps)
        : 'free';
    }
    // Nothing is written down: names are kept for what they mean.
    const kind = this.#names.get(steps.length === 0 ? name : '') ?? 'free';
    return steps.length > 0 && at === 0 && whole?.type === 'ObjectPattern'
      ? (this.#names.get(name) ?? 'free')
      : kind;
  }

  #called(call: SyntaxNode): Kind {
    const callee = part(call, 'callee');
    if (callee?.type === 'MemberExpression') {
      const on = this.of(part(callee, 'object'));
      const method = nameOf(part(callee, 'property')) ?? '';
      if (on === 'table' || on === 'list') {
        if (ENTRIES.has(method)) return 'table';
        if (LISTS.has(method)) return 'list';
        if (method === 'map' || method === 'flatMap') {
          const [each] = list(call, 'arguments');
          const made = each !== undefined && isFunction(each) ? this.returned(each) : 'free';
          return made === 'table' || made === 'list' ? 'list' : 'free';
        }
        return 'free';
      }
    }
    const made = this.functionOf(callee);
    return made === null ? 'free' : this.returned(made);
  }

  /** The function that is called, if it is one of the game's. */
  functionOf(callee: SyntaxNode | null): SyntaxNode | null {
    if (callee?.type === 'Identifier') return this.#functionNamed(nameOf(callee) ?? '', callee);
    if (callee?.type !== 'MemberExpression') return null;
    const space = part(callee, 'object');
    const binding = space?.type === 'Identifier' ? bindingOf(nameOf(space) ?? '', space) : null;
    return binding?.node.type === 'ImportNamespaceSpecifier'
      ? this.#imported(binding.node, nameOf(part(callee, 'property')) ?? '')
      : null;
  }

  #functionNamed(name: string, at: SyntaxNode): SyntaxNode | null {
    const binding = bindingOf(name, at);
    if (binding?.kind === 'function') return binding.node;
    if (binding?.kind === 'import')
      return this.#imported(binding.node, nameOf(part(binding.node, 'imported')) ?? name);
    if (binding?.kind !== 'variable' || binding.steps.length > 0) return null;
    const init = part(binding.node, 'init');
    return init !== null && isFunction(init) ? init : null;
  }

  #imported(specifier: SyntaxNode, name: string): SyntaxNode | null {
    const from = specifier.parent === null ? null : nameOf(part(specifier.parent, 'source'));
    if (from === null || !from.startsWith('.')) return null;
    const file = join(dirname(fileOf(specifier, this.#game.files)), from);
    const program = this.#game.files.get(file);
    return program === undefined ? null : this.#functionNamed(name, program);
  }

  /** What a function answers with. */
  returned(made: SyntaxNode): Kind {
    const known = this.#returns.get(made);
    if (known !== undefined) return known;
    this.#returns.set(made, 'free');
    const type = part(made, 'returnType');
    const body = part(made, 'body');
    let kind: Kind = 'free';
    if (type !== null) kind = this.typed(type);
    else if (body !== null && body.type !== 'BlockStatement') kind = this.of(body);
    else if (body !== null)
      walk(body, (node) => {
        if (isFunction(node)) return false;
        if (node.type === 'ReturnStatement' && kind === 'free') kind = this.of(part(node, 'argument'));
        return true;
      });
    this.#returns.set(made, kind);
    return kind;
  }
}
