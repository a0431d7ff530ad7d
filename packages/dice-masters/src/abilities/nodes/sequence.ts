import { runSequence, type Sequence as Parts } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import type { Effect } from '../vocabulary.ts';

/** One thing after the other. */
export interface Sequence extends Parts {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

export const sequence = runSequence<Table>();
