import { DONE, type Sequence as Parts, runSequence } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import { inAll, inTurn } from '../../text/said.ts';
import { summed } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** One thing after the other, unless what went before was prevented (DM-PREVENT-AND-REDIRECT-1). */
export interface Sequence extends Parts {
  readonly node: 'sequence';
  readonly parts: readonly Effect[];
}

const parts = runSequence<Table, Memory>();

const runs: Runs<Sequence, never> = {
  ...parts,
  run: (c, node, scope, frame) => (scope.cancelled === true ? DONE : parts.run(c, node, scope, frame)),
};

const say = inAll<Sequence>((node, p) =>
  inTurn(
    node.parts.map((part) => p.say(part)),
    p,
  ),
);

export const sequence: DiceNode<Sequence> = {
  ...runs,
  say,
  hint: (node, o) => summed(node.parts.map((part) => o.hint(part))),
};
