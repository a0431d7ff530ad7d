import { DONE } from '@assemble/kernel';
import { dieOf } from '../../rules/dice-in-play.ts';
import { rolling } from '../../text/draw-phrase.ts';
import { inAll } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { type Rolled, rollInto } from './draw.ts';

/** Rolls dice out of a pile into the reserve pool, or where `into` says. */
export interface Roll extends Targeted {
  readonly node: 'roll';
  readonly into: Rolled;
}

const choosing = onTargets<Roll>(() => []);

export const roll: Runs<Roll> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const instruction = choosing.run(c, node, scope, frame);
    if (instruction.do === 'ask' || !choosing.can(c, node, scope)) return instruction;
    return rollInto(
      c,
      scope,
      (scope['that'] as number[]).map((id) => dieOf(c, id)),
      node.into,
    );
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

export const sayRoll = inAll<Roll>((node, p) =>
  rolling(p, p.act('roll', p.target(node.to)), node.to, node.into),
);
