import type { Node, NodeKind } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { C } from '../rules/run.ts';
import type { Phrases, Said } from '../text/said.ts';

/** What a bot may expect of an effect, roughly and without looking at the table: good is positive. */
export interface Hint {
  /** What its player gains, in points of damage or life. */
  readonly gain: number;
  /** Whether it is about the opponent's dice (they lose) or about its player's own. */
  readonly side: 'own' | 'opposing' | 'either' | 'none';
}

/** One kind of effect: how it runs, whether it could change the game, how it reads, what a bot may expect. */
export interface DiceNode<N extends Node> extends NodeKind<C, N> {
  readonly say: Localized<(node: N, p: Phrases) => Said>;
  readonly hint: (node: N) => Hint;
}

/** The part of a node that runs; its words and hint stand beside it in the same file. */
export type Runs<N extends Node> = NodeKind<C, N>;
