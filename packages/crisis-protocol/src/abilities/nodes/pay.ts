import { ask, canRun, DONE, type Instruction, type Node, runPart } from '@assemble/kernel';
import { spendPower } from '../../rules/atoms.ts';
import { anchored, viewpoint } from '../../rules/filter.ts';
import type { C } from '../../rules/run.ts';
import type { Character } from '../../table.ts';
import { points } from '../../text/amounts.ts';
import { clauses, inTurn, mayPay } from '../../text/said.ts';
import type { CrisisNode, NodeFrame } from '../node.ts';
import type { Anchor, Effect } from '../vocabulary.ts';

/** Somebody pays Power, or may; then the effect happens. */
export interface Pay extends Node {
  readonly node: 'pay';
  readonly who: Anchor;
  readonly power: number;
  /** Nobody is asked any more: that it is paid was decided before. */
  readonly must?: true;
  readonly then: Effect;
}

function spend(c: C, payer: Character, node: Pay, frame: NodeFrame): Instruction {
  spendPower(c, payer, node.power, ['CP-POWER-3']);
  return runPart(c, node.then, frame);
}

export const pay: CrisisNode<Pay> = {
  run: (c, node, scope, frame) => {
    const payer = anchored(c, node.who, viewpoint(scope));
    if (frame.step > 0 || payer === null || payer.power < node.power) return DONE;
    if (node.must === true) return spend(c, payer, node, frame);
    return ask({
      seat: payer.controller,
      ask: { key: 'ask.pay', args: { ability: scope.at, who: payer.id, power: node.power } },
      rules: ['CP-POWER-3', 'CP-POWER-4'],
      source: scope.at,
      shape: 'yes-no',
    });
  },
  take: (c, node, scope, frame, answer) => {
    const payer = anchored(c, node.who, viewpoint(scope));
    return answer === true && payer !== null ? spend(c, payer, node, frame) : DONE;
  },
  can: (c, node, scope) =>
    (anchored(c, node.who, viewpoint(scope))?.power ?? 0) >= node.power && canRun(c, node.then, scope),
  say: ({ who, power, must, then }, p) => {
    const subject = p.anchor(who);
    const cost = { verb: 'spend', subject, rest: points(p, power, 'power') } as const;
    if (must === true) return inTurn(p, [clauses(cost), p.say(then)]);
    return mayPay(p, cost, p.say(then));
  },
};
