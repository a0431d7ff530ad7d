import { rich, words } from '@assemble/language';
import { change, type Life as LifeChange } from '../../rules/changes.ts';
import { clauses, inAll } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Gains life, or sets it to a number. */
export interface Life extends Targeted {
  readonly node: 'gain-life' | 'set-life';
  readonly amount: Amount;
}

export const life = onTargets<Life>((c, node, targets, scope) => {
  const amount = amountOf(c, node.amount, scope);
  const cause = causeIn(scope);
  return targets.map((target) => change<LifeChange>({ kind: node.node, target, amount, cause }));
});

export const sayLife = inAll<Life>((node, p) => {
  const { what, per } = p.life(node.amount);
  const one = p.target(node.to);
  const yours = one.person === 2;
  if (node.node === 'gain-life') {
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
