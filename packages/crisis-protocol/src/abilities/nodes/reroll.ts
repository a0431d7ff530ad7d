import { ask, DONE, type Instruction, type Node } from '@assemble/kernel';
import { words } from '@assemble/language';
import { rerollDie } from '../../rules/atoms.ts';
import { diceOf, fighterIn, sideOf } from '../../rules/conditions.ts';
import { rerollVerdict } from '../../rules/dice.ts';
import { currentRoll, viewpoint } from '../../rules/filter.ts';
import type { C } from '../../rules/run.ts';
import type { Die } from '../../table.ts';
import { diceWords } from '../../text/dice.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { amountOf, seatIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Rerolls dice: up to so many, or any number. */
export interface Reroll extends Node {
  readonly node: 'reroll';
  readonly count: Amount | 'any';
  /** Failures too, against CP-DICE-7. */
  readonly failures?: true;
}

function able(c: C, node: Reroll, scope: Memory): Die[] {
  const roll = currentRoll(c);
  if (roll === null) return [];
  const side = sideOf(roll, fighterIn(roll, viewpoint(scope)), scope.dice === 'own' ? 'own' : 'theirs');
  return diceOf(roll, side).filter((die) => rerollVerdict(die, scope.at, node.failures === true).yes);
}

function rerolled(c: C, ids: readonly number[], scope: Memory): Instruction {
  const roll = currentRoll(c);
  for (const id of ids) {
    const die = roll?.dice[id];
    if (die !== undefined) rerollDie(c, die, scope.at, ['CP-MODIFY-6', 'CP-MODIFY-8']);
  }
  scope.done = ids.length;
  return DONE;
}

export const reroll: CrisisNode<Reroll> = {
  run: (c, node, scope) => {
    const from = able(c, node, scope).map((die) => die.id);
    const count = node.count === 'any' ? from.length : Math.min(amountOf(c, node.count, scope), from.length);
    if (count === 0) return DONE;
    const own = scope.dice === 'own';
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.reroll', args: { ability: scope.at, count } },
      rules: [own ? 'CP-MODIFY-1' : 'CP-MODIFY-3', 'CP-MODIFY-6', 'CP-MODIFY-7', 'CP-DICE-7'],
      source: scope.at,
      test: 'dice',
      shape: 'entities',
      from,
      min: 0,
      max: count,
    });
  },
  take: (c, _node, scope, _frame, answer) => rerolled(c, answer as number[], scope),
  can: (c, node, scope) =>
    (node.count === 'any' || amountOf(c, node.count, scope) > 0) && able(c, node, scope).length > 0,
  say: ({ count, failures }, p) => {
    const subject = p.anchor(p.talk.fighter);
    const { what, each } = diceWords(p, count, null, 'own');
    return clauses({
      verb: 'reroll',
      subject,
      rest: words(
        p.locale === 'de' ? each : '',
        what,
        p.locale === 'de' ? '' : each,
        failures === true
          ? p.pick({ en: '(including Failures)', es: '(también los Fallos)', de: '(auch Fehlschläge)' })
          : '',
      ),
    });
  },
};
