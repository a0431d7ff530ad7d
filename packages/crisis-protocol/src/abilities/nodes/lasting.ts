import { DONE } from '@assemble/kernel';
import { addLasting } from '../../rules/atoms.ts';
import type { Until } from '../../table.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { seatIn } from '../values.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** A standing effect on characters, until a moment comes. */
export interface LastingEffect extends Targeted {
  readonly node: 'lasting';
  readonly holds: StaticEffect;
  readonly until: Until;
}

export const lasting: CrisisNode<LastingEffect> = {
  ...onTargets<LastingEffect>((c, node, targets, scope, frame) => {
    for (const character of targets)
      addLasting(c, {
        at: frame.data['at'] as string,
        character,
        seat: seatIn(c, scope),
        self: scope['self'] as number,
        until: node.until,
      });
    return DONE;
  }),
  hint: () => WORTH.die * 2,
};
