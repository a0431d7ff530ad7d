import { change, type Move as MoveChange } from '../../rules/changes.ts';
import type { Zone } from '../../table.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Moves dice from one zone to another, unrolled. */
export interface Move extends Targeted {
  readonly node: 'move';
  readonly zone: Zone;
}

export const move = onTargets<Move>((_c, node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<MoveChange>({ kind: 'move', target, to: node.zone, cause }));
});
