import { DONE } from '@assemble/kernel';
import { aim } from '../../rules/activity-atoms.ts';
import { identityOf } from '../../rules/cards-in-play.ts';
import { type DamageChange, damageTo } from '../../rules/changes.ts';
import { dealDamage } from '../../rules/damage.ts';
import { amountOf, isBarred } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { deal } from '../../text/verb-phrase.ts';
import { couldBeSome } from '../amounts.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Deals damage; to several at the same moment. In an ability labelled as an attack it is the attack's. */
export interface Damage extends Targeted {
  readonly node: 'damage';
  readonly amount: Amount;
}

interface Notes {
  result?: DamageChange[];
}

const runs = onTargets<Damage, Notes>(
  (c, node, targets, scope) => {
    const attack = scope.label === 'attack'; // MC-ATTACK-7
    const by = attack ? (identityOf(c, scope.seat)?.id ?? scope.self) : scope.self;
    const batch = targets.map((piece) =>
      damageTo(c, piece.id, amountOf(c, node.amount, scope), by, attack, null, scope.self),
    );
    aim(c, scope, targets);
    return dealDamage(batch);
  },
  {
    after: (c, node, scope, { data: { result: dealt = [] } }) => {
      const done = dealt.reduce((sum, change) => sum + (change.prevented ? 0 : change.dealt), 0);
      note(scope, done, done >= amountOf(c, node.amount, scope));
      return DONE;
    },
    // Any enemy may be attacked, also one that cannot take damage (MC-ATTACK-5, MC-ATTACK-8).
    able: (c, _node, piece, scope) =>
      scope.label === 'attack' || !isBarred(c, 'take-damage', piece, scope.self),
  },
);

export const damage: EffectNode<Damage, Notes> = {
  ...runs,
  can: (c, node, scope) => couldBeSome(c, node.amount, scope) && runs.can(c, node, scope),
  say: ({ amount, to }, p) => says(deal(p, amount, to)),
};
