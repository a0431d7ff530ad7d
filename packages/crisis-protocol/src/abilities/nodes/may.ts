import { type Node, runMay } from '@assemble/kernel';
import { other } from '../../rules/run.ts';
import type { Table } from '../../table.ts';
import { mayOf } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** Its player, or the opponent, decides whether it happens. */
export interface May extends Node {
  readonly node: 'may';
  readonly by?: 'opponent';
  readonly effect: Effect;
}

export const may: CrisisNode<May> = {
  ...runMay<Table, May, Memory>((c, { by }, scope, frame) => {
    const seat = seatIn(c, scope);
    return {
      seat: by === 'opponent' ? other(seat) : seat,
      ask: { key: 'ask.may', args: { ability: scope.at, effect: frame.data.at } },
      rules: ['CP-SUPER-4'],
      source: scope.at,
    };
  }),
  say: ({ by, effect }, p) => {
    const opponent = p.subject({ noun: 'opponent', det: 'your' });
    return mayOf(p, p.say(effect), by === undefined ? p.you : opponent);
  },
};
