import type { Node, NodeKind } from '@assemble/kernel';
import type { C } from '../rules/run.ts';
import type { Paragraph } from '../text/ability-phrase.ts';
import type { Phrases } from '../text/phrases.ts';
import type { Said } from '../text/said.ts';
import type { Memory } from './scope.ts';
import type { Ability, Effect } from './vocabulary.ts';

/** What a bot may expect, roughly and without looking at the table. */
export interface Hint {
  /** What the players gain: 1 damage to an enemy, 1 threat removed or 1 damage avoided is 1. Below zero: a loss. */
  readonly gain: number;
}

/**
 * One kind of effect: how it runs, whether it could change the game, how it reads, what a bot may expect. `Notes` is what
 * it writes down between its steps.
 */
export interface EffectNode<N extends Node, Notes = object> extends NodeKind<C, N, Memory, Notes> {
  readonly say: (node: N, p: Phrases) => Said;
  readonly hint: (node: N, judge: (effect: Effect) => Hint) => Hint;
}

/** One kind of ability: what stands around effects. */
export interface AbilityNode<A extends Ability> extends NodeKind<C, A, Memory, object> {
  readonly say: (ability: A, p: Phrases) => Paragraph;
  readonly hint: (ability: A, judge: (effect: Effect) => Hint) => Hint;
}

/** One kind of standing effect: the rules ask for it, so it never runs. */
export interface StandingKind<S> {
  readonly say: (effect: S, p: Phrases) => Said;
  readonly hint: (effect: S) => Hint;
}

/** The part of a node that runs. */
export type Runs<N extends Node, Notes = object> = NodeKind<C, N, Memory, Notes>;
