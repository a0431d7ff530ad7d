import { change, type Mark as MarkChange } from '../../rules/changes.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Something a character cannot or must do this turn. */
export type MarkName =
  | 'cannot-block'
  | 'cannot-attack'
  | 'must-attack'
  | 'must-block'
  | 'unblockable'
  | 'deals-no-damage'
  | 'over-to-opponent';

/** Bans, duties and permissions for this turn. 'must-block' means: block the die that has the ability. */
export interface Mark extends Targeted {
  readonly node: 'mark';
  readonly mark: MarkName;
}

export const mark = onTargets<Mark>((c, node, targets, scope) => {
  const cause = causeIn(scope);
  const data = node.mark === 'must-block' ? { attacker: scope['self'] as number } : {};
  const until = c.table.turn;
  return targets.map((target) => change<MarkChange>({ kind: 'mark', target, mark: node.mark, until, data, cause }));
});
