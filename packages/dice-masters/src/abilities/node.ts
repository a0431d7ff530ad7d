import type { Frame, Node, NodeData, NodeKind } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { Card } from '../content.ts';
import type { C } from '../rules/run.ts';
import type { Paragraph } from '../text/ability-phrase.ts';
import type { Phrases, Said } from '../text/said.ts';
import type { Memory } from './memory.ts';
import type { Ability, Effect } from './vocabulary.ts';

/** Whose dice or life something is about. */
export type Side = 'own' | 'opposing' | 'either' | 'none';

/** What a bot may expect, roughly and without looking at the table. */
export interface Hint {
  /** What its player gains, in points of damage: 1 damage to the opponent or 1 life is 1. Below zero: a loss. */
  readonly gain: number;
  readonly side: Side;
  /** It may come to nothing: no target, a condition, a payment refused, a roll. */
  readonly fails: boolean;
  /** What its player gives up for it, in energy. */
  readonly tempo: number;
}

/** What is known while an ability is judged: as `Phrases` while it is said. */
export interface Outlook {
  readonly card: Card;
  /** Whose the dice are that "that" means. */
  that: Side;
  /** How many the effect before this one has reached. */
  done: number;
  /** Judges a part. */
  readonly hint: (effect: Effect) => Hint;
}

/** One kind of effect: how it runs, whether it could change the game, how it reads, what a bot may expect. */
export interface DiceNode<N extends Node> extends Runs<N, never> {
  readonly say: Localized<(node: N, p: Phrases) => Said>;
  readonly hint: (node: N, o: Outlook) => Hint;
}

/** One kind of ability: as a node, but it makes paragraphs. */
export interface AbilityNode<A extends Ability> extends Runs<A, never> {
  readonly say: Localized<(ability: A, p: Phrases) => readonly Paragraph[]>;
  readonly hint: (ability: A, o: Outlook) => Hint;
}

/** One kind of standing effect: the rules ask for it, so it only says and hints. */
export interface StandingKind<S> {
  readonly say: Localized<(effect: S, p: Phrases) => Said>;
  readonly hint: (effect: S, o: Outlook) => Hint;
}

/** The part of a node that runs. `Notes` is what it writes down between its steps: nobody else reads it. */
export interface Runs<N extends Node, Notes = object> extends NodeKind<C, N, Memory, Notes> {}

/** The frame of a node. */
export type NodeFrame<Notes = object> = Frame<NodeData & Notes>;
