import { DONE, type Node } from '@assemble/kernel';
import type { RevealChange } from '../../rules/changes.ts';
import { ref, tell } from '../../rules/events.ts';
import type { EffectNode } from '../node.ts';
import { from, note } from '../scope.ts';

/** Cancels the When Revealed effects of the card that is being revealed, or the whole card (MC-CANCEL-1, -3). */
export interface Cancel extends Node {
  readonly node: 'cancel';
  readonly what: 'effects' | 'card';
}

export const cancel: EffectNode<Cancel> = {
  run: (c, node, scope) => {
    const change = c.change(scope) as RevealChange;
    change.cancelled = node.what;
    note(scope, 1, true);
    tell(c, 'cancelled', ['MC-CANCEL-1'], () => ({
      card: ref(c, change.target),
      by: ref(c, from(scope).self),
    }));
    return DONE;
  },
  can: (_c, _node, scope) => scope['change'] !== undefined,
  hint: () => ({ gain: 3 }),
};
