import { DONE, type Node } from '@assemble/kernel';
import type { Resource } from '../../content.ts';
import { askPayment } from '../../rules/initiating.ts';
import { canPay, pay, paymentIn } from '../../rules/paying.ts';
import type { Price } from '../../rules/sources.ts';
import { resourceList } from '../../text/resources.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { type Memory, note } from '../scope.ts';

/** Spends resources as a part of an effect: "either spend … or …" (MC-RESOURCE-4). */
export interface Spend extends Node {
  readonly node: 'spend';
  readonly resources: readonly Resource[];
}

const priceOf = (node: Spend, scope: Memory): Price => ({
  amount: node.resources.length,
  types: node.resources,
  card: scope.self,
  set: null,
  x: null,
});

export const spend: EffectNode<Spend> = {
  run: (_c, node, scope) => askPayment(scope.seat, scope.self, priceOf(node, scope)),
  take: (c, node, scope, _frame, answer) => {
    pay(c, scope.seat, priceOf(node, scope), paymentIn(answer));
    note(scope, 1, true);
    return DONE;
  },
  can: (c, node, scope) =>
    c.table.players[scope.seat]?.out === false && canPay(c, scope.seat, priceOf(node, scope)),
  say: ({ resources }, p) => says({ verb: 'spend', rest: resourceList(p, resources) }),
};
