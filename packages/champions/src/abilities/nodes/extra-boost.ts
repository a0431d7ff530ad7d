import { DONE, type Node } from '@assemble/kernel';
import { dealBoost } from '../../rules/activity-atoms.ts';
import { extraBoostPhrase } from '../../text/attacks-phrase.ts';
import type { EffectNode } from '../node.ts';

/** One more boost card for the activation that runs now (MC-BOOST-5). */
export interface ExtraBoost extends Node {
  readonly node: 'extra-boost';
}

export const extraBoost: EffectNode<ExtraBoost> = {
  run: (c) => {
    const now = c.table.activities.at(-1);
    if (now !== undefined) dealBoost(c, now, ['MC-BOOST-5']);
    return DONE;
  },
  can: (c) => c.table.activities.length > 0,
  say: (_node, p) => extraBoostPhrase(p),
};
