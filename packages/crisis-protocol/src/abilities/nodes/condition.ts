import { DONE } from '@assemble/kernel';
import { rich } from '@assemble/language';
import type { ConditionName } from '../../names.ts';
import { gainCondition, isImmune } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { conditionTitle } from '../../text/names.ts';
import { chosenFirst } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Characters gain special conditions. */
export interface GiveCondition extends Targeted {
  readonly node: 'condition';
  readonly conditions: readonly ConditionName[];
}

export const condition: CrisisNode<GiveCondition> = {
  ...onTargets<GiveCondition>(
    (c, node, targets, scope) => {
      let given = 0;
      for (const id of targets)
        for (const name of node.conditions)
          if (gainCondition(c, characterOf(c, id), name, ['CP-COND-1'])) given++;
      scope.done = given;
      return DONE;
    },
    (c, node, target) => {
      const character = characterOf(c, target);
      return node.conditions.some(
        (name) => !character.conditions.includes(name) && !isImmune(c, character, name),
      );
    },
  ),
  say: ({ to, conditions }, p) => {
    const one = conditions.length === 1;
    const list = p.list(
      conditions.map((name) => conditionTitle(name, p.locale)),
      'and',
    );
    const rest = p.pick({
      en: rich`the ${list} special condition${one ? '' : 's'}`,
      es: rich`${one ? 'el Estado especial' : 'los Estados especiales'} ${list}`,
      de: rich`${one ? 'den Zustand' : 'die Zustände'} ${list}`,
    });
    return chosenFirst(p, to, (subject) => ({ verb: p.locale === 'es' ? 'suffer' : 'gain', subject, rest }));
  },
};
