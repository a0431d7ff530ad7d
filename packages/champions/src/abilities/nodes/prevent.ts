import { DONE, type Node } from '@assemble/kernel';
import type { DamageChange, ThreatChange } from '../../rules/changes.ts';
import { ref, tell } from '../../rules/events.ts';
import { amountOf } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { prevent as sayPrevent } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import type { Amount } from '../vocabulary.ts';

/** Prevents damage or threat before it lands (MC-DAMAGE-8, -9). */
export interface Prevent extends Node {
  readonly node: 'prevent';
  readonly amount: Amount | 'all';
}

export const prevent: EffectNode<Prevent> = {
  run: (c, node, scope) => {
    const change = c.change(scope) as DamageChange | ThreatChange;
    const most = node.amount === 'all' ? change.amount : amountOf(c, node.amount, scope);
    const less = Math.min(change.amount, most);
    change.amount -= less;
    if (change.amount === 0) change.prevented = true;
    note(scope, less, true);
    tell(c, 'prevented', [change.kind === 'threat' ? 'MC-DAMAGE-9' : 'MC-DAMAGE-8'], () => ({
      card: ref(c, change.target),
      amount: less,
    }));
    return DONE;
  },
  can: (_c, _node, scope) => scope.change != null,
  say: ({ amount }, p) => says(sayPrevent(p, amount)),
};
