import { runSequence, type Sequence as Parts } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import { inAll, inTurn } from '../../text/said.ts';
import type { Effect } from '../vocabulary.ts';

/** One thing after the other. */
export interface Sequence extends Parts {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

export const sequence = runSequence<Table>();

export const saySequence = inAll<Sequence>((node, p) =>
  inTurn(
    node.parts.map((part) => p.say(part)),
    p,
  ),
);
