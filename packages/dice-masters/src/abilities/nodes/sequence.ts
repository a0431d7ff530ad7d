import { DONE, runSequence, type Sequence as Parts } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import { inAll, inTurn } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** One thing after the other, unless what went before was prevented (DM-PREVENT-AND-REDIRECT-1). */
export interface Sequence extends Parts {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

const parts = runSequence<Table>();

export const sequence: Runs<Sequence> = {
  ...parts,
  run: (c, node, scope, frame) => (scope['cancelled'] === true ? DONE : parts.run(c, node, scope, frame)),
};

export const saySequence = inAll<Sequence>((node, p) =>
  inTurn(
    node.parts.map((part) => p.say(part)),
    p,
  ),
);
