import { call, DONE, type Node } from '@assemble/kernel';
import { isUp } from '../../rules/characters.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { seatIn, selfIn } from '../values.ts';

/** The character changes its Form (CP-FORM-6). */
export interface Transform extends Node {
  readonly node: 'transform';
  readonly form: number;
}

export const transform: CrisisNode<Transform> = {
  run: (c, node, scope, frame) => {
    const self = selfIn(c, scope);
    if (frame.step > 0 || self === null || !isUp(self) || self.form === node.form) return DONE;
    return call('transform', { who: self.id, form: node.form, seat: seatIn(c, scope) });
  },
  can: (c, node, scope) => {
    const self = selfIn(c, scope);
    return self !== null && self.form !== node.form;
  },
  hint: () => WORTH.die * 2,
};
