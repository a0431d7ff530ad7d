import type { Range } from '../../geometry/tools.ts';
import { bodyOf } from '../../rules/board.ts';
import { isThere } from '../../rules/characters.ts';
import { anchored, viewpoint } from '../../rules/filter.ts';
import { canBeMoved, placing } from '../../rules/moving.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { oneByOne, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';
import type { Anchor } from '../vocabulary.ts';
import { type Directed, deciderOf } from './directed.ts';

/** Characters are placed within a Range of themselves, or of another (CP-PLACE-1). */
export interface Place extends Targeted {
  readonly node: 'place';
  readonly range: Range;
  readonly of?: Anchor;
  readonly decides?: Directed['decides'];
}

export const place: CrisisNode<Place> = {
  ...oneByOne<Place>(
    (c, node, id, scope) => {
      const around = node.of === undefined ? null : anchored(c, node.of, viewpoint(scope));
      const body = around !== null && isThere(around) ? bodyOf(c, around) : null;
      return placing(
        id,
        deciderOf(c, node.decides === undefined ? {} : { decides: node.decides }, scope, id),
        node.range,
        body === null ? null : { x: body.x, y: body.y, radius: body.radius },
      );
    },
    (c, _node, id, scope) => canBeMoved(c, id, causeIn(scope), 'place'),
  ),
  hint: () => WORTH.move,
};
