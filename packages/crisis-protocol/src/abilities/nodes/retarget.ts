import { DONE } from '@assemble/kernel';
import { tell } from '../../rules/events.ts';
import { currentAttack } from '../../rules/filter.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Another character becomes the target of the attack, whatever range and line of sight say. */
export interface Retarget extends Targeted {
  readonly node: 'retarget';
}

export const retarget: CrisisNode<Retarget> = {
  ...onTargets<Retarget>(
    (c, _node, [target]) => {
      const attack = currentAttack(c);
      if (attack === null || target === undefined) return DONE;
      attack.target = target;
      tell(c, 'retargeted', ['CP-EFFECT-1'], () => ({ who: attack.attacker, target }));
      return DONE;
    },
    (c, _node, target) => currentAttack(c)?.target !== target,
  ),
  hint: () => WORTH.damage,
};
