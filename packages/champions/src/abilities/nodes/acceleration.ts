import { DONE, type Node } from '@assemble/kernel';
import { addAcceleration } from '../../rules/atoms.ts';
import type { EffectNode } from '../node.ts';

/** Gives the main scheme an acceleration token (MC-VILLAIN-PHASE-2). */
export interface Acceleration extends Node {
  readonly node: 'acceleration';
}

export const acceleration: EffectNode<Acceleration> = {
  run: (c) => {
    addAcceleration(c, ['MC-VILLAIN-PHASE-2']);
    return DONE;
  },
  can: () => true,
  hint: () => ({ gain: -4 }),
};
