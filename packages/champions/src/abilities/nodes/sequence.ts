import { type Sequence as KernelSequence, runSequence } from '@assemble/kernel';
import type { EffectNode, Runs } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** One sentence after the other (MC-ABILITY-3). */
export interface Sequence extends KernelSequence {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

export const sequence: EffectNode<Sequence> = {
  ...(runSequence() as unknown as Runs<Sequence>),
  say: ({ parts }, p) => parts.flatMap((part) => p.say(part)),
  hint: ({ parts }, judge) => ({ gain: parts.reduce((sum, part) => sum + judge(part).gain, 0) }),
};
