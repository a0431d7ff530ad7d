import { DONE } from '@assemble/kernel';
import { byNumber, dieOf } from '../../rules/dice-in-play.ts';
import { rolling } from '../../text/draw-phrase.ts';
import { inAll } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import { type Rolled, rollInto } from '../rolled.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Rolls dice out of a pile into the reserve pool, or where `into` says. */
export interface Roll extends Targeted {
  readonly node: 'roll';
  readonly into: Rolled;
}

const choosing = onTargets<Roll>(() => []);

const runs: Runs<Roll> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const instruction = choosing.run(c, node, scope, frame);
    if (instruction.do === 'ask' || !choosing.can(c, node, scope)) return instruction;
    return rollInto(c, scope, scope.that.map((id) => dieOf(c, id)).sort(byNumber), node.into);
  },
  take: (c, node, scope, frame, answer) => {
    choosing.take?.(c, node, scope, frame, answer);
    return rollInto(
      c,
      scope,
      (answer as number[]).map((id) => dieOf(c, id)),
      node.into,
    );
  },
  can: choosing.can,
};

const say = inAll<Roll>((node, p) => rolling(p, p.act('roll', p.target(node.to)), node.to, node.into));

export const roll: DiceNode<Roll> = {
  ...runs,
  say,
  hint: (node, o) => ({ ...aimed(node.to, o, WORTH.die), fails: true }),
};
