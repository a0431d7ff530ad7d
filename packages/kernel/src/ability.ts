import type { Answer } from './decision.ts';
import type { Data } from './json.ts';
import type { Frame } from './match.ts';
import type { Instruction } from './procedure.ts';

/** A node of an ability: plain data with a kind. Nodes are code's vocabulary; cards are built from them. */
export interface Node {
  readonly node: string;
}

/** What an ability remembers while it runs: who runs it, what it was triggered by, what was chosen. */
export type Scope = Data;

/** What the kernel keeps in the frame of a node: its address, and the frame at the root of its tree (-1: it is the root). */
export interface NodeData {
  readonly at: string;
  readonly root: number;
}

/**
 * How one kind of node is executed. Its words stand beside it in the game's room. `Memory` is what the abilities of the
 * game remember, `Notes` what this kind of node writes down between its steps.
 */
export interface NodeKind<Run, N extends Node, Memory = Scope, Notes = object> {
  /** Runs a step of the node; the frame's `step` counts the times it has been run before. */
  readonly run: (c: Run, node: N, scope: Memory, frame: Frame<NodeData & Notes>) => Instruction;
  readonly take?: (
    c: Run,
    node: N,
    scope: Memory,
    frame: Frame<NodeData & Notes>,
    answer: Answer,
  ) => Instruction;
  /** Could it change the game now? */
  readonly can: (c: Run, node: N, scope: Memory) => boolean;
}

export type NodeKinds<Run> = { readonly [kind: string]: NodeKind<Run, never, never, never> };

/** All nodes of all cards by address, so that a frame can name the node it is at. */
export class Abilities {
  readonly #nodes = new Map<string, Node>();
  readonly #addresses = new WeakMap<Node, string>();

  /** Registers a tree: its nodes get the addresses `prefix`, `prefix.1`, `prefix.2` … in reading order. */
  add(prefix: string, tree: Node): void {
    let count = 0;
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(visit);
      else if (typeof value === 'object' && value !== null) {
        if (isNode(value)) {
          const address = count === 0 ? prefix : `${prefix}.${count}`;
          count++;
          this.#nodes.set(address, value);
          if (!this.#addresses.has(value)) this.#addresses.set(value, address);
        }
        Object.values(value).forEach(visit);
      }
    };
    visit(tree);
  }

  find(address: string): Node | undefined {
    return this.#nodes.get(address);
  }

  node(address: string): Node {
    const node = this.find(address);
    if (node === undefined) throw new Error(`no ability at ${address}`);
    return node;
  }

  address(node: Node): string {
    const address = this.#addresses.get(node);
    if (address === undefined) throw new Error(`node "${node.node}" belongs to no registered ability`);
    return address;
  }
}

const isNode = (value: object): value is Node => typeof (value as { node?: unknown }).node === 'string';
