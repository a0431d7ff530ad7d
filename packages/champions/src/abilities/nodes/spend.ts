import { DONE, type Node, type Scope } from '@assemble/kernel';
import type { Resource } from '../../content.ts';
import { askPayment, discardSpent } from '../../rules/initiating.ts';
import { canPay, type Payment, type Price, pay } from '../../rules/paying.ts';
import { resourceList } from '../../text/resources.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { from, note } from '../scope.ts';

/** Spends resources as a part of an effect: "either spend … or …" (MC-RESOURCE-4). */
export interface Spend extends Node {
  readonly node: 'spend';
  readonly resources: readonly Resource[];
}

const priceOf = (node: Spend, scope: Scope): Price => ({
  amount: node.resources.length,
  types: node.resources,
  card: from(scope).self,
  set: null,
  x: null,
});

export const spend: EffectNode<Spend> = {
  run: (_c, node, scope) => askPayment(from(scope).seat, from(scope).self, priceOf(node, scope)),
  take: (c, node, scope, _frame, answer) => {
    const { with: payment } = answer as unknown as { with: Payment };
    pay(c, from(scope).seat, priceOf(node, scope), payment);
    discardSpent(c, from(scope).seat);
    note(scope, 1, true);
    return DONE;
  },
  can: (c, node, scope) =>
    c.table.players[from(scope).seat]?.out === false && canPay(c, from(scope).seat, priceOf(node, scope)),
  say: ({ resources }, p) => says({ verb: 'spend', rest: resourceList(p, resources) }),
  hint: ({ resources }) => ({ gain: -1.5 * resources.length }),
};
