import { ask, DONE, type Node } from '@assemble/kernel';
import { rich } from '@assemble/language';
import type { Damage as DamageChange } from '../../rules/changes.ts';
import { listed } from '../../rules/dice-in-play.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import type { C } from '../../rules/run.ts';
import { clauses, inAll } from '../../text/said.ts';
import { expected, hint } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { amountOf, batchIn, damageIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Makes damage that is about to be dealt larger: that of one target where one effect damages several. */
export interface Increase extends Node {
  readonly node: 'increase';
  readonly amount: Amount;
}

/** The damage this effect deals at this moment, one change for each target. */
function hits(c: C, scope: Memory): DamageChange[] {
  const { cause } = damageIn(c, scope);
  return batchIn(c, scope).filter(
    (one): one is DamageChange =>
      one.kind === 'damage' &&
      !one.prevented &&
      one.cause.card === cause.card &&
      one.cause.seat === cause.seat &&
      one.cause.how === cause.how,
  );
}

const runs: Runs<Increase> = {
  run: (c, node, scope, frame) => {
    const all = hits(c, scope);
    if (all.length > 1) {
      return ask({
        seat: scope.seat,
        ask: {
          key: 'ask.choose',
          args: { card: slotId(c, scope.card), count: 1 },
        },
        rules: ['DM-CORE-RULES-1'],
        source: frame.data.at,
        shape: 'entities',
        from: listed(all.map((one) => one.target)),
        min: 1,
        max: 1,
      });
    }
    for (const one of all) one.amount += amountOf(c, node.amount, scope);
    return DONE;
  },
  take: (c, node, scope, _frame, answer) => {
    const hit = hits(c, scope).find((one) => one.target === (answer as number[])[0]);
    if (hit !== undefined) hit.amount += amountOf(c, node.amount, scope);
    return DONE;
  },
  can: () => true,
};

const say = inAll<Increase>((node, p) => {
  const { n } = p.amount(node.amount);
  const rest = {
    en: rich`that damage to one target by ${n}`,
    es: rich`ese daño a un objetivo en ${n}`,
    de: rich`diesen Schaden bei einem Ziel um ${n}`,
  }[p.locale];
  return clauses({ verb: 'increase', rest });
});

export const increase: DiceNode<Increase> = {
  ...runs,
  say,
  hint: (node, o) => hint(expected(node.amount, o), 'opposing'),
};
