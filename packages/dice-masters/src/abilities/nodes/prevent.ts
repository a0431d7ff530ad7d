import { DONE, type Node } from '@assemble/kernel';
import { rich } from '@assemble/language';
import type { Damage as DamageChange } from '../../rules/changes.ts';
import { dieOf } from '../../rules/dice-in-play.ts';
import { ref, sourceRef, tell } from '../../rules/events.ts';
import { type DiceChange, isPlayer, seatOf } from '../../table.ts';
import { clauses, inAll } from '../../text/said.ts';
import { expected, hint } from '../expect.ts';
import type { DiceNode, Runs } from '../node.ts';
import { amountOf } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Prevents the change that is about to happen, or so much of its damage (DM-PREVENT-AND-REDIRECT-1, -4). */
export interface Prevent extends Node {
  readonly node: 'prevent';
  readonly amount: Amount | 'all';
}

const runs: Runs<Prevent> = {
  run: (c, node, scope) => {
    const change = c.change(scope) as DiceChange;
    const { target } = change;
    const whole = node.amount === 'all' || change.kind !== 'damage';
    const before = change.kind === 'damage' ? (change as DamageChange).amount : 0;
    const less = whole ? before : Math.min(before, amountOf(c, node.amount as Amount, scope));
    if (change.kind === 'damage') (change as DamageChange).amount = before - less;
    if (whole || before === less) change.prevented = true;
    if (whole) change['whole'] = true;
    tell(c, 'prevented', ['DM-PREVENT-AND-REDIRECT-1'], () => ({
      target: isPlayer(target) ? null : ref(c, dieOf(c, target)),
      seat: isPlayer(target) ? seatOf(target) : dieOf(c, target).controller,
      amount: less,
      source: sourceRef(c, scope['card'] as number, scope['self'] as number),
    }));
    return DONE;
  },
  can: (c, _node, scope) => !(c.change(scope) as DiceChange).prevented,
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
