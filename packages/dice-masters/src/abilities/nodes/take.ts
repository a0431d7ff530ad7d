import { change, type Take as TakeChange } from '../../rules/changes.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn, selfIn } from '../values.ts';

/** Captures dice under this one, or takes control of them, until the end of the turn. */
export interface Take extends Targeted {
  readonly node: 'capture' | 'control';
}

export const take = onTargets<Take>(
  (_c, node, targets, scope) => {
    const cause = causeIn(scope);
    return targets.map((target) => change<TakeChange>({ kind: node.node, target, cause }));
  },
  (c, _node, target, scope) => selfIn(c, scope) !== null && target >= 0,
);
