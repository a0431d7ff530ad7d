import type { MovementTool } from '../../geometry/tools.ts';
import { characterOf, isThere } from '../../rules/characters.ts';
import { advancing, canBeMoved, speedOf } from '../../rules/moving.ts';
import { sayAdvance } from '../../text/moves.ts';
import { chosenFirst } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { oneByOne, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';
import { type Directed, deciderOf, hasWay, wayOf } from './directed.ts';

/** Characters advance, with a tool or with their Speed; the ability's player decides where to. */
export interface Advance extends Targeted, Directed {
  readonly node: 'advance';
  readonly tool: MovementTool | 'speed';
}

export const advance: CrisisNode<Advance> = {
  ...oneByOne<Advance>(
    (c, node, id, scope) => {
      const tool = node.tool === 'speed' ? speedOf(c, characterOf(c, id)) : node.tool;
      return advancing(c, id, deciderOf(c, node, scope, id), tool, wayOf(c, node, scope));
    },
    (c, node, id, scope) =>
      isThere(characterOf(c, id)) && hasWay(c, node, scope) && canBeMoved(c, id, causeIn(scope), 'advance'),
  ),
  say: (node, p) => chosenFirst(p, node.to, (one) => sayAdvance(p, one, node)),
};
