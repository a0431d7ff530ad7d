import { rich, words } from '@assemble/language';
import { change, type Life as LifeChange } from '../../rules/changes.ts';
import { clauses, inAll } from '../../text/said.ts';
import { aimed, expected } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Gains life, or sets it to a number. */
export interface Life extends Targeted {
  readonly node: 'life';
  readonly how: 'gain' | 'set';
  readonly amount: Amount;
}

const runs = onTargets<Life>((c, node, targets, scope) => {
  const amount = amountOf(c, node.amount, scope);
  const cause = causeIn(scope);
  return targets.map((target) =>
    change<LifeChange>({ kind: node.how === 'gain' ? 'gain-life' : 'set-life', target, amount, cause }),
  );
});

const say = inAll<Life>((node, p) => {
  const { what, per } = p.life(node.amount);
  const one = p.target(node.to);
  const yours = one.person === 2;
  if (node.how === 'gain') {
    const rest = p.locale === 'de' ? words(per, what) : words(what, per);
    return clauses({ verb: 'gain', ...(yours ? {} : { subject: one }), rest });
  }
  const { n } = p.amount(node.amount);
  const rest = {
    en: yours ? rich`your life to ${n}` : rich`${one.text}'s life to ${n}`,
    es: yours ? rich`tus puntos de vida en ${n}` : rich`los puntos de vida ${one.in('gen')} en ${n}`,
    de: yours ? rich`deine Lebenspunkte auf ${n}` : rich`die Lebenspunkte ${one.in('gen')} auf ${n}`,
  }[p.locale];
  return clauses({ verb: 'set', rest });
});

/** What a player has left when it matters. */
const USUAL_LIFE = 14;

export const life: DiceNode<Life> = {
  ...runs,
  say,
  hint: ({ how, amount, to }, o) =>
    aimed(to, o, 0, how === 'gain' ? expected(amount, o) : expected(amount, o) - USUAL_LIFE),
};
