import { type Data, type Sequence as KernelSequence, runSequence } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import type { EffectNode } from '../node.ts';
import type { Memory } from '../scope.ts';
import type { Effect } from '../vocabulary.ts';

/** One sentence after the other (MC-ABILITY-3). */
export interface Sequence extends KernelSequence {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

export const sequence: EffectNode<Sequence, Data> = {
  ...runSequence<Table, Memory>(),
  say: ({ parts }, p) => parts.flatMap((part) => p.say(part)),
};
