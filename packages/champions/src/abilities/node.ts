import type { Node, NodeKind } from '@assemble/kernel';
import type { C } from '../rules/run.ts';
import type { Paragraph } from '../text/ability-phrase.ts';
import type { Phrases } from '../text/phrases.ts';
import type { Said } from '../text/said.ts';
import type { Memory } from './scope.ts';
import type { Ability } from './vocabulary.ts';

/**
 * One kind of effect: how it runs, whether it could change the game, how it reads. `Notes` is what it writes down between
 * its steps.
 */
export interface EffectNode<N extends Node, Notes = object> extends NodeKind<C, N, Memory, Notes> {
  readonly say: (node: N, p: Phrases) => Said;
}

/** One kind of ability: what stands around effects. */
export interface AbilityNode<A extends Ability> extends NodeKind<C, A, Memory, object> {
  readonly say: (ability: A, p: Phrases) => Paragraph;
}

/** One kind of standing effect: the rules ask for it, so it never runs. */
export interface StandingKind<S> {
  readonly say: (effect: S, p: Phrases) => Said;
}

/** The part of a node that runs. */
export type Runs<N extends Node, Notes = object> = NodeKind<C, N, Memory, Notes>;
