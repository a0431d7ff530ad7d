import { DONE } from '@assemble/kernel';
import { aim } from '../../rules/activity-atoms.ts';
import { heal } from '../../rules/atoms.ts';
import { identityOf, pieceAt } from '../../rules/cards-in-play.ts';
import { type DamageChange, damageTo } from '../../rules/changes.ts';
import { dealDamage } from '../../rules/damage.ts';
import { amountOf, isBarred } from '../../rules/reading.ts';
import type { C } from '../../rules/run.ts';
import type { Piece } from '../../table.ts';
import { says } from '../../text/said.ts';
import { moveDamage as sayMove } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { type Memory, note } from '../scope.ts';
import { candidates, onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Moves damage from your identity, or from this card, to another card (MC-MOVE-1 to MC-MOVE-4). */
export interface MoveDamage extends Targeted {
  readonly node: 'move-damage';
  readonly amount: Amount;
  readonly from?: 'self';
}

const sourceOf = (c: C, node: MoveDamage, scope: Memory): Piece | undefined =>
  node.from === 'self' ? pieceAt(c, scope.self) : identityOf(c, scope.seat);

/** MC-MOVE-1, -2: neither whoever has it nor what cannot take damage is a place to move it to, not even for an attack. */
const able = (c: C, node: MoveDamage, piece: Piece, scope: Memory): boolean =>
  piece !== sourceOf(c, node, scope) && !isBarred(c, 'take-damage', piece, scope.self);

interface Notes {
  result?: DamageChange[];
}

const runs = onTargets<MoveDamage, Notes>(
  (c, node, [target], scope) => {
    const identity = identityOf(c, scope.seat);
    const source = sourceOf(c, node, scope);
    if (identity === undefined || source === undefined || target === undefined) return DONE;
    const moved = heal(c, source, amountOf(c, node.amount, scope), ['MC-MOVE-3', 'MC-MOVE-4']);
    const attack = scope.label === 'attack';
    aim(c, scope, [target]);
    const by = attack ? identity.id : scope.self;
    return dealDamage([damageTo(c, target.id, moved, by, attack, null, scope.self)]);
  },
  {
    able,
    after: (_c, _node, scope, { data }) => {
      const dealt = data.result?.[0]?.dealt ?? 0;
      note(scope, dealt, dealt > 0);
      return DONE;
    },
  },
);

export const moveDamage: EffectNode<MoveDamage, Notes> = {
  ...runs,
  // MC-MOVE-2: there must be damage to move.
  can: (c, node, scope) =>
    (sourceOf(c, node, scope)?.damage ?? 0) > 0 && candidates(c, node, scope, able).length > 0,
  say: ({ amount, to, from: source }, p) => says(sayMove(p, amount, to, source)),
};
