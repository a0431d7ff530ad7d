import type { Node, NodeKind } from '@assemble/kernel';
import type { C } from '../rules/run.ts';
import type { Effect } from './vocabulary.ts';

/** What a bot may expect of an effect, roughly and without looking at the table, in points of damage to an enemy. */
export interface Outlook {
  /** Judges a part. */
  readonly hint: (effect: Effect) => number;
}

/** One kind of effect: how it runs, whether it could change the game, what a bot may expect. */
export interface CrisisNode<N extends Node> extends NodeKind<C, N> {
  readonly hint: (node: N, o: Outlook) => number;
}

/** What things are worth, in points of damage. */
export const WORTH = {
  damage: 1,
  power: 0.6,
  condition: 0.8,
  move: 0.7,
  die: 0.4,
  token: 2,
  point: 3,
} as const;
