import { DONE, type Node } from '@assemble/kernel';
import { depthOf } from '../../rules/activities.ts';
import { addLasting } from '../../rules/atoms.ts';
import { ref, tell } from '../../rules/events.ts';
import { UNTIL } from '../../text/forms.ts';
import { at, opened } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import type { Period, StaticEffect } from '../vocabulary.ts';

/** Something holds until a period ends, whatever becomes of the card that said so (MC-LASTING-1, -2). */
export interface LastingNode extends Node {
  readonly node: 'lasting';
  readonly until: Period;
  readonly holds: StaticEffect;
}

export const lasting: EffectNode<LastingNode> = {
  run: (c, node, scope, frame) => {
    const { change: _over, ...kept } = scope;
    addLasting(c, {
      at: frame.data.at,
      kind: 'holds',
      until: node.until,
      depth: depthOf(c, scope),
      scope: kept,
    });
    note(scope, 1, true);
    tell(c, 'lasts', ['MC-LASTING-1'], () => ({ card: ref(c, scope.self), until: node.until }));
    return DONE;
  },
  // MC-LASTING-5: what ends with an attack or scheme needs one.
  can: (c, { until }) => until !== 'activation' || c.table.activities.length > 0,
  say: ({ until, holds }, p) => opened(p.hold(holds), at([UNTIL[until][p.locale]])),
};
