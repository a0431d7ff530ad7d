import { DONE, type Scope } from '@assemble/kernel';
import { aim } from '../../rules/activities.ts';
import { heal } from '../../rules/atoms.ts';
import { identityOf, pieceAt } from '../../rules/cards-in-play.ts';
import { type DamageChange, damageTo } from '../../rules/changes.ts';
import { dealDamage } from '../../rules/damage.ts';
import { amountOf, isBarred } from '../../rules/reading.ts';
import type { C } from '../../rules/run.ts';
import type { Piece } from '../../table.ts';
import { says } from '../../text/said.ts';
import { moveDamage as sayMove } from '../../text/verb-phrase.ts';
import { expected } from '../expect.ts';
import type { EffectNode } from '../node.ts';
import { from, note } from '../scope.ts';
import { candidates, onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Moves damage from your identity, or from this card, to another card (MC-MOVE-1 to MC-MOVE-4). */
export interface MoveDamage extends Targeted {
  readonly node: 'move-damage';
  readonly amount: Amount;
  readonly from?: 'self';
}

const sourceOf = (c: C, node: MoveDamage, scope: Scope): Piece | undefined =>
  node.from === 'self' ? pieceAt(c, from(scope).self) : identityOf(c, from(scope).seat);

/** MC-MOVE-2: what cannot take damage is no place to move it to, not even for an attack. */
const able = (c: C, _node: MoveDamage, piece: Piece, scope: Scope): boolean =>
  !isBarred(c, 'take-damage', piece, from(scope).self);

const runs = onTargets<MoveDamage>(
  (c, node, [target], scope) => {
    const vp = from(scope);
    const identity = identityOf(c, vp.seat);
    const source = sourceOf(c, node, scope);
    if (identity === undefined || source === undefined || target === undefined) return DONE;
    const moved = heal(c, source, amountOf(c, node.amount, vp), ['MC-MOVE-3', 'MC-MOVE-4']);
    const attack = vp.label === 'attack';
    aim(c, vp, [target]);
    return dealDamage([damageTo(c, target.id, moved, attack ? identity.id : vp.self, attack, null, vp.self)]);
  },
  {
    able,
    after: (_c, _node, scope, frame) => {
      const dealt = (frame.data['result'] as unknown as DamageChange[] | undefined) ?? [];
      note(scope, dealt[0]?.dealt ?? 0, (dealt[0]?.dealt ?? 0) > 0);
      return DONE;
    },
  },
);

export const moveDamage: EffectNode<MoveDamage> = {
  ...runs,
  // MC-MOVE-2: there must be damage to move.
  can: (c, node, scope) =>
    (sourceOf(c, node, scope)?.damage ?? 0) > 0 && candidates(c, node, scope, able).length > 0,
  say: ({ amount, to, from: source }, p) => says(sayMove(p, amount, to, source)),
  hint: ({ amount }) => ({ gain: 2 * expected(amount) }),
};
