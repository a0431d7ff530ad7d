import { ask, DONE, NEXT, type Node } from '@assemble/kernel';
import { damageTo } from '../../rules/changes.ts';
import { dealDamage } from '../../rules/damage.ts';
import { amountOf, remaining, select } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { divide } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { chooser } from '../targets.ts';
import type { Amount, Cards } from '../vocabulary.ts';

/** Divides damage among characters, to none more than defeats it; all of it lands at once (MC-DAMAGE-5, -6, -7). */
export interface AssignDamage extends Node {
  readonly node: 'assign-damage';
  readonly amount: Amount;
  readonly among: Cards;
}

export const assignDamage: EffectNode<AssignDamage> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const found = select(c, node.among, scope);
    const room = found.reduce((sum, piece) => sum + Math.max(0, remaining(c, piece)), 0);
    const total = Math.min(room, amountOf(c, node.amount, scope));
    note(scope, total, total > 0);
    if (total === 0) return DONE;
    return ask({
      // MC-DAMAGE-7: what is dealt to the whole group is divided by the first player.
      seat: node.among.who === 'yours' ? chooser(c, scope) : c.table.first,
      ask: { key: 'ask.assign-damage', args: { card: scope.self } },
      rules: ['MC-DAMAGE-5', 'MC-DAMAGE-6', 'MC-DAMAGE-7'],
      source: frame.data.at,
      test: 'assign-damage',
      shape: 'distribute',
      total,
      among: found.map((piece) => piece.id),
    });
  },
  take: (c, node, scope, _frame, answer) => {
    const found = select(c, node.among, scope);
    const amounts = answer as number[];
    const batch = found.map((piece, i) => damageTo(c, piece.id, amounts[i] ?? 0, scope.self, false));
    const some = batch.filter((change) => change.amount > 0);
    return some.length === 0 ? NEXT : dealDamage(some);
  },
  can: (c, node, scope) => select(c, node.among, scope).length > 0,
  say: ({ amount, among }, p) => says(divide(p, amount, among)),
};
