import type { Range } from '../../geometry/tools.ts';
import { bodyAt, viewpoint } from '../../rules/filter.ts';
import { canBeMoved, placing } from '../../rules/moving.ts';
import { sayPlace } from '../../text/moves.ts';
import { chosenFirst } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { oneByOne, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';
import type { Anchor } from '../vocabulary.ts';
import { type Directed, deciderOf } from './directed.ts';

/** Characters are placed within a Range of themselves, of another, or of a token (CP-PLACE-1). */
export interface Place extends Targeted {
  readonly node: 'place';
  readonly range: Range;
  readonly of?: Anchor;
  readonly decides?: Directed['decides'];
}

export const place: CrisisNode<Place> = {
  ...oneByOne<Place>(
    (c, node, id, scope) => {
      const body = node.of === undefined ? null : bodyAt(c, node.of, viewpoint(scope));
      return placing(
        id,
        deciderOf(c, node.decides === undefined ? {} : { decides: node.decides }, scope, id),
        node.range,
        body === null ? null : { x: body.x, y: body.y, radius: body.radius },
      );
    },
    // Near who is gone there is no place.
    (c, { of }, id, scope) =>
      (of === undefined || bodyAt(c, of, viewpoint(scope)) !== null) &&
      canBeMoved(c, id, causeIn(scope), 'place'),
  ),
  say: (node, p) => chosenFirst(p, node.to, (one) => sayPlace(p, one, node)),
};
