import { ask, canRun, DONE, NEXT, type Node, runPart } from '@assemble/kernel';
import { costVerdict } from '../../rules/costs.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import { inquiry } from '../../rules/paying.ts';
import { call } from '../../rules/run.ts';
import { inAll, mayPay } from '../../text/said.ts';
import { hint, priceOf } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import { selfIn } from '../values.ts';
import type { Cost, Effect } from '../vocabulary.ts';

/** Its player may do it, perhaps for a cost. Not asked where it could do nothing or cannot be paid. */
export interface May extends Node {
  readonly node: 'may';
  readonly cost?: Cost;
  readonly effect: Effect;
}

const runs: Runs<May, { ran?: true }> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      if (!runs.can(c, node, scope)) return DONE;
      return ask({
        seat: scope.seat,
        ask: { key: 'ask.may', args: { card: slotId(c, scope.card) } },
        rules: ['DM-CORE-RULES-1'],
        source: frame.data.at,
        shape: 'yes-no',
      });
    }
    if (frame.step === 1 && node.cost !== undefined) {
      return call('pay-cost', {
        seat: scope.seat,
        ability: frame.data.at,
        self: scope.self,
        times: 1,
      });
    }
    return frame.step <= 2 && frame.data.ran !== true ? runOnce(c, node, frame) : DONE;
  },
  take: (_c, _node, _scope, _frame, answer) => (answer === true ? NEXT : DONE),
  can: (c, node, scope) =>
    canRun(c, node.effect, scope) &&
    (node.cost === undefined ||
      costVerdict(c, inquiry(c, scope.seat, 'bare'), node.cost, selfIn(c, scope)).yes),
};

function runOnce(c: Parameters<typeof runs.run>[0], node: May, frame: Parameters<typeof runs.run>[3]) {
  frame.data.ran = true;
  return runPart(c, node.effect, frame);
}

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
