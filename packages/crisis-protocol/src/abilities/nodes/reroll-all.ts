import { DONE, type Node } from '@assemble/kernel';
import { rerollDie } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { currentAttack } from '../../rules/filter.ts';
import { hasStatic } from '../../rules/in-force.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';

/** Attacker and defender reroll all their dice, failures too unless it says otherwise. */
export interface RerollAll extends Node {
  readonly node: 'reroll-all';
  readonly failures?: false;
}

export const rerollAll: CrisisNode<RerollAll> = {
  run: (c, node, scope) => {
    const attack = currentAttack(c);
    if (attack === null) return DONE;
    // CP-EFFECT-7: who may not reroll its defense dice does not, whoever lets it.
    const fixed = hasStatic(c, 'unmodified-defense', characterOf(c, attack.target));
    for (const die of attack.dice) {
      if (fixed && die.side === 'defense') continue;
      if (node.failures === false && die.face === 'failure') continue;
      rerollDie(c, die, scope.at, ['CP-EFFECT-1', 'CP-MODIFY-8']);
    }
    return DONE;
  },
  can: (c) => currentAttack(c) !== null,
  say: ({ failures }, p) =>
    clauses({
      verb: 'reroll',
      rest: p.pick({
        en: `all dice of the attacker and of the defender${failures === false ? '' : ' (including Failures)'}`,
        es: `todos los dados del Atacante y del Defensor${failures === false ? '' : ' (también los Fallos)'}`,
        de: `alle Würfel des Angreifers und des Verteidigers${failures === false ? '' : ' (auch Fehlschläge)'}`,
      }),
    }),
};
