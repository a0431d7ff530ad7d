import type { MovementTool } from '../../geometry/tools.ts';
import { canBeMoved, pushing } from '../../rules/moving.ts';
import { sayMove } from '../../text/moves.ts';
import { chosenFirst } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { oneByOne, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';
import { type Directed, deciderOf, hasWay, wayOf } from './directed.ts';

/** Characters are pushed (CP-PUSH-1). */
export interface Push extends Targeted, Directed {
  readonly node: 'push';
  readonly tool: MovementTool;
}

export const push: CrisisNode<Push> = {
  ...oneByOne<Push>(
    (c, node, who, scope) =>
      pushing({
        who,
        seat: deciderOf(c, node, scope, who),
        by: scope.self,
        tool: node.tool,
        way: wayOf(c, node, scope),
        cause: causeIn(scope),
      }),
    (c, node, id, scope) => hasWay(c, node, scope) && canBeMoved(c, id, causeIn(scope), 'push'),
  ),
  say: (node, p) => chosenFirst(p, node.to, (one) => sayMove(p, 'push', one, node)),
};
