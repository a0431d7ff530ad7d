import { type Answer, ask, DONE, type Instruction } from '@assemble/kernel';
import { rich } from '@assemble/language';
import { change, type Damage as DamageChange } from '../../rules/changes.ts';
import { dieOf } from '../../rules/dice-in-play.ts';
import { ref, sourceRef, tell } from '../../rules/events.ts';
import type { C } from '../../rules/run.ts';
import { isPlayer, seatOf } from '../../table.ts';
import { clauses, inAll } from '../../text/said.ts';
import { aimed, expected, hint, summed, WORTH } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, NodeFrame, Runs } from '../node.ts';
import { candidatesOf, choice, type Targeted } from '../targets.ts';
import { amountOf, batchIn, damageIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/**
 * Sends damage that is about to be dealt to another target; its source stays (DM-PREVENT-AND-REDIRECT-5,
 * DM-PREVENT-AND-REDIRECT-6, DM-PREVENT-AND-REDIRECT-7, DM-PREVENT-AND-REDIRECT-8).
 */
export interface Redirect extends Targeted {
  readonly node: 'redirect';
  readonly amount: Amount | 'all';
  /** Its player says how much of it. */
  readonly upTo?: true;
}

/** The target that was chosen before the amount. */
type Notes = { to?: number };

const most = (c: C, node: Redirect, scope: Memory): number => {
  const hit = damageIn(c, scope);
  return node.amount === 'all' ? hit.amount : Math.min(hit.amount, amountOf(c, node.amount, scope));
};

function redirectTo(c: C, node: Redirect, scope: Memory, frame: NodeFrame<Notes>, to: number): Instruction {
  const amount = most(c, node, scope);
  if (node.upTo !== true || amount < 2) return moveDamage(c, scope, to, amount);
  frame.data.to = to;
  return ask({
    seat: scope.seat,
    ask: { key: 'ask.redirect', args: { amount } },
    rules: ['DM-PREVENT-AND-REDIRECT-5'],
    source: frame.data.at,
    shape: 'number',
    min: 1,
    max: amount,
  });
}

function moveDamage(c: C, scope: Memory, to: number, amount: number): Instruction {
  const hit = damageIn(c, scope);
  hit.amount -= amount;
  if (hit.amount === 0) hit.prevented = true;
  const cause = { ...hit.cause };
  batchIn(c, scope).push(change<DamageChange>({ kind: 'damage', target: to, amount, cause }));
  tell(c, 'redirected', ['DM-PREVENT-AND-REDIRECT-5'], () => ({
    amount,
    to: isPlayer(to) ? null : ref(c, dieOf(c, to)),
    seat: isPlayer(to) ? seatOf(to) : dieOf(c, to).controller,
    source: sourceRef(c, scope.card, scope.self),
  }));
  return DONE;
}

const candidates = (c: C, node: Redirect, scope: Memory): number[] => {
  const { target } = damageIn(c, scope);
  return candidatesOf(c, node.to, scope).filter((id) => id !== target);
};

const runs: Runs<Redirect, Notes> = {
  run: (c, node, scope, frame) => {
    const found = candidates(c, node, scope);
    const question = choice(c, node.to, found, scope, frame);
    if (question !== null) return ask(question);
    const only = found[0];
    return only === undefined ? DONE : redirectTo(c, node, scope, frame, only);
  },
  take: (c, node, scope, frame, answer: Answer) => {
    const chosen = frame.data.to;
    if (typeof answer === 'number' && chosen !== undefined) return moveDamage(c, scope, chosen, answer);
    const to = (answer as number[])[0];
    return to === undefined ? DONE : redirectTo(c, node, scope, frame, to);
  },
  can: (c, node, scope) => candidates(c, node, scope).length > 0,
};

const say = inAll<Redirect>((node, p) => {
  const all = node.amount === 'all';
  const n = node.amount === 'all' ? 0 : p.amount(node.amount).n;
  const upTo = node.upTo === true ? { en: 'up to ', es: 'hasta ', de: 'bis zu ' }[p.locale] : '';
  const one = p.target(node.to);
  const rest = {
    en: rich`${all ? 'that damage' : rich`${upTo}${n} of that damage`} ${one.in('dat')}`,
    es: rich`${all ? 'ese daño' : rich`${upTo}${n} ${n === 1 ? 'punto' : 'puntos'} de ese daño`} ${one.in('dat')}`,
    de: rich`${all ? 'diesen Schaden' : rich`${upTo}${n} ${n === 1 ? 'Punkt' : 'Punkte'} dieses Schadens`} auf ${one.in('acc')}`,
  }[p.locale];
  return clauses({ verb: 'redirect', rest });
});

export const redirect: DiceNode<Redirect> = {
  ...runs,
  say,
  hint: ({ amount, to }, o) => {
    const points = amount === 'all' ? 2 : expected(amount, o);
    const spared = hint(o.that === 'opposing' ? -points : points, o.that);
    return { ...summed([spared, aimed(to, o, -points * WORTH.damage, -points)]), fails: true };
  },
};
