import { change, type Damage as DamageChange, nonActiveFirst } from '../../rules/changes.ts';
import { dieOf, listed } from '../../rules/dice-in-play.ts';
import { select } from '../../rules/filter.ts';
import { isSilenced } from '../../rules/lasting.ts';
import type { C } from '../../rules/run.ts';
import { clauses, inAll } from '../../text/said.ts';
import { aimed, crowd, expected, scaled, WORTH } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn, viewpoint } from '../values.ts';
import type { Amount, Dice } from '../vocabulary.ts';

/** Deals damage; to several at the same moment (DM-DAMAGE-12). */
export interface Damage extends Targeted {
  readonly node: 'damage';
  readonly amount: Amount;
  /** Each of these deals it; "that" in the amount is the one that deals. */
  readonly from?: Dice;
}

/** The damage it comes to. */
export function dealt(c: C, node: Damage, targets: readonly number[], scope: Memory): DamageChange[] {
  const dealers = node.from === undefined ? [null] : listed(select(c, node.from, viewpoint(c, scope)));
  return dealers.flatMap((dealer) => {
    const amount = amountOf(c, node.amount, dealer === null ? scope : { ...scope, that: [dealer] });
    const cause =
      dealer === null
        ? causeIn(scope)
        : { ...causeIn(scope), how: 'ability' as const, die: dealer, card: dieOf(c, dealer).as };
    // No damage at all is not damage of 0: nothing hears of it (DM-DAMAGE-15).
    if (amount <= 0 || isSilenced(c, cause)) return [];
    return targets.map((target) => change<DamageChange>({ kind: 'damage', target, amount, cause }));
  });
}

const runs = onTargets<Damage>((c, node, targets, scope) =>
  nonActiveFirst(c, dealt(c, node, targets, scope)),
);

const say = inAll<Damage>((node, p) => {
  if (node.from === undefined) return clauses(p.deal(node.amount, node.to));
  const subject = p.target({ to: 'each', dice: node.from });
  p.talk.that = subject;
  const clause = p.deal(node.amount, node.to);
  p.talk.that = { ...subject, number: 'many' };
  return clauses({ ...clause, subject });
});

export const damage: DiceNode<Damage> = {
  ...runs,
  say,
  hint: ({ amount, to, from }, o) => {
    const points = expected(amount, o);
    const die = Math.min(points * WORTH.damage, WORTH.character);
    const all = aimed(to, o, -die, -points);
    return from === undefined ? all : { ...scaled(all, crowd(from)), fails: true };
  },
};
