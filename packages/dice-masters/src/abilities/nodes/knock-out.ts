import { change, type KnockOut as KnockOutChange } from '../../rules/changes.ts';
import { clauses, inAll } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Knocks characters out without damage, whatever their defense (DM-KNOCK-OUT-4). */
export interface KnockOut extends Targeted {
  readonly node: 'knock-out';
}

export const knockOut = onTargets<KnockOut>((_c, _node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<KnockOutChange>({ kind: 'knock-out', target, to: 'prep', cause }));
});

export const sayKnockOut = inAll<KnockOut>((node, p) => clauses(p.act('knockOut', p.target(node.to))));
