import { DONE } from '@assemble/kernel';
import { heal as healDamage } from '../../rules/atoms.ts';
import { amountOf } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { heal as sayHeal } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Heals damage, or all of it (MC-HEAL-2). */
export interface Heal extends Targeted {
  readonly node: 'heal';
  readonly amount: Amount | 'all';
}

const runs = onTargets<Heal>(
  (c, node, targets, scope) => {
    let done = 0;
    for (const piece of targets) {
      const amount = node.amount === 'all' ? piece.damage : amountOf(c, node.amount, scope);
      done += healDamage(c, piece, amount, ['MC-HEAL-2']);
    }
    note(scope, done, done > 0);
    return DONE;
  },
  { able: (_c, _node, piece) => piece.damage > 0 },
);

export const heal: EffectNode<Heal> = {
  ...runs,
  can: (c, node, scope) =>
    runs.can(c, node, scope) && (node.amount === 'all' || amountOf(c, node.amount, scope) > 0),
  say: ({ amount, to }, p) => {
    p.talk.did = 'healed';
    return says(sayHeal(p, amount, to));
  },
};
