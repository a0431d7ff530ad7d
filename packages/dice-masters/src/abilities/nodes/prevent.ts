import { DONE, type Node } from '@assemble/kernel';
import { rich } from '@assemble/language';
import type { Damage } from '../../rules/changes.ts';
import { dieOf } from '../../rules/dice-in-play.ts';
import { ref, sourceRef, tell } from '../../rules/events.ts';
import type { C } from '../../rules/run.ts';
import { isPlayer, seatOf } from '../../table.ts';
import { clauses, inAll } from '../../text/said.ts';
import { expected, hint } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { amountOf, changeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Prevents the change that is about to happen, or so much of its damage (DM-PREVENT-AND-REDIRECT-1, -4). */
export interface Prevent extends Node {
  readonly node: 'prevent';
  readonly amount: Amount | 'all';
}

/** Takes away from damage, and tells how much of it; damage of which nothing is left is prevented. */
function lessen(c: C, hit: Damage, { amount }: Prevent, scope: Memory): number {
  const less = amount === 'all' ? hit.amount : Math.min(hit.amount, amountOf(c, amount, scope));
  hit.amount -= less;
  if (hit.amount === 0) hit.prevented = true;
  return less;
}

const runs: Runs<Prevent> = {
  run: (c, node, scope) => {
    const change = changeIn(c, scope);
    const { target } = change;
    const less = change.kind === 'damage' ? lessen(c, change, node, scope) : 0;
    if (node.amount === 'all') {
      change.prevented = true;
      change['whole'] = true;
    }
    tell(c, 'prevented', ['DM-PREVENT-AND-REDIRECT-1'], () => ({
      target: isPlayer(target) ? null : ref(c, dieOf(c, target)),
      seat: isPlayer(target) ? seatOf(target) : dieOf(c, target).controller,
      amount: less,
      source: sourceRef(c, scope.card, scope.self),
    }));
    return DONE;
  },
  can: (c, _node, scope) => !changeIn(c, scope).prevented,
};

const say = inAll<Prevent>((node, p) => {
  if (p.talk.event !== 'damage') {
    if (p.locale === 'es') return clauses({ verb: 'prevent', object: { of: p.named(''), case: 'acc' } });
    return clauses({ verb: 'prevent', rest: p.locale === 'en' ? 'that' : 'dies' });
  }
  const that = { en: 'that damage', es: 'ese daño', de: 'diesen Schaden' }[p.locale];
  if (node.amount === 'all') return clauses({ verb: 'prevent', rest: that });
  const { n, per } = p.amount(node.amount);
  const by = { en: rich`by ${n}`, es: rich`en ${n}`, de: rich`um ${n}` }[p.locale];
  return clauses({ verb: 'reduce', rest: rich`${that} ${by}${per.length > 0 ? ' ' : ''}${per}` });
});

/** What a whole hit amounts to. */
const ALL = 2;

export const prevent: DiceNode<Prevent> = {
  ...runs,
  say,
  hint: ({ amount }, o) => {
    const points = amount === 'all' ? ALL : expected(amount, o);
    return hint(o.that === 'opposing' ? -points : points, o.that, { fails: true });
  },
};
