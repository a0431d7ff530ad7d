import { type Data, type Sequence as KernelSequence, runSequence } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import { inTurn } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** Parts one after the other. */
export interface Sequence extends KernelSequence {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

export const sequence: CrisisNode<Sequence, Data> = {
  ...runSequence<Table, Memory>(),
  say: ({ parts }, p) =>
    inTurn(
      p,
      parts.map((part, i) => {
        if (i > 0) p.talk.opened = false;
        return p.say(part);
      }),
    ),
};
