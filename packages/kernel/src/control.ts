import type { Node, NodeKind, Scope } from './ability.ts';
import { runPart } from './machine.ts';
import { DONE } from './procedure.ts';
import type { Run } from './run.ts';

/** Parts one after the other. */
export interface Sequence extends Node {
  readonly parts: readonly Node[];
}

/** How a sequence runs; a game's node of that kind adds its words. */
export function runSequence<T, Memory extends object = Scope>(): NodeKind<Run<T>, Sequence, Memory> {
  return {
    run: (c, node, _scope, frame) => {
      const part = node.parts[frame.step];
      return part === undefined ? DONE : runPart(c, part, frame);
    },
    can: (c, node, scope) => node.parts.some((part) => canRun(c, part, scope)),
  };
}

/** Could this part of an ability change the game now? */
export function canRun<T>(c: Run<T>, node: Node, scope: object): boolean {
  const kind = c.rulebook.nodes[node.node];
  if (kind === undefined) throw new Error(`no node kind "${node.node}"`);
  return kind.can(c, node as never, scope as never);
}
