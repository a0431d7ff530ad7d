import { rich, words } from '@assemble/language';
import { change, type Take as TakeChange } from '../../rules/changes.ts';
import { clauses, inAll } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn, selfIn } from '../values.ts';

/** Captures dice under this one, or takes control of them, until the end of the turn. */
export interface Take extends Targeted {
  readonly node: 'capture' | 'control';
  /** Where it goes when the attack phase is over, if not to where it was taken from. */
  readonly back?: 'used';
}

export const take = onTargets<Take>(
  (_c, node, targets, scope) => {
    const cause = causeIn(scope);
    const back = node.back === undefined ? {} : { back: node.back };
    return targets.map((target) => change<TakeChange>({ kind: node.node, target, ...back, cause }));
  },
  (c, _node, target, scope) => selfIn(c, scope) !== null && target >= 0,
);

export const sayTake = inAll<Take>((node, p) => {
  const one = p.target(node.to);
  const until = p.untilEndOfTurn();
  if (node.node === 'capture') return clauses(p.act('capture', one, until));
  const rest = {
    en: rich`control ${one.in('gen')}`,
    es: rich`el control ${one.in('gen')}`,
    de: rich`die Kontrolle über ${one.in('acc')}`,
  }[p.locale];
  return clauses({ verb: 'takeControl', rest: p.locale === 'de' ? words(until, rest) : words(rest, until) });
});
