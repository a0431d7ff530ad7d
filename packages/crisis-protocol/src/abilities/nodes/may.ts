import { type Node, runMay } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import { mayOf } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** Its player decides whether it happens. */
export interface May extends Node {
  readonly node: 'may';
  readonly effect: Effect;
}

export const may: CrisisNode<May> = {
  ...runMay<Table, May, Memory>((c, _node, scope, frame) => ({
    seat: seatIn(c, scope),
    ask: { key: 'ask.may', args: { ability: scope.at, effect: frame.data.at } },
    rules: ['CP-SUPER-4'],
    source: scope.at,
  })),
  say: ({ effect }, p) => mayOf(p, p.say(effect)),
};
