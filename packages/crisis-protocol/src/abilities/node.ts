import type { Frame, Node, NodeData, NodeKind } from '@assemble/kernel';
import type { Rich } from '@assemble/language';
import type { C } from '../rules/run.ts';
import type { Phrases, Said } from '../text/said.ts';
import type { Memory } from './memory.ts';
import type { Ability } from './vocabulary.ts';

/** The frame of a node, with what its kind writes down between its steps: nothing is there before the first. */
export type NodeFrame<Notes = object> = Frame<NodeData & Notes>;

/** How one kind of node runs, and whether it could change the game. */
export type Runs<N extends Node, Notes = object> = NodeKind<C, N, Memory, Notes>;

/** One kind of effect: how it runs, whether it could change the game, and how it reads. */
export interface CrisisNode<N extends Node, Notes = object> extends Runs<N, Notes> {
  readonly say: (node: N, p: Phrases) => Said;
}

/** One kind of ability: as an effect, but it makes whole sentences. */
export interface AbilityNode<A extends Ability, Notes = object> extends Runs<A, Notes> {
  readonly say: (ability: A, p: Phrases) => readonly Rich[];
}
