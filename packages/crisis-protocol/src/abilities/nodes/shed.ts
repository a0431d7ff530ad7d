import { ask, DONE, type Instruction } from '@assemble/kernel';
import { type Rich, rich } from '@assemble/language';
import type { ConditionName } from '../../names.ts';
import { loseCondition } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import type { C } from '../../rules/run.ts';
import type { Character } from '../../table.ts';
import { conditionTitle } from '../../text/names.ts';
import type { Phrases } from '../../text/said.ts';
import { clauses, removal } from '../../text/said.ts';
import { severally } from '../../text/who.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { seatIn } from '../values.ts';

/** Characters lose special conditions: all of them, one of the player's choice, or those named. */
export interface Shed extends Targeted {
  readonly node: 'shed';
  readonly conditions: readonly ConditionName[] | 'all' | 'one';
}

const affected = (node: Shed, character: Character): ConditionName[] =>
  Array.isArray(node.conditions)
    ? character.conditions.filter((name) => (node.conditions as readonly string[]).includes(name))
    : character.conditions.slice();

function lose(c: C, id: number, names: readonly ConditionName[], scope: Memory): Instruction {
  const character = characterOf(c, id);
  for (const name of names) loseCondition(c, character, name, ['CP-EFFECT-3']);
  scope.done = (scope.done ?? 0) + names.length;
  return DONE;
}

/** Who loses the condition that is being chosen. */
interface Shedding {
  shedding?: number;
}

const runs = onTargets<Shed, Shedding>(
  (c, node, targets, scope, frame) => {
    scope.done = 0;
    const [first] = targets;
    if (node.conditions !== 'one' || first === undefined) {
      for (const id of targets) lose(c, id, affected(node, characterOf(c, id)), scope);
      return DONE;
    }
    const names = affected(node, characterOf(c, first));
    if (names.length <= 1) return lose(c, first, names, scope);
    frame.data.shedding = first;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.shed', args: { ability: scope.at, who: first } },
      rules: ['CP-EFFECT-3'],
      source: scope.at,
      shape: 'options',
      options: names.map((name) => ({
        id: name,
        say: { key: 'option.condition', args: { condition: name } },
      })),
    });
  },
  (c, node, target) => affected(node, characterOf(c, target)).length > 0,
);

function shedding(p: Phrases, conditions: Shed['conditions']): Rich {
  if (conditions === 'all')
    return p.pick({
      en: 'all special conditions',
      es: 'todos los Estados especiales',
      de: 'alle Zustände',
    });
  if (conditions === 'one')
    return p.pick({ en: 'one special condition', es: 'un Estado especial', de: 'einen Zustand' });
  const one = conditions.length === 1;
  const list = p.list(
    conditions.map((name) => conditionTitle(name, p.locale)),
    'and',
  );
  return p.pick({
    en: rich`the ${list} special condition${one ? '' : 's'}`,
    es: rich`${one ? 'el Estado especial' : 'los Estados especiales'} ${list}`,
    de: rich`${one ? 'den Zustand' : 'die Zustände'} ${list}`,
  });
}

export const shed: CrisisNode<Shed, Shedding> = {
  ...runs,
  take: (c, node, scope, frame, answer) => {
    const who = frame.data.shedding;
    if (who !== undefined) return lose(c, who, [answer as ConditionName], scope);
    return runs.take?.(c, node, scope, frame, answer) ?? DONE;
  },
  say: ({ to, conditions }, p) => {
    const whose = p.target(to);
    severally(p, to);
    return clauses(removal(p, shedding(p, conditions), whose));
  },
};
