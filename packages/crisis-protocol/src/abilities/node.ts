import type { Node, NodeKind } from '@assemble/kernel';
import type { Rich } from '@assemble/language';
import type { C } from '../rules/run.ts';
import type { Phrases, Said } from '../text/said.ts';
import type { Ability } from './vocabulary.ts';

/** One kind of effect: how it runs, whether it could change the game, and how it reads. */
export interface CrisisNode<N extends Node> extends NodeKind<C, N> {
  readonly say: (node: N, p: Phrases) => Said;
}

/** One kind of ability: as an effect, but it makes whole sentences. */
export interface AbilityNode<A extends Ability> extends NodeKind<C, A> {
  readonly say: (ability: A, p: Phrases) => readonly Rich[];
}
