import { DONE, type Node } from '@assemble/kernel';
import { rerollDie } from '../../rules/atoms.ts';
import { currentAttack } from '../../rules/filter.ts';
import { clauses } from '../../text/said.ts';
import { type CrisisNode, WORTH } from '../node.ts';

/** Attacker and defender reroll all their dice, failures too. */
export interface RerollAll extends Node {
  readonly node: 'reroll-all';
}

export const rerollAll: CrisisNode<RerollAll> = {
  run: (c, _node, scope) => {
    for (const die of currentAttack(c)?.dice ?? [])
      rerollDie(c, die, scope['at'] as string, ['CP-EFFECT-1', 'CP-MODIFY-8']);
    return DONE;
  },
  can: (c) => currentAttack(c) !== null,
  say: (_node, p) =>
    clauses({
      verb: 'reroll',
      rest: p.pick({
        en: 'all dice of the attacker and of the defender (including Failures)',
        es: 'todos los dados del Atacante y del Defensor (también los Fallos)',
        de: 'alle Würfel des Angreifers und des Verteidigers (auch Fehlschläge)',
      }),
    }),
  hint: () => WORTH.die * 2,
};
