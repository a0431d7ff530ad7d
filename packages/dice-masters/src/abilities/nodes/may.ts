import { DONE, type Node, runMay, runPart } from '@assemble/kernel';
import { costVerdict } from '../../rules/costs.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import { inquiry } from '../../rules/paying.ts';
import { type C, call } from '../../rules/run.ts';
import type { Table } from '../../table.ts';
import { inAll, mayPay } from '../../text/said.ts';
import { hint, priceOf } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, NodeFrame, Runs } from '../node.ts';
import { tellUsed } from '../paid.ts';
import { selfIn } from '../values.ts';
import type { Ability, Cost, Effect } from '../vocabulary.ts';

/** Its player may do it, perhaps for a cost. Not asked where it could do nothing or cannot be paid. */
export interface May extends Node {
  readonly node: 'may';
  readonly cost?: Cost;
  readonly effect: Effect;
}

const free = runMay<Table, May, Memory>((c, _node, scope, frame) => ({
  seat: scope.seat,
  ask: { key: 'ask.may', args: { card: slotId(c, scope.card) } },
  rules: ['DM-CORE-RULES-1'],
  source: frame.data.at,
}));

/** Whether it is all that a triggered ability does. */
function isTriggered(c: C, { data: { at, root } }: NodeFrame): boolean {
  const whole = c.match.frames[root]?.data['at'];
  if (typeof whole !== 'string') return false;
  const ability = c.rulebook.abilities.node(whole) as Ability;
  return ability.node === 'trigger' && c.rulebook.abilities.address(ability.effect) === at;
}

/** Asked only where it can be paid; the effect follows the payment. */
const runs: Required<Runs<May>> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0 && !runs.can(c, node, scope)) return DONE;
    if (frame.step === 1 && node.cost !== undefined) return runPart(c, node.effect, frame);
    return free.run(c, node, scope, frame);
  },
  take: (c, node, scope, frame, answer) => {
    if (answer === true && isTriggered(c, frame)) tellUsed(c, scope);
    return answer === true && node.cost !== undefined
      ? call('pay-cost', { seat: scope.seat, ability: frame.data.at, self: scope.self, times: 1 })
      : free.take(c, node, scope, frame, answer);
  },
  can: (c, node, scope) =>
    free.can(c, node, scope) &&
    (node.cost === undefined ||
      costVerdict(c, inquiry(c, scope.seat, 'bare'), node.cost, selfIn(c, scope)).yes),
};

const say = inAll<May>((node, p) => {
  const cost = node.cost === undefined ? [] : p.cost(node.cost);
  return mayPay(cost, p.say(node.effect), p);
});

export const may: DiceNode<May> = {
  ...runs,
  say,
  hint: ({ cost, effect }, o) => {
    const { gain, side, fails, tempo } = o.hint(effect);
    const price = cost === undefined ? { tempo: 0, loss: 0 } : priceOf(cost);
    // Its player need not do what does them no good.
    return hint(Math.max(0, gain - price.loss), side, {
      fails: fails || cost !== undefined,
      tempo: tempo + price.tempo,
    });
  },
};
