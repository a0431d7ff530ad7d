import type { Node, NodeKind } from '@assemble/kernel';
import type { Rich } from '@assemble/language';
import type { C } from '../rules/run.ts';
import type { Phrases, Said } from '../text/said.ts';
import type { Ability, Effect } from './vocabulary.ts';

/** What a bot may expect of an effect, roughly and without looking at the table, in points of damage to an enemy. */
export interface Outlook {
  /** Judges a part. */
  readonly hint: (effect: Effect) => number;
}

/** One kind of effect: how it runs, whether it could change the game, how it reads, what a bot may expect. */
export interface CrisisNode<N extends Node> extends NodeKind<C, N> {
  readonly say: (node: N, p: Phrases) => Said;
  readonly hint: (node: N, o: Outlook) => number;
}

/** One kind of ability: as an effect, but it makes whole sentences. */
export interface AbilityNode<A extends Ability> extends NodeKind<C, A> {
  readonly say: (ability: A, p: Phrases) => readonly Rich[];
  readonly hint: (ability: A, o: Outlook) => number;
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
