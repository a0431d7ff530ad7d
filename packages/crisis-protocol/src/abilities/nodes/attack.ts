import { DONE, type Node, type Scope } from '@assemble/kernel';
import type { Range } from '../../geometry/tools.ts';
import { makeAttack } from '../../rules/attack.ts';
import { attacksOf, isUp } from '../../rules/characters.ts';
import { currentAttack, select, viewpoint } from '../../rules/filter.ts';
import { ruleIn } from '../../rules/in-force.ts';
import type { C } from '../../rules/run.ts';
import { attackVerdict, targetsOf } from '../../rules/targeting.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { selfIn } from '../values.ts';
import type { Who } from '../vocabulary.ts';

/** Makes one more attack: the same one again, or one that is named. */
export interface AttackAgain extends Node {
  readonly node: 'attack';
  /** By the English name that makes its address; without one, the attack that is being made. */
  readonly named?: string;
  readonly free?: true;
  readonly against?: Who;
  /** Another than the target of the attack before. */
  readonly newTarget?: true;
  /** Whatever the distance to its target. */
  readonly anyRange?: true;
  /** It lacks the special rule that ordered it: "no further Ricochet". */
  readonly once?: true;
  /** The target must be within this Range of the one before. */
  readonly near?: Range;
}

interface Order {
  readonly attacker: number;
  readonly address: string;
  readonly among: number[];
}

function orderOf(c: C, node: AttackAgain, scope: Scope): Order | null {
  const self = selfIn(c, scope);
  if (self === null || !isUp(self)) return null;
  const now = currentAttack(c);
  const listed = attacksOf(c, self).find(({ address }) =>
    node.named === undefined ? address === now?.attack : address.endsWith(`#${node.named}`),
  );
  if (listed === undefined) return null;
  const view = viewpoint(scope);
  const who: Who = {
    side: 'enemy',
    ...node.against,
    ...(node.newTarget === true ? { other: 'target' } : {}),
    ...(node.near === undefined ? {} : { within: node.near, of: 'target' }),
  };
  const allowed = { among: select(c, who, view), anyRange: node.anyRange === true };
  const able = targetsOf(c, self, listed.address, allowed);
  if (able.length === 0 || !attackVerdict(c, self, listed, allowed, node.free === true, 'bare').yes)
    return null;
  return { attacker: self.id, address: listed.address, among: able };
}

export const attack: CrisisNode<AttackAgain> = {
  run: (c, node, scope, frame) => {
    const order = frame.step > 0 ? null : orderOf(c, node, scope);
    if (order === null) return DONE;
    const { attacker, address, among } = order;
    return makeAttack(attacker, address, {
      among,
      anyRange: node.anyRange === true,
      free: node.free === true,
      without: node.once === true ? ruleIn(scope['at'] as string) : '',
    });
  },
  can: (c, node, scope) => orderOf(c, node, scope) !== null,
  hint: () => 2 * WORTH.damage,
};
