import { type Node, runMay } from '@assemble/kernel';
import type { Table } from '../../table.ts';
import { mayOf } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Memory } from '../scope.ts';
import { chooser } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** What follows is up to the player (MC-WORD-2, MC-ABILITY-6). */
export interface May extends Node {
  readonly node: 'may';
  readonly effect: Effect;
}

export const may: EffectNode<May> = {
  ...runMay<Table, May, Memory>((c, _node, scope, frame) => ({
    seat: chooser(c, scope),
    ask: { key: 'ask.may', args: { card: scope.self, at: frame.data.at } },
    rules: ['MC-WORD-2'],
    source: frame.data.at,
  })),
  say: ({ effect }, p) => mayOf(p, p.say(effect)),
};
