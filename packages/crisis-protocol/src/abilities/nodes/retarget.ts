import { DONE } from '@assemble/kernel';
import { setTarget } from '../../rules/atoms.ts';
import { tell } from '../../rules/events.ts';
import { currentAttack } from '../../rules/filter.ts';
import { noteTargeted } from '../../rules/turn-atoms.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
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
      setTarget(attack, target);
      noteTargeted(c, attack.attack, attack.attacker, target);
      tell(c, 'retargeted', ['CP-EFFECT-1'], () => ({ who: attack.attacker, target }));
      return DONE;
    },
    (c, _node, target, scope) => {
      const attack = currentAttack(c);
      // In the place of somebody who is still the target: another effect may have been quicker.
      return attack !== null && attack.target !== target && attack.target === scope.who;
    },
  ),
  say: ({ to }, p) =>
    clauses({
      verb: 'become',
      subject: p.target(to),
      rest: p.pick({
        en: 'the target of the attack, even out of range and line of sight',
        es: 'el blanco del Ataque, aunque no esté al alcance ni en la Línea de visión',
        de: 'das Ziel des Angriffs, auch außerhalb von Reichweite und Sichtlinie',
      }),
    }),
};
