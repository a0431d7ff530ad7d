import { DONE } from '@assemble/kernel';
import { aim } from '../../rules/activities.ts';
import { identityOf } from '../../rules/cards-in-play.ts';
import { type DamageChange, damageTo } from '../../rules/changes.ts';
import { dealDamage } from '../../rules/damage.ts';
import { amountOf, isBarred } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { deal } from '../../text/verb-phrase.ts';
import { couldBeSome } from '../amounts.ts';
import { crowd, expected, side } from '../expect.ts';
import type { EffectNode } from '../node.ts';
import { from, note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Deals damage; to several at the same moment. In an ability labelled as an attack it is the attack's. */
export interface Damage extends Targeted {
  readonly node: 'damage';
  readonly amount: Amount;
}

const runs = onTargets<Damage>(
  (c, node, targets, scope) => {
    const vp = from(scope);
    const attack = vp.label === 'attack';
    const by = attack ? (identityOf(c, vp.seat)?.id ?? vp.self) : vp.self;
    const batch = targets.map((piece) =>
      damageTo(c, piece.id, amountOf(c, node.amount, vp), by, attack, null, vp.self),
    );
    aim(c, vp, targets);
    return dealDamage(batch);
  },
  {
    after: (c, node, scope, frame) => {
      const dealt = (frame.data['result'] as unknown as DamageChange[] | undefined) ?? [];
      const done = dealt.reduce((sum, change) => sum + (change.prevented ? 0 : change.dealt), 0);
      note(scope, done, done >= amountOf(c, node.amount, from(scope)));
      return DONE;
    },
    // Any enemy may be attacked, also one that cannot take damage (MC-ATTACK-5, MC-ATTACK-8).
    able: (c, _node, piece, scope) =>
      from(scope).label === 'attack' || !isBarred(c, 'take-damage', piece, from(scope).self),
  },
);

export const damage: EffectNode<Damage> = {
  ...runs,
  can: (c, node, scope) => couldBeSome(c, node.amount, from(scope)) && runs.can(c, node, scope),
  say: ({ amount, to }, p) => says(deal(p, amount, to)),
  hint: ({ amount, to }) => ({ gain: -expected(amount) * crowd(to) * side(to) }),
};
