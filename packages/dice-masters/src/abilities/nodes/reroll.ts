import { change, type Reroll as RerollChange } from '../../rules/changes.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Rerolls fielded dice; `else` says where a result that is no character goes (DM-DICE-IDENTITY-6). */
export interface Reroll extends Targeted {
  readonly node: 'reroll';
  readonly else?: 'prep' | 'used';
}

export const reroll = onTargets<Reroll>((_c, node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<RerollChange>({ kind: 'reroll', target, else: node.else ?? null, cause }));
});
