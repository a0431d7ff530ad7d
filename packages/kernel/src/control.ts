import type { Node, NodeData, NodeKind, Scope } from './ability.ts';
import type { Ask, Option } from './decision.ts';
import { runPart } from './machine.ts';
import type { Frame } from './match.ts';
import { ask, DONE } from './procedure.ts';
import type { Run } from './run.ts';

/** How the nodes run that every game needs; a game's node of that kind adds its words, and what is its own. */

/** Could this part of an ability change the game now? */
export function canRun<T>(c: Run<T>, node: Node, scope: object): boolean {
  const kind = c.rulebook.nodes[node.node];
  if (kind === undefined) throw new Error(`no node kind "${node.node}"`);
  return kind.can(c, node as never, scope as never);
}

/** Parts one after the other. */
export interface Sequence extends Node {
  readonly parts: readonly Node[];
}

export const runSequence = <T, Memory extends object = Scope>(): NodeKind<Run<T>, Sequence, Memory> => ({
  run: (c, node, _scope, frame) => {
    const part = node.parts[frame.step];
    return part === undefined ? DONE : runPart(c, part, frame);
  },
  can: (c, node, scope) => node.parts.some((part) => canRun(c, part, scope)),
});

/** "If …, …": one part where something holds, another one or none where it does not. */
export interface When extends Node {
  readonly effect: Node;
  readonly otherwise?: Node;
}

export function runWhen<T, N extends When, Memory extends object>(
  holds: (c: Run<T>, node: N, scope: Memory) => boolean,
): NodeKind<Run<T>, N, Memory> {
  const partOf = (c: Run<T>, node: N, scope: Memory): Node | undefined =>
    holds(c, node, scope) ? node.effect : node.otherwise;
  return {
    run: (c, node, scope, frame) => {
      const part = frame.step === 0 ? partOf(c, node, scope) : undefined;
      return part === undefined ? DONE : runPart(c, part, frame);
    },
    can: (c, node, scope) => {
      const part = partOf(c, node, scope);
      return part !== undefined && canRun(c, part, scope);
    },
  };
}

/** What a node asks, but for the shape of the answer, which its kind gives. */
type Asking<T, N, Memory> = (
  c: Run<T>,
  node: N,
  scope: Memory,
  frame: Frame<NodeData>,
) => Pick<Ask, 'seat' | 'ask' | 'rules' | 'source'>;

/** "You may …": nobody is asked about what could do nothing. */
export interface May extends Node {
  readonly effect: Node;
}

export const runMay = <T, N extends May, Memory extends object>(
  asking: Asking<T, N, Memory>,
): Required<NodeKind<Run<T>, N, Memory>> => ({
  run: (c, node, scope, frame) => {
    if (frame.step > 0 || !canRun(c, node.effect, scope)) return DONE;
    return ask({ ...asking(c, node, scope, frame), shape: 'yes-no' });
  },
  take: (c, node, _scope, frame, answer) => (answer === true ? runPart(c, node.effect, frame) : DONE),
  can: (c, node, scope) => canRun(c, node.effect, scope),
});

/** "Choose one: …": among those that could do something; the only one is not asked about. */
export interface OneOf extends Node {
  readonly effects: readonly Node[];
}

export const runOneOf = <T, N extends OneOf, Memory extends object>(
  asking: Asking<T, N, Memory>,
  lineFor: (address: string) => Option['say'],
  /** Whether to ask also about the only one. */
  asksAnyway: (c: Run<T>, node: N, only: Node) => boolean = () => false,
): Required<NodeKind<Run<T>, N, Memory>> => ({
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const able = node.effects.filter((effect) => canRun(c, effect, scope));
    const [only] = able;
    if (only === undefined) return DONE;
    if (able.length === 1 && !asksAnyway(c, node, only)) return runPart(c, only, frame);
    return ask({
      ...asking(c, node, scope, frame),
      shape: 'options',
      options: able.map((effect) => ({
        id: String(node.effects.indexOf(effect)),
        say: lineFor(c.rulebook.abilities.address(effect)),
      })),
    });
  },
  take: (c, node, _scope, frame, answer) => {
    const effect = node.effects[Number(answer)];
    return effect === undefined ? DONE : runPart(c, effect, frame);
  },
  can: (c, node, scope) => node.effects.some((effect) => canRun(c, effect, scope)),
});

/** "For each …": the same part for one after the other, who are found once, when it begins. */
export interface ForEach extends Node {
  readonly effect: Node;
}

export const runForEach = <T, N extends ForEach, Memory extends object>(
  found: (c: Run<T>, node: N, scope: Memory) => readonly number[],
  /** What an ability remembers of the one that it is about; null for one that is passed over by then. */
  about: (c: Run<T>, one: number) => Partial<Memory> | null,
): NodeKind<Run<T>, N, Memory, { left?: number[] }> => ({
  run: (c, node, scope, frame) => {
    frame.data.left ??= [...found(c, node, scope)];
    const { left } = frame.data;
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const memory = about(c, one);
      if (memory === null) continue;
      Object.assign(scope, memory);
      return runPart(c, node.effect, frame);
    }
    return DONE;
  },
  can: (c, node, scope) =>
    found(c, node, scope).some((one) => {
      const memory = about(c, one);
      return memory !== null && canRun(c, node.effect, { ...scope, ...memory });
    }),
});
