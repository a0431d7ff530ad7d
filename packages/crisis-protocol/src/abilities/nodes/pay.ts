import { ask, canRun, DONE, type Node, runPart } from '@assemble/kernel';
import { spendPower } from '../../rules/atoms.ts';
import { anchored, viewpoint } from '../../rules/filter.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Anchor, Effect } from '../vocabulary.ts';

/** Somebody may pay Power; then the effect happens. */
export interface Pay extends Node {
  readonly node: 'pay';
  readonly who: Anchor;
  readonly power: number;
  readonly then: Effect;
}

export const pay: CrisisNode<Pay> = {
  run: (c, node, scope, frame) => {
    const payer = anchored(c, node.who, viewpoint(scope));
    if (frame.step > 0 || payer === null || payer.power < node.power) return DONE;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.pay', args: { ability: scope['at'] as string, who: payer.id, power: node.power } },
      rules: ['CP-POWER-3', 'CP-POWER-4'],
      source: scope['at'] as string,
      shape: 'yes-no',
    });
  },
  take: (c, node, scope, frame, answer) => {
    const payer = anchored(c, node.who, viewpoint(scope));
    if (answer !== true || payer === null) return DONE;
    spendPower(c, payer, node.power, ['CP-POWER-3']);
    return runPart(c, node.then, frame);
  },
  can: (c, node, scope) =>
    (anchored(c, node.who, viewpoint(scope))?.power ?? 0) >= node.power && canRun(c, node.then, scope),
  hint: ({ power, then }, o) => Math.max(0, o.hint(then) - power * WORTH.power),
};
