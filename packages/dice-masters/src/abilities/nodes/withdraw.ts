import { change, type Move } from '../../rules/changes.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Takes attackers out of the attack zone and back to the field: they no longer attack. */
export interface Withdraw extends Targeted {
  readonly node: 'withdraw';
}

export const withdraw = onTargets<Withdraw>((_c, _node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<Move>({ kind: 'move', target, to: 'field', cause }));
});
