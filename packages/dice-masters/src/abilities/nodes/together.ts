import { AGAIN, ask, DONE, type Node, propose } from '@assemble/kernel';
import { nonActiveFirst } from '../../rules/changes.ts';
import { inAll, inTurn } from '../../text/said.ts';
import { summed } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import { bind, candidatesOf, choice } from '../targets.ts';
import { type Damage, dealt } from './damage.ts';

/** Damage of several amounts at one moment: a single event for whoever answers it (DM-DAMAGE-12). */
export interface Together extends Node {
  readonly node: 'together';
  readonly parts: readonly Damage[];
}

const runs: Runs<Together, { aimed?: number[][] }> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    // Whoever is to be chosen is chosen first.
    const aimed = frame.data.aimed ?? [];
    for (const part of node.parts.slice(aimed.length)) {
      const found = candidatesOf(c, part.to, scope);
      const question = choice(c, part.to, found, scope, frame);
      frame.data.aimed = aimed;
      if (question !== null) return ask(question);
      aimed.push(found);
    }
    const batch = node.parts.flatMap((part, i) => dealt(c, part, aimed[i] ?? [], scope));
    return batch.length === 0 ? DONE : propose(c, nonActiveFirst(c, batch));
  },
  take: (_c, _node, scope, frame, answer) => {
    bind(scope, answer as number[]);
    frame.data.aimed = [...(frame.data.aimed ?? []), answer as number[]];
    return AGAIN;
  },
  can: (c, node, scope) => node.parts.some(({ to }) => candidatesOf(c, to, scope).length > 0),
};

const say = inAll<Together>((node, p) =>
  inTurn(
    node.parts.map((part) => p.say(part)),
    p,
  ),
);

export const together: DiceNode<Together> = {
  ...runs,
  say,
  hint: (node, o) => summed(node.parts.map((part) => o.hint(part))),
};
